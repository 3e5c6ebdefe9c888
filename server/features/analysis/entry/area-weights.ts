/** Written by bench/eval/learn.ts: our own words, adjusted on the topics of Lemotif (MIT). */
export const areaWeights: Record<string, Record<string, string>> = {
  exercise: {
    '3.7': 'exercise',
    '3.5': 'gym',
    '3.4': 'workout',
    '3.3': 'exercising',
    '3.2': 'cardio',
    '3.1': 'exercised|steps|swim|swimming',
    '3.0':
      'bike|biking|crossfit|cycling|elliptical|fitness|jog|jogging|lift|lifted|lifting|pilates|pullups|pushups|ran|reps|squats|stretch|stretching|swam|treadmill|walk|walked|weights|workouts',
    '2.9': 'jogged|marathon|mile|run|training',
    '2.8': 'running|walking|yoga',
    '2.5': 'hiking',
    '2.4': 'hike|miles',
    '1.1': 'myself',
    '0.9': 'out|weight|worked',
    '0.6': 'been',
    '0.5': 'body|despite|important|in|lately|losing|morning|toward',
    '0.4': 'feel|feeling|felt|healthy|sluggish|trying|working',
    '0.3':
      'alert|basketball|blood|both|busy|days|down|extremely|fit|flowing|goal|great|happy|health|heart|hour|im|it|job|meeting|mind|minutes|physically|such|this|though|use|video|weeks|work',
    '0.2':
      'able|about|active|after|afterwards|again|anymore|at|bench|best|biggest|brother|class|confidence|control|customers|doing|during|employee|everyday|excercise|fear|filled|get|hadnt|have|help|hitting|is|keep|keeps|like|lot|maintain|making|nephew|nervous|otherwise|personal|play|prepared|press|putting|scheduled|short|sore|still|stuck|through|tiring|took|want|went|which|while',
    '-0.2':
      'amazing|an|anything|assignments|being|big|but|call|continue|enjoyed|finish|food|go|hunting|large|legs|light|looks|makes|mom|money|much|no|officially|often|on|only|outside|people|place|program|second|sick|some|something|taking|thank|there|thing|trails|watch|we|will|yesterday',
    '-0.3':
      'all|be|beautiful|because|bed|break|friends|from|hit|hours|its|lunch|most|one|part|salient|sun|take|that|they|too|warm|well|when|where|you',
    '-0.4': 'day|found|just|town',
    '-0.5': 'decided|good|had|spent',
  },
  faith: {
    '3.3': 'bible|god',
    '3.1': 'church|praying',
    '3.0':
      'allah|blessed|christ|christian|faith|gospel|holy|jesus|lord|mass|mosque|pastor|pray|prayer|prayers|priest|quran|ramadan|religion|religious|sabbath|scripture|sermon|soul|temple|worship',
    '2.9': 'spiritual',
    '2.5': 'prayed',
    '0.5': 'along|at|comfort|provided|woman',
    '0.4': 'and|calm|family|gods|he|her|on',
    '0.3': 'baby|because|is|man|never|one|read|those|video|will',
    '0.2':
      'always|an|anymore|become|books|came|can|child|didnt|feel|myself|no|others|peace|school|tell|that|the|this|towards|understood|watch|what|which',
    '-0.2': 'been|from|go|grateful|happy|him|hope|important|its|like|lot|made|most|our|we|with|yesterday',
    '-0.3': 'had|helped|very',
    '-0.4': 'i',
    '-0.5': 'connect|it',
    '-0.6': 'today',
  },
  family: {
    '3.4': 'son',
    '3.3': 'daughter|parents',
    '3.1': 'aunt|family|mom|mother|niece',
    '3.0':
      'brother|cousin|cousins|father|grandchildren|granddaughter|grandfather|grandma|grandmother|grandpa|grandparents|grandson|inlaws|kid|mum|newborn|sibling|siblings|stepdad|stepmom|toddler|twins|uncle',
    '2.9': 'dad',
    '2.8': 'child|nephew|parent|sister',
    '2.7': 'baby|children|kids',
    '1.5': 'she',
    '1.1': 'wife',
    '1.0': 'her|movie',
    '0.8': 'them|we',
    '0.7': 'game|hard|home|watched',
    '0.6': 'book|boy|everything|fun|games|his|husband|its|last|long|most|my|played|read|share|so|watching',
    '0.5': 'daughters|dont|little|much|sense|well|with|worth',
    '0.4':
      'angry|basketball|but|called|care|decided|eat|enjoy|future|getting|he|hobby|loved|nice|office|school|starting|talked|thankful|together|when',
    '0.3':
      'a|anxious|appointment|appreciated|as|asked|between|blood|busy|christmas|come|coming|excellent|feelings|had|happy|has|hes|him|hung|job|joy|lives|loves|partner|performed|phone|picked|problems|small|successful|they|town|want|worked|you',
    '0.2':
      'activity|again|also|am|annoyed|appreciation|away|better|blessings|bunch|carb|carefully|catch|clue|comforted|connor|continued|control|cracking|diet|doctor|driving|each|earlier|eating|end|enjoyed|evening|flu|frustrations|gets|gives|granted|grateful|great|happened|happiness|having|helped|homework|hope|how|is|kitchen|lights|love|low|lucky|makes|matter|me|menu|minutes|needs|officially|other|overall|paid|park|pick|playing|pray|pressure|real|reminded|run|seeing|settled|shared|should|shows|skills|spending|spent|spoke|team|television|that|there|time|to|treat|try|turning|us|warehouse|warm|wings|year|years|yesterday',
    '-0.2':
      'actually|all|awhile|become|best|bit|by|cant|catching|childrens|comforting|dinner|discussed|doing|drinking|else|families|far|flowers|friends|go|god|gym|happier|have|helps|hits|im|in|knew|like|look|make|man|met|miss|nothing|old|one|over|own|patch|probably|reach|really|reason|recently|right|sick|sleep|smile|some|someone|special|start|stuck|surprise|surveys|sweet|teaching|things|think|those|through|turned|usual|video|were|will|without|work',
    '-0.3':
      'anymore|belt|both|class|couldnt|do|enjoying|feel|goal|it|lately|life|myself|now|others|pre|proud|provide|quite|sending|stand|started|sure|surprised|thier|tried|very|what|wine|wonderful',
    '-0.4': 'bed|comfort|felt|girlfriend|ive|night|provided|see|usually|who|would',
    '-0.5': 'along|dish|friend|know|our|talk',
    '-0.6': 'able|can|woman',
  },
  food: {
    '3.2': 'food|meals',
    '3.1': 'cake|chicken|cook|pasta|restaurant|salad|soup',
    '3.0':
      'baking|bread|breakfast|burger|cheese|chocolate|coffee|cooked|cooking|cream|delicious|eaten|eggs|flavor|fruit|groceries|grocery|ice|lunch|meal|recipe|rice|sandwich|snack|snacks|spicy|steak|supper|sushi|tacos|tasty|tea|vegan|vegetables',
    '2.9': 'dessert|diet|dinner|hungry',
    '2.8': 'bake|eating',
    '2.7': 'baked',
    '2.6': 'cookies|pizza',
    '2.3': 'ate',
    '2.2': 'eat',
    '1.0': 'it',
    '0.7': 'dish',
    '0.6': 'from|how|made|very',
    '0.5': 'complete|good|scratch|surprised',
    '0.4': 'be|cut|enjoy|learned|new|not|our|talk|went|were',
    '0.3': 'a|alot|am|comforting|family|favorite|have|healthy|love|make|makes|many|roast|same|table|usually|who',
    '0.2':
      'age|all|big|excited|feel|grandmas|heat|homeless|individual|ive|long|loved|may|mexican|normally|nostalgic|out|people|routine|seasoning|should|so|success|taste|thankful|there|too|tried|try|turned|week|weight|yesterday',
    '-0.2':
      'about|although|amount|and|around|as|at|basically|bed|been|before|butter|carb|catching|college|comforted|day|do|friend|fun|going|him|if|im|last|meet|more|movie|much|neck|old|once|other|over|part|peanut|picked|plan|pressure|real|recreation|relaxing|right|share|spent|started|stuck|them|things|treat|trying|watched|we|when|which|work',
    '-0.3': 'because|blood|calming|could|friends|great|he|i|just|might|never|only|then|think|to|with|you',
    '-0.4': 'didnt|every|health|home|sugar|time',
    '-0.5': 'felt|is|me|most',
    '-0.6': 'for',
  },
  friends: {
    '3.9': 'friends',
    '3.8': 'friend',
    '3.1': 'friendship',
    '3.0':
      'bestie|besties|buddies|buddy|catchup|hangout|mate|mates|neighbor|neighbour|pals|party|roommate|roommates|texted',
    '2.9': 'group|pal',
    '1.1': 'we',
    '0.7': 'dinner',
    '0.5': 'couldnt|fun|go|had|he|off',
    '0.4': 'discussed|girlfriend|great|hang|helping|her|lots|parent|project|sister|together|wine|would',
    '0.3':
      'always|an|any|because|delicious|enjoyed|games|goofy|him|i|meet|met|miss|night|over|place|saw|shopping|store|talk|them|these|video|wish',
    '0.2':
      'about|at|bad|bbq|being|by|catching|childrens|close|college|conferences|drank|end|feel|got|just|keeps|laughed|life|lot|may|me|mine|my|neck|old|one|part|played|sick|spent|teacher|thats|times|up|want|were|where|with',
    '-0.2':
      'able|after|before|between|breakfast|coming|cool|d|did|different|done|families|family|first|forward|have|how|is|kids|long|made|makes|music|of|only|performed|pretty|second|taken|that|two|us|very|walk|wed|wife|wings',
    '-0.3': 'a|club|get|this',
    '-0.4': 'can|not|than|what',
    '-0.5': 'today',
  },
  health: {
    '3.6': 'health',
    '3.1': 'cough|hospital|pain',
    '3.0':
      'allergies|cancer|clinic|cold|cramps|dentist|depression|diabetes|diagnosis|doctors|fever|headache|headaches|illness|injured|injury|medication|meds|migraine|nausea|nurse|period|physical|pill|pills|pressure|recovery|surgery|teeth|therapist|therapy|tooth|vaccine|vitamins',
    '2.9': 'anxiety|blood|doctor|flu|medicine|symptoms',
    '2.8': 'appointment|knee|sick',
    '2.7': 'healthy',
    '2.6': 'back|ill',
    '2.5': 'weight',
    '2.0': 'tired',
    '0.7': 'connect|eat|food',
    '0.6': 'out|prayed',
    '0.5': 'although|before|could|did|god|good|i|legs|live|where|with|you',
    '0.4': 'ate|be|can|found|go|important|in|life|our|pizza|some|water|yoga',
    '0.3':
      'afternoon|articles|bed|began|blessing|break|drinking|families|find|golf|havent|helped|interested|kidney|learning|look|lunch|most|particularly|results|right|running|spent|start|support|swings|that|then|time|today|watch|workout',
    '0.2':
      'able|amazing|amount|around|arthritis|attack|basically|being|butter|cam|caused|changed|club|community|didnt|different|easier|for|friends|girl|granted|habits|him|im|know|later|light|like|little|long|longer|machine|months|must|not|often|older|once|or|outside|pains|part|participate|peanut|picked|plan|practice|reached|reading|remember|sense|so|soon|spot|stuck|take|thank|think|thinner|thought|told|vertigo|videos|walking|watching|ways|we|what|whats|wish|work|worse|wrong',
    '-0.2':
      'activity|angry|asked|bad|come|couldnt|couple|each|even|everyday|feelings|friend|has|he|help|hours|house|how|if|kind|losing|love|made|maintain|major|nice|night|off|online|person|relax|sad|still|the|their|too|very|was|when|while',
    '-0.3': 'after|alot|always|as|cut|exercise|feeling|felt|from|great|his|hope|roast|this|toward|us|week|working',
    '-0.4': 'at|do|get|going|having|her|last|lately|much|they|worked',
    '-0.5': 'am',
    '-0.6': 'and|really|she',
  },
  learning: {
    '3.2': 'classes',
    '3.1': 'exam|language|learning|school',
    '3.0':
      'assignment|campus|course|courses|degree|essay|exams|grade|grades|homework|lecture|lesson|lessons|professor|student|students|studied|study|studying|teacher|test|tests|thesis|university',
    '2.9': 'class|graduate|graduation|learn|semester|tutor',
    '2.8': 'college',
    '2.7': 'learned',
    '0.4': 'did|going',
    '0.3': 'after|day|im|two',
    '0.2': 'about|effort|entire|family|happy|have|managed|night|not|same|spend|take|task|that|things|working|write',
    '-0.2': 'being|both|help|her|how|important|kids|love|my|new|only|part|really|they|time|to|with',
    '-0.3': 'an|complete|from|if|it|scratch|the|their',
    '-0.4': 'in|is|so',
  },
  love: {
    '3.2': 'husband',
    '3.1': 'boyfriend|dating|girlfriend|married|sex',
    '3.0':
      'anniversary|breakup|crush|cuddled|cuddling|date|divorce|divorced|engaged|ex|fiance|fiancee|intimacy|kiss|kissed|marriage|relationship|romance|romantic|soulmate|spouse|tinder|valentine|wedding',
    '2.8': 'partner',
    '2.7': 'wife',
    '2.5': 'love',
    '0.9': 'bed',
    '0.7': 'she|we',
    '0.5': 'about|cared|other|very|yesterday',
    '0.4': 'do|grateful|him|loving|our|special|thing',
    '0.3':
      'am|anything|as|been|before|best|birthday|conversation|effort|felt|from|gods|guess|have|home|hope|how|in|know|life|outside|peacefully|pleasant|precious|recently|seems|shows|sick|significant|since|started|surprise|sweet|talk|think|time|timing|together|tv|was|wed|were|whole|will|wonderful',
    '0.2':
      'all|and|are|ask|ate|awhile|bit|bottle|bouquet|brought|calming|circumstances|company|connection|courage|cup|day|each|extra|flowers|frustrated|going|he|hungry|kind|lately|loved|lucky|mainly|missed|moments|movies|napped|no|not|note|on|only|others|part|person|proud|quite|realize|relaxed|relaxing|responded|sending|session|sleepy|snow|snuggled|someone|spent|spiritual|supportive|taken|talking|then|those|truly|under|usual|wanted|way|weve|woke|woman|work',
    '-0.2':
      'a|again|always|be|being|calm|days|documentary|driving|feeling|few|friends|go|goofy|great|its|lights|loves|met|one|people|relax|shopping|small|so|store|thankful|thought|town|want|weight',
    '-0.3': 'good|important|long|makes|new|start|them',
    '-0.4': 'at|family|for|get|i|myself',
    '-0.5': 'happy|much|there',
  },
  recreation: {
    '3.1': 'museum|vacation|youtube',
    '3.0':
      'anime|baseball|beach|bowling|camping|cards|concert|episode|film|fishing|football|gaming|hobbies|movies|netflix|novel|play|playing|playstation|puzzle|series|soccer|sports|travel|traveled|xbox',
    '2.9': 'golf|hobby|holiday',
    '2.8': 'park',
    '2.7': 'books|reading|show|tv|watched',
    '2.6': 'shows|trip',
    '2.5': 'game|movie',
    '2.4': 'basketball|book|read|video',
    '2.3': 'fun|played|watching',
    '2.1': 'games',
    '0.9': 'really',
    '0.7': 'hike|miles',
    '0.6': 'cookies|decided|feeling|hiking|house|recreation|relax',
    '0.5': 'both|documentary|enjoyed|kids|much|started|town',
    '0.4':
      'able|baked|belt|cool|drinking|drinks|has|if|it|just|large|month|music|now|of|old|photos|salient|sun|test|they|thier|today|way|what|while|without',
    '0.3':
      'away|back|bake|calming|class|d|day|do|enjoying|excited|far|finally|friend|from|funny|great|having|hit|hours|hugs|im|lately|learn|learned|literally|mile|nice|night|nothing|patch|peaceful|purchased|second|see|sugar|taking|them|trails|use|used|working',
    '0.2':
      'accomplished|added|after|allows|along|always|another|area|batch|beer|before|block|but|by|can|cant|checked|club|comforting|cute|deep|didnt|drink|driving|else|especially|exams|exciting|exited|face|few|find|finish|five|for|forward|free|get|good|hand|here|horrible|hunting|improved|is|ive|knee|laugh|looks|made|master|onto|order|pal|partner|pictures|piece|product|progress|proud|put|reason|relaxed|relaxing|rest|room|rough|said|scope|sharing|shipping|smile|staying|stopped|stressful|take|the|their|through|thru|tired|too|totally|trying|watch|water|when',
    '-0.2':
      'activity|also|annoying|appreciation|articles|been|began|bible|body|boring|busy|care|continued|days|dont|during|easier|even|every|exercise|favorite|feel|gives|goal|god|going|he|hes|his|in|interested|live|long|loving|money|months|more|morning|myself|near|news|no|only|other|others|overall|particularly|peacefully|picked|place|pretty|putting|ready|school|sense|share|some|such|think|took|towards|turning|was|which|will|wish|workout|year|yet',
    '-0.3':
      'about|as|birthday|came|computer|dull|excellent|food|got|hard|him|hour|husband|learning|lot|not|office|our|parents|returning|saw|since|spend|starting|up|where|yesterday',
    '-0.4': 'happy|life|loved|satisfied|whole|with',
    '-0.5': 'daughters|enjoy|little|were',
    '-0.6': 'boy|me',
    '-0.7': 'she|together|well',
    '-0.8': 'her',
    '-1.5': 'we',
  },
  sleep: {
    '3.8': 'sleep',
    '3.4': 'slept',
    '3.3': 'nap',
    '3.1': 'sleeping',
    '3.0':
      'alarm|asleep|awake|bed|dozed|dream|dreams|insomnia|mattress|naps|nightmare|nightmares|oversleep|overslept|rest|rested|sleepless|snoring|wake|waking|woke',
    '2.9': 'bedtime|napped|pillow|sleepy',
    '2.8': 'night',
    '2.1': 'tired',
    '0.5': 'me',
    '0.4': 'the',
    '0.3': 'able|activity|because|fell|for|get|hours|kinda|lights|major|moment|needed|ready|sick|today|us|when',
    '0.2':
      'actually|after|am|being|calm|cat|challenging|close|dog|exactly|made|mom|recovery|road|success|take|this|well|which',
    '-0.2': 'a|about|and|before|but|do|felt|happy|have|hope|just|my|myself|on|so|them|went|were|with',
    '-0.3': 'in|yesterday',
    '-0.4': 'she|that|we',
  },
  work: {
    '3.2': 'business',
    '3.1': 'clients|email|overtime|projects',
    '3.0':
      'boss|career|client|colleague|colleagues|company|contract|coworker|coworkers|customer|deadline|deadlines|emails|employees|employer|fired|freelance|hired|interview|jobs|layoff|layoffs|manager|presentation|promotion|resume|salary|shift|shifts|tasks|workload',
    '2.9': 'employee|meetings|office|team|workplace',
    '2.8': 'customers|meeting|project',
    '2.7': 'job|task|working',
    '2.6': 'work|worked',
    '0.8': 'money',
    '0.7': 'pretty',
    '0.6': 'goal|only|provide',
    '0.5': 'an|can|felt|give|if|new|there',
    '0.4':
      'all|also|big|bonus|boring|even|help|hits|love|makes|might|more|much|news|others|patients|this|to|today|walk|well|yesterday',
    '0.3':
      'and|annoying|call|cant|children|completed|do|doing|dull|earning|easy|few|go|going|got|graduation|happy|helps|i|knowing|mturk|next|no|passing|paying|performance|pleased|position|productive|reached|required|returning|reviews|run|slow|soul|supposed|surveys|their|tomorrow|trip|tutor|works|wrote',
    '0.2':
      'amounts|assignments|back|basically|beautiful|breakfast|complete|concentrate|couldnt|cutting|department|details|different|dogs|done|every|exhausted|fine|finish|for|frustration|functioning|get|happened|hit|hours|ill|info|is|issues|last|leaving|looking|majority|many|moderate|move|multiple|nothing|parents|people|per|performed|place|positively|pre|program|quality|quickly|reach|reading|realized|received|research|running|satisfied|save|self|show|stage|start|super|than|thought|too|treat|twice|until|very|warm|were|weve|who|why|within|year',
    '-0.2':
      'alert|alone|am|angry|better|block|blood|busy|called|control|deep|drinking|during|each|eat|effort|end|energy|exited|extremely|family|feeling|finally|flowing|good|grateful|gym|hang|have|havent|having|heart|husband|lately|live|long|losing|mind|minutes|my|now|peaceful|pick|prepared|read|salient|school|share|sleep|slept|so|started|still|stressful|successful|talk|thankful|thats|though|toward|trying|warehouse|water|which|without|would',
    '-0.3':
      'before|body|but|food|getting|great|has|health|helped|her|his|how|not|on|partner|relax|should|since|take|them|time|use|weight|worth',
    '-0.4': 'able|best|calm|did|enjoyed|everything|he|helping|him|home|house|it|want|went|wife',
    '-0.5': 'after|im|she',
    '-0.6': 'nice',
    '-1.2': 'out',
  },
}
