import type { Learned } from './level.ts'

/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned: Learned = {
  around: {
    bias: -2.276,
    least: 1.067,
    weights: {
      '1.60': '<ich>|ich',
      '1.57': '<quiero>|quiero',
      '1.56': 'being here',
      '1.45': 'sleep pills',
      '1.44': 'not wake up',
      '1.39': 'be dead|to be dead',
      '1.32': 'on my body',
      '1.31': 'am doing it',
      '1.30': 'my life soon',
      '1.29': 'been cut me|take my my',
      '1.28': '^ ^ je|^ je',
      '1.26': '^ ^ ich|^ ich|am~burden|see the point',
      '1.25': 'not wake',
      '1.24': 'life me do',
      '1.22': '<je>|blood me|blood+until|je|until~blood',
      '1.20': 'if me die|the gun',
      '1.19': '<estar>|cut+until|estar|me put the|would find me',
      '1.17': 'life another|to life another',
      '1.16': 'have been me',
      '1.15': 'again+blade|and let it|end with life|the gun me',
      '1.14': 'door+locked|locked the|locked~door',
      '1.13': 'and no point|life and me|my kin would|up on life',
      '1.12': '^ everything is|dead~out|feel+suicide|me so bad|pills~hand|was not here',
      '1.11': 'keep having|me keep having|to kill me',
      '1.10': 'having think|the rope and',
      '1.09': 'have the pills|keep cut|me keep cut|my~until',
      '1.07': 'blade~again|noose',
      '1.06': '^ ^ quiero|^ quiero|again+suicide|from end|me kill me|me~gun|myself|my~deserve',
      '1.05': 'as~dead|drove+sat|drove~sat|kill me|think to kill',
      '1.04': '<matarme>|feeling suicide|feeling+suicide|he+matarme|if me|matarme|me will kill|on point|this is leave',
      '1.03':
        'anymore+wake|cut~until|doing it soon|me were leave|my sleep pills|not keep me|up anymore|wake up anymore|wake~anymore',
      '1.02': 'am suicide|me am suicide|out~suicide',
      '1.01': 'me take pills|overdose|suicide again',
      '1.00': 'and cut my|would kill me',
      '0.99': 'end for me|height+takes|mistake~should|stones in|stones in my|stones~my|table~am|too many and',
      '0.98': '<jai>|^ ^ jai|^ jai|if me kill|jai|kill+mind|me here|mind~kill|on life|will be leave',
      '0.97': 'cut+night|drawer~me|drive+height|how~pills|longer+much|much longer|night me cut|soon~sorry|to end it',
      '0.96':
        '<vida>|cut me so|find+leave|me could end|of kill me|off for|rope~me|suicide soon|think of kill|vida|wrists',
      '0.95': 'am~dead|death~better|head~until|many pills|me to die|paracetamol|such a burden|will be dead',
      '0.94':
        '<matar>|alive|all my pills|height+sitting|ich+tot|it~quiet|letter+suicide|matar|me die soon|rope~am|safe with|safe with me|sitting~height|suicide letter|urge',
      '0.93': 'am a burden|and me hide|body~again|dead+soon|my body|off the height|to keep life',
      '0.92':
        'a blade to|blood+down|blood~down|cut again|en+la|end my my|end+ghost|en~la|ghost~end|got the pills|it all to|keep~kill|me hide my|my body with|think~stood',
      '0.91':
        'anymore+happens|being dead|feel suicide|happens~anymore|harming|me feel suicide|not being here|pills+saved|saved~pills|to me anymore|twice this|unalive|want~accident|with me in',
      '0.90':
        '^ nobody needs|door and me|door~have|in~shed|kill me but|my body because|nobody needs me|not come back|was~born',
      '0.89':
        'all+pills|die+mind|eating+since|heart+pills|me in it|my my death|not be life|of being life|says+yourself|says~yourself|since~leave|to end things|who would come|would~better',
      '0.88':
        '^ me have|again after|and nobody knows|goodbyes|is a voice|leave~small|my letter|not~life|pain to end|saying my letter|saying~letter|the pain to|the point in|there~voice',
      '0.87':
        'all would find|am blood me|am driving to|and not come|anymore+die|be so better|being life|driving to|driving to the|end+looked|find me|if~die|me~dead|my suicide letter|nobody+weeks|not+thirty|suicide+weeks|suicide~weeks|the rope',
      '0.86':
        'again+body|has no point|have the rope|how+night|keep+suicide|keep~suicide|kill+leaves|kin~house|leaves~kill|leaves~me|leaves~will|life has no|life+point|mind+suicide|nights me|on my mind|suicide~mind|take me out',
      '0.85': 'be with the|dead so|glad of|how+pills|if me was|point~life|to~dead|what~anymore',
      '0.84':
        'accident+want|am~hotel|been me|die+think|drive into|end+hotel|height now|height+hotel|ich will|me think will|not for my|not told all|punish me|the height now|to drive into|was not around',
      '0.83':
        'am having think|close to kill|close+kill|close~kill|cut~wall|feel~no|have~pills|me~hotel|the pills in|to leave and|to overdose',
      '0.82':
        '^ ^ suicide|^ some nights|^ suicide|courage+want|courage~it|cut+ten|die many day|fight it if|forty+not|into my body|kill~go|me~earth|nights+some|no+quiero|not fight it|not~forty|okay+went|rope and|some nights|some nights me|to be end|would not fight',
      '0.81':
        'all would kill|be better not|courage+kill|cut on my|death+sounds|got+pills|got~pills|had the courage|had~accident|had~courage|have to keep|in~closet|me keep want|soon~burden',
      '0.80':
        'a way future|at~six|being+longer|blade~my|brain+kill|brain~kill|came home and|forty+will|future for me|hand+pills|having+suicide|lately~think|night~cut|see a way|six me|the gun is|think to cut|want~part|wheel into|would~wake',
      '0.79':
        '<en>|en|have to feel|having think will|in the bath|not trust me|pills+will|the bath|the bath and|to feel this|wheel~way|will to drive',
      '0.78':
        'die+life|die~do|get end it|give+heart|gun for|gun~and|have~dead|if~spring|kin me will|last+nobody|life+not|overdose+will|pills~up|such~burden|takes the kin|take~now|think will take|two~pills|until~cut|what if me|would get end|would~die',
      '0.77':
        '<passwords>|am hopeless but|am think of|dead+sleep|dog+here|do~wake|future~me|kill+scared|me~passwords|my kin deserve|passwords|passwords~and|passwords~me|take~gun|to let go|want to jump',
      '0.76':
        '^ all would|belong~this|better+dead|bruise|come+death|cut+till|door+height|go+rope|have started to|keeps+kill|life+pain|looked~life|me again|me~die|point to get|till it|until me cut',
      '0.75':
        'an accident|body+nobody|body~nobody|door+want|from~again|have~stay|height+open|height~open|jump+think|letter are|letter+soon|me and then|me~courage|of sleep pills|soon~all|the letter are|thirty+will|would~sleep',
      '0.74':
        'around anymore|asked~be|committing suicide|committing+suicide|dead+five|deserve+until|earth+here|into+train|kin all would|kin me loved|many pills in|me~calm|me~committing|me~suicide|my~would|night+think|not told|out except|pills and me|pills in|please tell my|soon as the|stops me|tell~loved|to die|to jump|until~deserve|way out except|would not wake',
      '0.73':
        '^ ich will|ask+god|blade to|blade to my|die soon|driving+end|into~train|many pills and|my~yourself|of~pills|oncoming|purpose|scare+sounds|scare~sounds|to die so|wake up',
      '0.72':
        'cabinet+take|die+waiting|door+rope|driving+wheel|have~road|having suicide|jump+train|me keep a|me~accident|not come|rope~door|said~say|saying my|soon~then|take~cabinet|tell my kin|waiting~die|want~door|were leave',
      '0.71':
        '^ me put|am think will|body+into|die~am|had die|had die in|have kept|hour+pills|life~no|me had die|no way out|no~except|pills~hour|pills~in|saying leave|soon~would|the letter is|train+will|waiting for my',
      '0.70':
        '^ me looked|and me am|around+burden|be so easy|been~pills|burden for all|care if me|cut the wall|die+nobody|easy+wheel|easy~wheel|end me am|extra+hopeless|giving+life|giving~life|gun+last|gun~last|height+parking|leaves me|letter~in|me nobody|me~rope|of the parking|of~parking|parking+top|shift+will|swallowed|the letter and|think~night|think~overdose|this me will|top~parking|with the gun|written~and',
      '0.69':
        'around+blade|blade|blade+into|burden to my|close+height|lately+suicide|looked end|me~pills|so all would|the train me|think~jump|unsure~kill|will~dead|would~if',
      '0.68':
        '<vivir>|am blood|been~nobody|being+here|cut+relapsed|cut+wall|death~who|end+height|future+hopeless|hour+sat|into~soon|kill me last|me am blood|me have started|of this life|overdose+pills|pills|quiero+vivir|relapsed~cut|the think to|vivir',
      '0.67':
        'afraid~am|am kill me|around+better|being~year|better~around|cut+helps|feel~die|gun+right|have take everything|helps+thing|if~leave|into a wall|into+wall|into~wall|kill+voice|knuckles~the|me~everyones|my knuckles|not think on|of kill|only~helps|started cut|started cut again|stopping me from|tell my|thing that helps|thing~helps|this~leave|tied~me|voice~kill',
      '0.66':
        'am on the|being life in|cut~night|drive+water|drive~water|gun+loaded|have hopeless leave|here+hopeless|hopeless keeping|hopeless keeping me|is hopeless keeping|life anymore|loaded~me|me deserve it|me~deeper|month+once|my~letter|not me in|sitting on the|so~wake|think being life|way~kill',
      '0.65':
        '<charcoal>|after~better|again+eyes|am~train|call+kill|charcoal|come+not|cut again after|leave+soon|letter+writing|me came home|me many time|me~blood|my kin me|soon that is|the soon that|there~anymore|this call|would~me|writing~letter',
      '0.64':
        '<tot>|been~my|burden+everyones|burden~everyones|door~me|end it|have~blade|if me not|keep~point|leaves+will|life if|loud in|morphine|nobody+tried|pills~this|please~kin|put~end|suicide~many|think~die|tot',
      '0.63':
        '<life>|^ jai envie|am~front|anymore me|a~nightstand|burning|cut my body|dead~so|dead~soon|do~stay|gun is|have~death|heart pills|jai envie|jai envie de|kill+nobody|letter is|many+pills|me deserve|my hand|my nightstand|nightstand~am|nightstand~me|of pills an|on~body|pills an|pills an hour|pills in my|pills~am|pills~my|please~my|so nobody|take all of|this earth|want~die',
      '0.62':
        'after this|am~height|and~am|be~anymore|be~said|blade~am|body+here|die+want|have think will|have~hour|home~will|jump~soon|kin~letter|me~belong|me~life|no~life|six~will|sleep~it|suicide+way|that my kin|there~under',
      '0.61':
        'am~overdose|anymore+around|be~truth|blade blade|body now|body+cigarettes|by my my|dead+nobody|feels~out|have lost the|hide+kin|in class|let go|lost the will|lost~have|my death|my my|overdose+soon|point to keep|soon~die|to kill|walk into the|walk+water|walk~water|will~front',
      '0.60':
        '<slitting>|^ the cut|anymore me am|been think a|body+slitting|body~blood|does not scare|does~scare|end+wheel|gun~next|if me life|into train|loaded+next|loaded~it|loaded~next|me~be|please~loved|slitting|slitting my|slitting my body|slitting~body|table~me|the cut on|the pills are|with life',
      '0.59':
        '^ me punish|again+last|all~pills|been~suicide|body because|body+cut|by cut my|fight~if|ghost+want|go to sleep|goodbye|have started think|height soon|holding~my|if~takes|is my last|kill+take|kill+will|kill~week|last~cut|life+looked|life+waiting|loved+tell|many+wake|me punish|me punish me|me so me|me~end|mind+more|not scare me|of my pills|punish me by|punish~by|rope and me|sleep~be|started think|stopping me|stopping~from|takes me|then all would|to jump in|wake~not|want~ghost|way out',
      '0.58':
        'and last night|anymore+care|better not me|blade+take|blade~soon|care+die|care+kill|care~die|dead+years|dead~years|drive+into|existing|for good|gun me|height and me|if me end|into~body|last~again|let~me|many+month|me~lying|pills on|pills~ago|the blade|the kin me|the pills and|thighs|waiting~my',
      '0.57':
        'all the pills|am~rope|and~hide|being+dead|body~when|bought the|die+night|heart~it|hopeless~for|keep cut me|keep+point|keeps~kill|kill me one|me look at|me want would|me~deserve|my wheel into|needs me|not~soon|off~last|overdose+think|parking~and|railing|sitting~the|tonight|wake~life|wheel into a|would~soon',
      '0.56':
        '<suicide>|am so tired|and not wake|be~dead|day+die|deeper than|die~to|do~strength|for~leave|front+train|front~train|gun+time|have the strength|have~die|have~strength|heart~want|ich+mich|ich~mich|in case me|kill me and|kill~rope|kin deserve|life+strength|me me will|me~leave|month~out|peaceful|pills~all|place on|safe~me|soon after|soon soon me|strength~life|waking|wall~it|way+wheel|way~except|week~up|will~life',
      '0.55':
        '<de>|^ keep think|am walking|balcony|bought~soon|burden+leave|crashing+think|crashing+will|de|dead+envy|dead+know|death would|death~would|die+feel|die~it|die~would|envy~dead|hotel~will|how~kill|keep+kill|leave~things|me am walking|me could go|my~be|not around|not+wake|on it me|rope~to|soon~dead|the~jump|think will crashing|think+wall|think~crashing|think~lot|told+week|to~go|up~life|walking~height|will crashing|will~suicide',
      '0.54':
        '<mourir>|^ ^ lately|^ lately|again+cut|and me|and the water|because me deserve|blade+blade|blood+body|dead~that|die+wanting|door+home|end+put|height~me|helps+only|hide~am|it~kill|looked~end|me feel want|mourir|of~hair|place~would|room~not|rope~in|stay for|the way home|the wheel in|think~wall|to stay for|want a soon|wanting to die|wanting~die|want~born|want~dead|ways to die|would be better',
      '0.53':
        '^ soon me|a blade against|again in|against my body|against+blade|all+soon|am will|am~life|an end|better and me|blade against|blade against my|blade~is|burden+such|fantasize|feel+ghost|feel~ghost|height of the|kill~than|last+off|letter~and|life is too|life+want|life~who|me am will|me to kill|me~body|me~burden|on this earth|the drawer|think~suicide|thirty~and|thirty~my|till~is|to walk into|voice~to|want die|would not mind',
      '0.52':
        '<knuckles>|<leben>|again+started|anymore~am|because me hate|care+soon|cut when|cut+only|cut~because|dead in this|dead+room|dead~room|die+sounds|feel want me|future to and|have started|have~gun|height~jump|hide my|hide my kin|hide+suicide|hide~kin|hopeless to look|hopeless~future|hopeless~look|ich+leben|ich~leben|if~wake|jump~train|kill yourself|kin would|knuckles|leben|many+takes|many~takes|me anymore|me have said|me loved her|me~drawer|nobody would care|not life anymore|see any point|soon+while|started~again|stood+think|takes+want|think+train|wake up soon|will~my',
      '0.51':
        '<dead>|<nightstand>|<wake>|bathroom door|bathroom door and|bathroom+blade|bathroom+door|bathroom+locked|bathroom~and|bathroom~blade|bathroom~have|been feeling suicide|better off if|better~dead|blade+locked|blade+many|body last|body last night|body till|body till it|body+till|came+soon|dead|door~blade|except+way|feeling suicide since|gun+take|have locked|have locked the|have the blade|in my hand|in~bath|kill~will|kin+letter|kin~loved|life+no|life~year|locked the bathroom|locked~bathroom|locked~me|many night that|me have locked|means~have|my body last|my body till|nightstand|pills are|room+soon|sitting on|soon+sorry|soon+under|table~to|the bathroom door|think~me|to take all|want many night|will to end',
      '0.50':
        '<mehr>|<nicht>|<veux>|^ my brain|^ suicide feels|all if me|all me want|all would|being life and|blade in my|body again|born+not|born+want|dead+want|death sounds|death sounds better|death~this|deserve to life|end+everything|feels~way|feel~time|for all if|go+sleep|hand~end|head~end|heart~all|height+jump|ich+mehr|ich+nicht|ich~mehr|ich~nicht|je veux|je+veux|kill+sleep|kin would be|kin~if|letter and|life+wake|looked up how|looked~how|me locked|mehr|mehr+nicht|me~height|month+take|my body again|nicht|nicht mehr|not be here|off dead and|quiet+will|rope+tried|see~point|so tired|soon~his|suicide|suicide feels|suicide feels want|suicide~want|table and|takes~my|tell all me|the~driver|think~death|think~how|under my|veux|will to overdose|will~overdose',
      '0.49':
        '<blood>|<morir>|<rope>|a burden to|accident~the|be life anymore|be~kill|death+lot|do not wake|door+tied|end me want|end+six|for my dog|go~sleep|gun+next|having suicide all|hour+many|it feels want|je+plus|keep~body|kill me on|life and|life is end|life~die|me~mistake|me~overdose|me~press|morir|morir+quiero|nobody needs|place+where|quiero morir|self cut|suicide all think|suicide+think|take too many|there~place|tied~door|to jump soon|to sleep and|want+wheel|would know',
      '0.48':
        '<pense>|^ ^ death|^ death|^ if me|^ je pense|a rope|again+night|all~month|am waiting to|body+opened|by cut|cut+head|cut+punish|cut+self|cut~body|cut~when|dead+go|dead+off|do not come|door and|do~around|except+no|height~to|if~soon|je pense|je pense a|je veux mourir|je+mourir|je+pense|je~a|je~mourir|leave+written|longer+not|mourir+veux|night~again|part+want|pense|pense a|rope~soon|sat with the|sat~my|the pills|the rope is|think my my|think~into|tired~life|veux mourir|waiting to die|wheel~me|who~come|will jump',
      '0.47':
        '<denke>|^ been think|^ ich denke|am holding|be dead in|body until|came home|day+suicide|denke|denke+ich|go+say|got+lined|got~lined|height+soon|height~and|here+only|how~would|ich denke|ich+will|je~me|kin+written|lately~will|leave+small|lined+pills|me am holding|me~point|me~pull|my body until|my~night|not around anymore|not scare|the letter|to die soon|too many pills|tracks|wheel~home|will take all',
      '0.46':
        'all+better|and me know|and~again|be better with|better~would|by the time|deserve~life|die~better|for~die|home~not|jump+soon|keep wanting|keep wanting to|keep+wanting|kill+these|kill~am|kin+stay|letter~me|me keep wanting|me was dead|me~jump|my last|my~blood|of pills|off~dead|opened my|please~her|point in life|six+will|started~after|stepping|suicide when|suicide when me|take~blade|the blade to|think~kill|this life|train me|trying~life|under~think',
      '0.45':
        '<overdose>|<suicider>|^ ^ been|^ been|a mistake|after~kill|again+into|all would be|am think|because+until|blade+body|burden|burden~kin|care+make|day+mind|eating and|for~dog|have a blade|height+walking|height~am|hopeless+stay|hotel+will|is the truth|keeps~it|kin~lost|lie+want|life soon|lost the|me am think|me suicider|me~crashing|me~would|mind~day|my kin all|needs+nobody|no point|not~strength|pills on point|soon+table|suicider|table~soon|the~me|until~because|want a ghost|will be my|will~hand',
      '0.44':
        '^ me envy|after+again|again+think|am leave|and the door|another+life|be leave|because my kin|because+blood|been~die|been~leave|body until all|bought+soon|cut is|cut me again|cut~head|dead and|die+ways|die~not|doctor+said|door~and|envy+who|envy~who|for when me|have will me|how+kill|kin could|letter and me|me am leave|nobody~out|not+scare|not+spring|pills~can|so easy to|soon~end|takes~me|think~ways|till~it|want it to|ways~die|who+years|will~blood|will~end|would~room',
      '0.43':
        '<envy>|^ all me|and me want|anymore~want|be end|better+kin|be~better|blade~body|body+keep|did not wake|die|die many|die~be|envy|feel~end|fight it|kill~one|last night me|lately+think|life is|make it to|many~sleep|me have got|me have take|me would end|me~ghost|me~kill|me~stay|me~wake|not~here|place~this|point+see|take~life|the~station|think~again|tired of this|train~will|will~height|will~wheel',
      '0.42':
        '<nights>|a voice|against~body|back+gun|better+death|blade+pills|care~me|cut my head|cut~way|dead+one|death+think|die+hand|die+one|die~hand|end me|feel want|gun~my|hand~me|have~everything|have~life|have~only|height+off|if me did|insurance~me|into+soon|into+walk|kill+soon|kill+think|life+will|living|me looked|nights|not in this|once+pills|pills~kill|pills~on|scare me|stay here|take pills|than this|the blade me|there~me|train me think|train~and|walk into|want me do|will~day|wrist',
      '0.41':
        '^ if the|^ me hold|am hopeless|am~tired|an hour ago|a~everyones|a~fell|blood~it|came+home|could~who|decided|deserve~me|disappeared|earth+not|ever~my|feels~only|gun|gun+think|head+until|hour~is|insulin|kill+unsure|kill+yourself|kill~be|kill~me|leave~life|locked~and|many+suicide|me am hopeless|me want many|me will put|mehr+will|me~driving|me~me|me~soon|my~till|nicht+will|night~my|on~earth|scare~it|tied the|tied the rope|tired+tired|tired~tired|will to life',
      '0.40':
        '<born>|<envie>|^ life is|again+opened|am such|am such a|am~letter|a~wake|being+year|be~laughed|born|burden+kin|by the soon|de+envie|death~a|death~than|die+how|doing~soon|end+gun|envie|envie de|feel+want|feel~to|gun+soon|hand+take|hang|here+stay|hopeless+look|in the house|in~cabinet|it~loud|je+suicider|je~suicider|keep want|kill~think|last~all|life~not|many night|many~pills|me am such|me~letter|my~nobody|no quiero|no quiero vivir|no+vivir|nobody~die|note|no~vivir|out~one|pills+take|pills+wake|quiero vivir|since soon|takes~kin|the last time|think+weeks|tied~to|till~and|to the door|to~blood|what if|will~birthday|with~rope',
      '0.39':
        'after+started|am think to|am~of|and~point|be life|blade+till|body with|cut+keep|cut~so|dead+doing|death~be|deserve+life|die~time|dishes+doing|dishes+while|doing the dishes|doing~dishes|door+wheel|driving~a|end+pain|except+hopeless|future+look|having+keep|here~life|how me would|if~come|if~life|is home|kill+water|kill~time|last+sat|life~want|me soon|me was not|me~born|me~off|me~to|my~there|notice+want|not~anymore|not~blade|of the train|only~get|on~till|opened~in|pills~week|rope~the|sat~in|see~way|some~life|soon~do|there~future|the~hold|this house|want to stay|week~wake|wheel in the|wheel~with|while~dishes|who~dead|will kill|would be sad',
      '0.38':
        '<gun>|<lined>|a better kin|ago+pills|am sitting|am~body|am~wheel|and last|and~open|any point to|anymore~to|any~keep|be dead before|before+dead|being end|blade+end|burden~would|come+who|could end|cutting|cut~day|cut~it|cut~my|cut~only|dead before|do not belong|do~belong|everything me want|feel want there|feels~this|height+night|how+keep|if~came|is only one|kill me soon|last~life|lined|lined up|me am sitting|me sleep|me~blade|me~here|me~wanting|not suicide but|not~born|off~height|pills~the|planning|rope+tied|see~keep|soon~by|sounds better than|suicide~it|take a blade|the height|the hotel|there~life|the~drawer|the~parking|tired of life|what happens to|wheel|wheel~end|will end my|with~hair',
      '0.37':
        'at six|because~thing|better~kin|blade me|come home|de+jai|dead~want|die+go|envie+jai|feel~of|for~anymore|ghost~to|home+kill|home+wheel|how better|if~went|is leave|jai~de|keep~cut|kill+more|kill~here|kin+please|kin+wrote|leave~would|life~me|many~wake|me have|me~ground|my blade|my~end|my~keeps|my~wall|not~stay|point in|so easy|soon it would|soon~at|suicide but me|think~front|up how|want~takes',
      '0.36':
        '^ it would|^ me hide|^ when the|a lot will|am~anymore|anymore~be|care~am|dead+who|does~sounds|do~life|end+hand|except+one|feel+two|go on|go+kill|have tied|have tied the|hide~me|is~keeping|is~vet|jump from|kill+lately|kill~lately|last+will|leave+saying|leave+walking|lost+will|lot will|me have tied|me have will|me hold|me will be|me~home|me~takes|my hand and|my~again|not+strength|only~kin|pills~now|put+soon|scared~kill|so better|sounds~this|strong+think|take all all|take my life|take+why|the strength|the strength to|the table and|think will jump|think+wheel|think~driving|want to die|want~life',
      '0.35':
        '<body>|<sterben>|^ me made|^ me take|all~better|and nobody|a~pills|be a burden|been~think|blade~me|body+only|can~future|day+will|death~lot|die soon it|die+part|extra+kin|gone|hopeless~here|hopeless~kin|ich will sterben|ich+sterben|ich~sterben|into the water|jump soon|jump+will|kill~back|kin all|life+talked|life+trying|many+night|me~cut|me~longer|me~take|me~thirty|me~wall|nobody~if|of me want|only thing that|opened~the|overdose~my|pain~end|part~die|sleep~not|soon me|soon~the|sterben|sterben+will|than~this|the courage|the time you|there~keeping|the~till|think how to|think will|to cut|told my|waiting~me|what~feel|will death|will sterben|would not been|would~here',
      '0.34':
        '^ the rope|^ there is|advil|after+will|again~an|all blood|all+leave|and cut|and~suicide|better kin|blade+soon|body~me|burden to|care~to|dead kin|death~want|driving+into|end and|future~nobody|had~born|hand~it|height~will|her+please|how~die|if~end|into~water|in~blade|keep life|keep~this|leave soon|me around|me want to|me~forty|me~saved|me~sleep|no+point|now+pills|off+wheel|pills+too|put~to|somebody|think~around|think~soon|to not be|truth+want|until all blood|with any|would find|written~am',
      '0.33':
        '<courage>|<mas>|<sein>|<vivre>|^ je veux|^ no quiero|a burden|a ghost|all~dead|all~soon|am will for|am will to|another~this|better for all|better+sounds|body+until|cares+life|comes+will|courage|de vivre|de+plus|de+vivre|dead+home|die and me|die+many|do~come|drown|envie de vivre|envie+plus|envie+vivre|envie~vivre|everyones~me|feel+time|feel~life|for~hopeless|having~end|heart+want|here+not|ich~tot|ich~will|is~last|is~quiet|it blood|kin~better|leave letter and|life has|low+suicide|many+think|mas|mas+no|mas+quiero|mas+vivir|my~off|nights me want|nights~want|night~in|not fight|no~mas|on the table|on the way|one+way|one~do|plus envie|plus envie de|plus+vivre|plus~de|plus~vivre|quiero vivir mas|quiero~mas|see~future|sein|sein+tot|sein+will|sleep and|sounds better|stay life|strength to|take~month|think a lot|think will death|tied~rope|to die many|to make it|to stay life|tot sein|tot+will|until it blood|vivir mas|vivre|walk~me|want~wheel|ways~me|will tot|will tot sein|will~after|will~sein|would~easy',
      '0.32':
        '<accident>|<mein>|<mochte>|<pills>|<relapsed>|^ ich mochte|^ me relapsed|^ me self|^ what if|accident|am too|anymore me want|are~again|been think|been~body|before~up|better than this|better~me|better~want|bled|by~time|could go|cut+feel|dead by|dinner+think|end+life|end~how|go~water|hair~and|have~me|height+top|height+will|how+think|ich mochte|ich mochte nicht|ich+mein|ich+mochte|ich~mein|if me were|if~around|in a year|is no point|is~voice|keep a|keep me|leave~all|leben+mehr|leben+mein|leben+mochte|leben+nicht|leben+will|life anymore me|life want this|me am too|me blood|me bought the|me envy|me relapsed|me self|mehr leben|mehr+mochte|mein|mein leben|mein+will|me~anymore|me~extra|me~writing|mochte|mochte nicht|mochte nicht mehr|mochte+nicht|mochte~leben|mochte~mehr|nicht mehr leben|nicht~leben|off~soon|once~kin|relapsed|rope|stand~the|suicide+will|table~it|the courage to|think will end|to my body|wake+week|wall~to|wall~want|want me|what~point|wheel+will|will~drive|will~kill|will~me',
      '0.31':
        '<blade>|<tied>|^ ^ me|^ me|am~drive|and~jump|anymore+what|anymore~will|be here|being+life|burden~be|college+suicide|college~suicide|come+home|cut+cut|cut~blood|dead+her|did not life|doing+while|end things|feel+into|feel+thing|feel~up|get up|go+pills|gun~think|hand~of|have will|heart~and|in~suicide|is on my|it and me|keep~would|kill+way|letter~am|me hide|me was leave|me will get|me~been|me~future|me~will|my pain|no point in|not+stay|pills~will|running+wheel|soon or|swallowing|take~week|the height me|think will it|tied|tired me|to cut my|to~anymore|want there is|will put',
      '0.30':
        '<crashing>|<die>|<drawer>|^ my think|ago+take|all+month|am~on|be a better|because my|better~if|be~off|bills+not|born+think|burden~me|burden~my|come+think|comes after|courage to|crashing|dark+think|do~part|drawer|drive+think|end+head|feels want the|for~life|got~soon|head+kill|height with the|home+soon|jump~and|kill~but|last~will|life+stay|look future|look future to|loved her|me stand|me will to|me~tied|me~up|my last night|my life is|not+soon|part~this|said+say|sounds~than|the~quiet|think~do|think~sleep|told~suicide|to~end|until~me|will me am|will to make|will~wake|would not come',
      '0.29':
        '<letter>|<thirty>|<wall>|^ it feels|^ me feel|again~a|and~know|because+kill|better+how|better~all|bleed|by~me|cut+started|day me am|end everything|end+will|entry+leave|feel~first|future+see|googled|gun~it|head~me|hide~that|high+jump|in~accident|it~end|keep~me|kin me|kin~around|leave+please|letter+not|letter+saying|letter~it|lost~me|many and|many+sleep|many+soon|me do it|me tied the|me will not|my head|my~open|notice if|notice if me|no~out|pills of pills|point~on|sitting~in|sleep forever|so tired of|take all|think will die|thirty|to go on|to sleep forever|wall|we lost the|will is|will to jump|would~was',
      '0.28':
        '<punish>|<vet>|^ by the|again+die|am~pills|and~door|arm|back+room|be with|better off dead|better~leave|blade+not|blood+cut|body~cut|care+think|cut+thing|dead+good|driving+think|driving~and|end and end|end+feel|end+hour|end~life|feels+suicide|future+nobody|god~my|go~die|have take|here+kill|hopeless+keeping|hour+take|if me got|if~not|in~hand|it~die|kill+year|kin+room|leave+things|life+some|me have lost|me keep|me out of|me~strong|nobody~would|not be the|not see any|off dead|only~me|on~where|point of life|punish|soon+suicide|takes the|takes~will|take~me|than~one|the point of|there~here|there~my|think~train|to stay|told~was|vet|wanting to|week~all',
      '0.27':
        '<leaves>|^ kill me|^ me tried|^ the only|a burden of|after+better|after+soon|all is better|and suicide|and then me|anymore~kill|at~height|because~hate|been~kill|better off|be~me|body~in|by~my|case~it|comes+not|cut+day|cut~me|day+kill|dead~to|garage|go+tired|goes+kin|go~wake|gun in my|having~think|here and me|house+kin|how~takes|kill+one|kill+says|kill+telling|leaves|life+take|life~too|life~worth|look for|me because me|me have leave|me~being|me~hand|me~heart|me~safe|me~think|me~train|my~head|my~month|nobody knows|not here|off+want|on~jump|part of me|pills+week|school and me|she takes the|soon+way|soon~on|suicide~day|take me|telling~kill|the many pills|the~suicide|think~where|told~kill|to~die|to~height|wake up in|wall~me|way~me|will not be|would~death|wrote~all',
      '0.26':
        '<stones>|a burden for|afraid~me|after+comes|all~die|am driving|and~will|anymore+see|are~table|because+body|been cut|better with me|better~been|blood~the|burden+take|care if|case me|cut~many|dead in|dead~all|end it all|end+got|end+rope|end~once|forever+sleep|future for|hair~the|hand on|has~point|having+think|how+sleep|if~here|kin+overdose|leave+life|leave+only|letter+written|life|life~hopeless|life~point|me am driving|me go to|me sat with|me told the|me want out|me~fighting|nobody~know|not see a|off~me|of~hour|on the train|put the|sat with|see any|soon+soon|stones|suicide but|suicide~think|the bills|there~except|the~rest|think me have|think~coming|tired~to|to be with|to get up|to jump sleep|train+train|wheel in|will for it|would take|would~mind|written~letter',
      '0.25':
        '<cigarettes>|<closet>|^ the think|against my|and me held|and~stood|and~walking|any of the|an~life|around+kin|around+not|been born|before+soon|better~was|can not see|caring for her|caring+her|caring~her|cigarettes|closet|coming+train|cuts|die~of|do~me|drank|exam+think|extra~me|feel+place|find+time|for weeks|gun~all|gun~the|have~things|having~of|his+soon|hopeless+leave|house+many|how+takes|it would take|jump+wheel|kill+pills|kin me want|knows+nobody|last night|last+night|laughed+many|lost~life|me in|me on soon|me were|my life and|my~who|on~way|rope~want|say me will|she takes|sleep+think|soon me want|suicide all|ten~my|the surgery goes|the train|there is only|think~come|this body|to die and|too~pills|too~wake|train~coming|train~it|train~me|up in the|want the surgery|want to leave|what~life|wish|with~wheel',
      '0.24':
        '^ ^ there|^ part of|^ there|all+heart|and~night|anymore+not|at the trains|at~trains|be nice to|be~easy|birthday+will|body+now|can~way|cut+point|cut+since|deserve to|die so|die+soon|die+time|die~day|die~her|die~me|dose+think|driving~the|end+end|end+how|end+want|end~who|for the last|for~last|future+no|gun+will|have been think|have got|have~door|height+looked|height+want|here~am|hour ago|if~was|in the height|in this room|in will on|it soon|it~soon|kill+old|know~if|leave+read|leave+since|leave~read|life is not|life want|life+only|life~end|looked+trains|looked~trains|me fail|me last week|my~nine|not deserve to|not+rest|not+safe|not+under|not~around|not~come|not~happens|of the wheel|of~heart|open+want|point in will|since+suicide|sitting+wheel|sitting~wheel|soon or any|soon+think|soon~kill|stopped|suicide is|the dishes|the~keeps|the~sat|this room|this~kill|tied~and|time~will|to keep trying|to~front|to~last|train~at|tried~year|voice~me|want~cut|want~had|would care',
      '0.23':
        '<eighty>|<height>|^ me look|^ me started|^ the blade|again this soon|all+last|am so end|am~take|and~held|at the death|back+dead|been feeling|better+off|be~if|blade in|blade+found|body+last|body+night|body+want|body~night|day~do|death|death+who|deserve~and|die and|die~want|do it on|doing+soon|do~be|do~soon|eighty|end+shift|end+suicide|ending|end~end|feeling+since|feeling~since|feel~glad|found~blade|god~me|goes+surgery|having~life|head on the|head~it|heart~me|her+loved|home~for|into+think|in~drawer|it if me|jump off the|jump~height|jump~the|keeps~me|keep~of|kill me me|leave all|leave+nobody|let it|many~soon|me ask|me did it|me drove off|me have been|me have think|me have written|me~fail|me~let|my~leave|off+suicide|only+years|she+takes|soon me am|soon~am|suicide since|suicide~off|suicide~on|suicide~since|surgery goes|take~cut|take~many|talked~of|the wheel|the~come|the~each|think~each|this all|to life anymore|to look future|to self cut|tried~last|want~height|want~would|was before|who~me|would have a|would~off',
      '0.22':
        '<tin>|^ ^ part|^ my life|^ part|ago+hour|am no|am not afraid|am sitting in|am take|am~to|and~why|any+soon|anymore+better|anymore+kill|a~heart|because+kin|best+leave|better if me|better+place|blade+keep|blood~cut|blood~me|body+soon|call+die|close+end|cut my|cut~feel|die in that|die+now|die~die|disappear|do~day|feels+way|hand and|having+life|heart~am|heart~to|height+now|into+water|keep~blade|keep~by|kill+told|kill~from|kin~before|last+life|leave and|leave~me|letter~all|many~life|me am no|me am take|me looked up|me put|me tied|me want me|means~the|me~come|me~locked|my~could|nights+want|of~die|of~once|on and|out~body|pain to|point~stay|rope in the|sleep~wake|soon~not|soon~work|the gun in|the only thing|the~anchor|the~rope|the~soon|the~thirty|think+under|thirty~me|tin|up soon|up~end|want it all|want~off|ways to|when~many|who would|will to kill|will to take|will~train|with~gun|would~thing',
      '0.21':
        '<jump>|<loaded>|<soon>|^ many day|again me|all me|all+dead|all+wrote|am scared of|and then all|and~let|anymore+will|at~think|because~deserve|because~kin|better+die|better~better|bought+rope|bought~rope|can~being|care+life|could~not|cut+way|doctor~the|end+future|feel~am|feel~me|find+who|for my kin|getting~it|go+point|goes~am|happens+not|have~feel|have~front|have~letter|how+life|in life|into+wheel|kill|kill+rope|kin~be|leave~end|leave~to|life+lost|life~it|loaded|look+one|loved+please|me in the|me~fight|me~go|me~shed|me~strength|me~talked|me~trade|miss~die|my head on|my~by|my~me|not be|not do another|not~safe|of life|of~ago|one more|only thing|on~am|pain~not|please+will|point~go|put~my|rope is|scared~me|soon~any|suicide+want|suicide~this|take~when|telling me to|tell~her|tell~me|than go|the cat|the think of|the will to|think how me|think+trains|this~night|too+wake|trains and|tried+year|up many|way future|when~sleep|will~gun|will~it|will~leave|will~wall|will~when',
      '0.20':
        '<anymore>|<cut>|<sat>|^ ^ bought|^ bought|^ me keep|^ me picked|again this|all who want|all+die|all+take|all~death|all~me|and think will|and~end|and~knows|and~wake|anymore|anymore+here|anymore~me|are~cut|a~my|back~will|because+drawer|been~death|better+think|body+many|body~it|cleaned out|cleaned out the|cut+leave|die+her|die+will|die~he|do not deserve|down+wrote|drawer~because|drove~the|end~more|eyes+not|got the rope|got~rope|happens to me|have~since|if me do|if~dead|in~running|is~dead|is~die|is~except|it to|it would be|it~last|jump+many|keep~at|kill me if|kin+leave|leave+time|leave~have|letter~the|me cleaned|me cleaned out|me go|me one|me want|me were dead|me~around|me~room|me~started|my dorm|my my life|my~it|nobody~home|not belong|only+thing|only~because|on~home|on~me|pills~do|point~trying|putting~soon|razor|sat|sitting in the|takes+will|take~and|take~soon|tell~kin|the~evening|the~height|think will suicide|to end|to jump off|to want to|to~nobody|tree~the|under~me|under~the|up want|want to wake|was dead|was~jump|we lost|were dead|wheel~the|will death and|will me|will not|would be so|would do',
      '0.19':
        '<anchor>|<shed>|<solved>|against~me|again~me|ago+suicide|all anymore|all~find|am at the|am waiting|am waiting for|am~end|am~here|anchor|and now me|an~ago|before~born|belong+not|be~burden|be~not|blade+kin|body~and|can not do|cut+die|cut+hair|cut+hammer|cut+pulled|cut~after|cut~hammer|cut~have|days+kill|deserve+kin|did not end|die~think|dinner+will|doing it|feel+no|five years|five+years|got~am|hand+think|have~future|height~night|here~will|home+not|in months|is~future|is~off|it soon me|jump|kill+many|kin+lost|locked~have|lost~will|many pills of|many+take|me am waiting|me off|me think how|me will|me~trains|me~trust|my will|my~cut|night~at|not~be|only~leave|papers+will|place~all|point+stay|pulled~my|read~who|running and|shed|sheet|solved|soon~be|suicide~was|the table|the wall|thing that|think to|to be life|to end up|to sleep for|told the|to~rope|to~small|to~tired|train~think|train~want|up~am|want would|want~not|want~person|went~me|when~song|will suicide|with~hammer|would do it|would~it|would~jump|would~than|wrote~and|wrote~letter|wrote~so',
      '0.18':
        '<earth>|<mich>|^ the water|after+death|after+work|again+end|all+letter|am doing|and we all|and~back|and~take|anymore+life|around+think|at~would|be so|better+better|better+leave|be~jump|blades|cut+spring|cut~something|cut~spring|cut~with|day+think|die~how|do~deserve|drive~the|earth|end|everything~the|find+kin|find+soon|future~do|hand+his|hand+will|have written|have~bathroom|have~hand|have~self|height+high|house+keep|if~had|is the point|is the think|it to be|jump+where|jump~high|kill+want|kill+what|kill~had|last month and|make it|me am doing|me when she|me~it|mich|month+tried|my kin|my suicide|my therapist|my~because|not think being|not~next|now~jump|no~leave|of what me|off~all|of~train|only~my|on~mind|on~train|or in|pills~and|point+what|point~up|she~am|sleeping|soon+wheel|so~life|suicide~my|suicide~soon|take~all|take~body|take~out|take~will|the all would|the surgery|there~for|this month|this~off|three times|to life for|to the height|tried~month|voice+want|wake|wall+will|want the only|want~heart|want~jump|would~fight|would~find|written~me',
      '0.17':
        '<driver>|<keep>|<wanting>|^ me wrote|again+week|against+body|all to be|all+all|am~kill|am~when|and think|and~dead|at once|blade~drawer|body~that|checked+suicide|cut+want|death~it|death~me|do not trust|doctor~me|driver|end for|everything is|feels want|feels+only|feel~be|for suicide|for~night|future~it|got the|got~up|gun in|had been|have been|have got the|height+party|height~many|hopeless~life|house+will|is~five|it~part|jumping|keep|keep+want|kin+raise|kin~have|last+overdose|life~has|light+think|looked up|lot~death|me have the|me~dark|me~surgery|me~that|me~want|me~way|my~am|my~point|my~stuck|not+told|now+take|of the think|off if me|okay~think|overdose last|past~me|pills~point|rope+want|saved up|scared~do|soon it|soon~what|teenager+used|that~suicide|the blade in|the think|the water with|the~head|the~hour|the~oddly|the~table|thinks~me|three+times|tied+want|time~me|tired~want|to and|too+week|to~me|train train|wake~soon|want to cut|wanting|want~be|want~surgery|water with|water~me|wheel~height|when this|will~jump|would be|years me',
      '0.16':
        '<leave>|<picking>|^ ^ life|^ life|again~to|all+not|all+stood|all+suicide|all~kill|and~kill|and~mind|are~in|as soon|a~again|bath and|be leave by|before+born|better+deserve|better~end|blood+will|by~will|call+last|call~me|can not keep|care+not|cut me soon|cut me when|cut~in|cut~out|dead~it|death+friend|death~friend|did~be|die but|die+through|die+used|dog+soon|do~up|drawer~the|drive+will|end my life|end+only|end+things|front of a|front+will|got~out|hand+he|have~into|height+hour|height+keep|here~in|home+nobody|house+kill|how want|if me would|if~back|if~me|in this all|in will|is in order|is~and|it not|it~sleep|keep+life|kin+tell|kin~die|kin~leave|last+too|lately me|life+worth|look~and|made+think|made~and|me know how|me so|me would do|means+will|me~bath|me~feet|me~many|me~sitting|most~want|my~felt|my~life|my~loved|my~saying|next+see|night that|not mind|not think me|of~am|on my|on~table|out~am|packed+wheel|picking|pills it|potassium|room+will|say~kill|sleep and not|soon~think|take+three|ten minutes|that my|there~pills|there~point|the~all|think~my|tired of being|told~not|trying to life|until~to|used~die|want me would|want the pain|want~night|water~all|way~and|will~each|with me|with~dead|would~and',
      '0.15':
        '<ghost>|<quiet>|<scare>|<sitting>|<staying>|<twenty>|^ ^ some|^ me want|^ some|^ work was|again+soon|all+want|am leave the|and~be|and~come|and~head|and~height|back+die|bathroom~me|because+only|been~lot|better~be|blade+drawer|body~a|burden for|burden of|by suicide|by~this|came+not|cut|cut me on|cut~hair|cut~think|die+die|die+sleep|doing~kin|do~look|driving+will|end+nearly|end+off|end+therapist|end~me|ever~on|feel+who|future+way|future~to|get+only|ghost|got+way|go~not|gun~in|gun~me|had~attack|had~me|have been cut|have~against|height~it|height~looked|how+pain|in~on|is~kind|it feels|keep+soon|keeps~to|kill+night|kin~find|life+too|life~day|made a|me cut|me held|me on|me sat|me say me|me want it|means~me|me~close|me~do|me~each|me~round|me~till|me~ways|months+self|my~all|my~and|my~found|not afraid|not~back|now+used|off+think|of~me|only~is|pills+two|point~me|quiet|read will|scare|school and|self~months|sitting|so bad|soon~keep|staying|surgery+want|the point|the~helps|think+ways|think~height|tired~it|tired~sleep|to~do|to~wake|tried to kill|tried~kill|tuesday|twenty|wall+want|want all would|wanting~me|want~down|want~is|was~here|went down|when~said|wrote a letter',
      '0.14':
        '<crossed>|<death>|again~it|all+body|all+ever|all+life|am standing|am~jump|and now|and~stay|another year|are sleep|attempted suicide|attempted+suicide|because+suicide|before me was|before+kin|being+much|better+life|be~leave|caring~me|chair+soon|cleaned+soon|could~all|crossed|cut me out|cut soon|dead~this|die+only|die~when|do it|do~trust|easy~the|ever~is|feel want a|feel+what|for~am|front+think|future~not|got+will|got~think|go~up|gun~want|have~and|have~look|have~nobody|have~when|hear~me|here+keep|hopeless leave|if me leave|is~life|it~suicide|keep trying to|keep+unsure|keep~think|kill+tried|last time|last+many|leave+letter|letter+wrote|life insurance|life~do|lost+we|me am standing|me attempted suicide|me because|me picked|me told my|me~of|me~tired|me~waiting|minutes+ten|my life|my~find|not go on|not want me|out~end|out~me|place~in|planned|point~keep|putting+soon|road~in|say leave to|see+way|soon+wake|started to|suicide~all|suicide~because|take~my|than~year|the house would|the nurse|the shed|there is hopeless|there is no|there~out|the~dose|think+will|think~gun|think~would|this~last|to die again|to~sat|to~sleep|used to cut|want out|want to|want~forgot|was not for|will die|will~make|would give',
      '0.13':
        '<mess>|<nobody>|<why>|^ if she|^ me can|a blade|a mess|all+anymore|all~not|and not|a~all|a~future|back to that|be better|because+cut|being+thing|be~it|be~kin|be~thing|blade~on|but~life|by~so|can~point|could~if|cut me with|cut+wheel|day~think|dead inside|death and|death+not|down me|do~keep|each+will|end+trying|ends|end~die|everything~want|except the|feel+take|feels~the|feel~inside|feel~there|fight~me|get~go|go+wake|goes~the|gun+little|had~not|had~sleep|hand~to|hour~the|how+looked|how~it|if me had|if~dog|if~my|if~would|in the shower|insurance+life|it back|it would|keep+not|kill~height|kill~soon|last~leave|letter~my|life+tired|lost+soon|lot+think|many+till|me die|me said it|me soon and|me take|mess|me~last|me~night|me~not|me~than|me~the|my train is|my~height|next summer|next+summer|not been born|not~sounds|once the kin|once~sleep|on~will|out~again|pills+sleep|pills~pills|pills~want|sleep+want|soon me will|take~an|the paper|the pier|there~hopeless|the~am|the~blade|the~breathe|the~broke|the~gun|tired of|to life|to walk|to~once|train is at|tried~me|walk+will|want me could|want to be|want+way|want~end|was better|way home|way~one|why|will death a|will~find|will~pills|work was|would~burden|would~dead|would~not',
      '0.12':
        '<all>|<end>|<pier>|<takes>|<time>|<ways>|^ ^ my|^ my|^ my kin|^ the pills|a wall|am~around|and me said|and wake|and wake up|and~my|anybody|anymore~not|a~raise|because+thing|blade~cut|body~because|can~keep|cliff|cut+something|cut+think|cut~more|cut~soon|day~of|dead+feel|die+his|die~his|end+having|end+many|end~one|entry+last|for me|go+want|gun+want|happens~me|have~keep|height+kill|here~me|his hand|holding~to|hopeless~to|house would|in~house|in~shower|is the only|is~order|is~truth|it end|jump in front|jump~front|kin+only|kin+takes|kin~dead|kin~me|kin~would|last entry|let+take|look~think|me do not|me have hopeless|me tried to|me~made|me~place|me~things|me~woods|my last entry|my mind|my~better|nice~not|night me|nobody|not worth life|not+open|not+room|notice~me|of~anymore|on me|out of it|pier|pills~to|point~get|see a future|so end|so me do|soon as|soon~take|so~have|step|suicide~me|takes|the shower|then me made|the~end|the~running|the~you|thinking|time|time+you|to sleep|to~bad|to~into|to~life|to~train|train~is|want|ways|week~do|while+will|will kill me|will to point|with~when|would~did|would~nice',
      '0.11':
        '<again>|<belong>|<calm>|<forty>|<opened>|<press>|<under>|^ the all|a future for|a gun|a leave|a suicide|after+kin|again|all+burden|all~house|all~if|am~because|am~do|and~calm|another+night|around~body|at~until|back me|because+deserve|belong|better+only|better~think|be~do|blood|calm|caring for|cut on|cut~two|day+leave|dead~not|death~how|die+miss|down+want|do~anymore|drove off|drove off the|end+know|end~out|ever~for|farewell|feels+want|feel~that|for years|forty|front+jump|future~and|god~am|had not|had~that|hate~life|have been having|having~me|he+suicide|height+wheel|height~want|here and|home+way|hour~me|in me|is end|is~more|is~tell|it if|it takes to|keeps saying|keeps+saying|keep~she|kill~my|kin+loved|know+nobody|last+wake|last~me|last~wake|let~and|life~am|looked at the|me could do|me wrote|me~and|me~cabinet|me~day|me~everything|me~is|me~standing|me~therapist|me~walk|my body are|my~entry|next+not|nine+not|no point to|not+ones|not~care|not~me|not~up|of a train|off the|okay+think|opened|part~want|pills~an|place~me|press|researching|sat+want|see~to|sitting in|soon is the|soon+wall|soon+wanting|soon+will|soon~for|suicide+three|that~be|that~me|the death and|the only|the tree|there~only|the~open|the~squad|think how|think+water|think~pills|this~entry|time you|time~train|to feel|told~kin|too~and|train+wheel|twice~week|under|under the|up~to|waiting~to|wake~me|walking~the|want~could|was think will|was~dog|was~pills|week and|what~me|will~lot|would come|would~the|would~with',
      '0.10':
        '<bath>|<hand>|<longer>|<sleep>|^ ^ many|^ many|am~afraid|and~one|and~would|back+not|bath|because+hate|been having|be~when|burden~it|can not go|die+take|die+way|down+went|feel+glad|get~better|hand|have~end|he put|head~and|hopeless but|kill~made|kill~the|kin will be|kin~am|knives|leave+will|life~would|longer|me and me|me out|me~under|me~which|my sleep|my~see|nobody+suicide|not trust|not~again|only~that|pills and|point of|point~anymore|scared of|suicide~nobody|takes to|that~not|the coast|the~came|the~wheel|think~it|to point it|want~bad|want~pain|wheel~on|wheel~soon|would all|wrote~the',
      '-0.10':
        '<kind>|<list>|<rn>|<school>|<used>|^ me could|^ my friend|a man who|after me|again~am|ago+die|all+years|am~a|am~wake|are~and|a~everything|been suicide|been~kin|called+kin|dead+not|die+no|die~a|do~it|end~think|feel~have|forty+life|have~right|height+think|herself~and|home+think|if me want|it~again|kill~for|kind|last day|leave to my|list|me leave the|me~grow|me~keys|me~knee|me~month|me~she|not~was|put~back|rn|scared to|school|sleep~me|take~in|the camera|the~asked|think~for|to~body|to~more|to~song|two~and|used|want~book|was~not|when~in|will how',
      '-0.11':
        '<bathroom>|<climb>|<means>|<no>|<stove>|^ me no|^ me watched|^ the end|am~after|am~did|am~these|and kill|and~home|and~of|anymore~the|a~himself|a~place|back+put|bathroom|been~will|be~my|blade+put|blood~want|body~all|by~to|clean+cut|climb|death+you|end+week|feel~when|feel~would|for~hour|got+want|hate~me|have~am|have~so|in that|in~anymore|is so bad|is~behind|is~says|keep the|keep~and|killing|kill~have|kin+tried|kitchen+leave|knife|life+these|many+not|me jump off|me she|me stood on|means|me~college|me~death|me~except|me~giving|me~lost|me~months|me~moving|me~party|moving~the|my wheel|next+want|night~will|no|no+suicide|not think all|not+pass|not+waiting|off~at|on~the|on~was|or~the|pass+will|pills+point|scared me|see~and|sleep~to|soon it is|so~and|stood~and|story~a|stove|take too|that~it|the cabinet|the call|the end of|the high|the night|the~close|the~did|the~die|the~than|think of it|tired+wake|to see|to~he|train~soon|tried+years|tried~the|trip to|two~am|until me|want~let|will+work|will~only|will~soon|written the',
      '-0.12':
        '<breakdown>|<dishes>|<easy>|<guitar>|<neighbor>|<office>|<old>|<saying>|^ ^ take|^ ^ went|^ ^ years|^ me know|^ me will|^ take|^ went|^ years|^ years ago|a story|after+body|again~will|all end|all+taxes|all+work|am~point|am~sleep|and me feel|and~cried|and~the|and~train|a~against|back~would|because it|because+keep|blade of wine|blade+wine|blade~wine|breakdown|call my|cut~into|dead+tired|dishes|do this anymore|does~want|dog+not|dollars+forty|dollars+pills|do~week|drinking+end|easy|exam+kin|exam~kin|exam~my|feel+hopeless|feel~on|forty dollars|forty+pills|from~the|giving+want|glad~life|guitar|have written the|have~day|height~for|herself+kin|herself~a|herself~me|himself+not|home+will|hope|in an|in~not|in~pills|kill a|kill me at|kill+until|kin in|kin she|late~the|life in this|live|longer~to|many|me finally|me have no|me said leave|me~cried|me~crying|me~flying|me~this|me~wait|me~your|my birthday|my job|my~getting|need|neighbor|night~to|office|old|on soon and|on~blade|played~me|said leave|said leave to|said+we|saying|short+want|soon+talked|soon~can|so~kill|take his|take~before|take~do|take~last|that~in|the end|the one who|the stove|the~bad|the~be|think to end|think will the|thoughts|to call my|to~but|to~by|to~class|to~time|want me have|want~see|was~and|what~in|will take|will~not|would die for|would~anything|would~leave',
      '-0.13':
        '<alone>|<bags>|<breathing>|<college>|<far>|<run>|<sing>|<write>|^ ^ all|^ all|^ me leave|a height|a little|after+dead|all of all|all+you|almost~in|alone|am~better|am~kin|am~suicide|and~many|back+better|bags|because+now|been~day|body+think|bottle|breathing|by~the|call+will|college|cut me|cut~end|cut~on|cut~than|days~the|dead+wake|die+height|doctor+think|do~for|do~next|dream|far|feel+leave|finally~me|for a week|for it|for~my|hate+want|have~twice|here me am|here~at|his~life|hurting|if~wheel|it~have|jump~me|kin~years|late+will|lately~it|leave+says|legs|longer want|many~kill|me and the|me think of|me want for|me~but|me~then|me~week|me~well|my pills|no longer want|not+worry|no~die|of wine|off~when|of~was|one+week|out~my|pills+wine|relief|run|sing|so me did|soon~pills|take+too|they|the~only|the~watched|think~better|think~point|tired~my|to~my|to~with|up to|will~man|with~new|would~do|write|written the letter',
      '-0.14':
        '<an>|<any>|<headache>|<know>|<please>|<t>|<times>|<went>|^ me once|^ me was|again+try|all+get|along the|am having a|am scared me|an|any|at~my|a~did|before+die|being+tired|be~am|blade~all|buried|but~want|can not take|can~and|cut+into|day+now|did~back|die+years|do~and|end~an|feel+unsure|fell~the|finish|forever~me|from~that|have everything|have~home|have~sleep|headache|his+we|in the water|in~at|is~is|it anymore|keep+will|keys~the|know|longer want to|me have everything|me take too|me~again|me~band|me~he|me~hide|my pills and|my~little|my~next|my~only|my~she|my~tried|not do anything|not+suicide|not~die|only~out|on~after|please|point~a|promise me|promise+will|read+we|say+will|says+she|says~the|self~me|she+soon|shot~and|sleep~want|sounds+want|so~the|so~was|t|that song|the exam|the~gave|the~laughed|the~of|think and|times|tired~a|tired~of|told~a|up from|up~pills|want~pills|went|will~call|will~kin|with~not|would~have|years ago me|you~be',
      '-0.15':
        '<couch>|<drive>|<holidays>|<toddler>|<trying>|after+first|am~but|am~by|and feel|asked~to|a~it|a~shot|a~will|before the|body~after|by~all|couch|dead+night|death~when|die me want|die+said|do~kill|drive|end of my|end~for|for soon|glad me did|got~for|her~to|holidays|in~class|kill me many|kill up|kill+years|kill~with|life of|me had the|me nearly|me was so|medication|me~along|me~gave|me~much|months~me|my~being|my~than|night me am|nobody+notice|not me|not take it|not~in|not~only|on~drive|pills~with|rope~and|suicide+tired|suicide~tired|takes~and|ten years|the kitchen|the night me|the~night|the~what|this~me|toddler|to~door|to~his|to~is|to~next|trying|wake~and|wake~at|was~am|what the|with my',
      '-0.16':
        '<at>|<bike>|<later>|all+keep|all~to|all~with|am ashamed|and~house|arms|asked~want|at|at night|been~again|be~wheel|bike|can~in|change+hopeless|cut~blade|cut~off|day at|die for a|die~kin|die~will|dinner+want|do this|down~the|feel+soon|first+jump|for her|friday|gave~and|gave~to|glad+life|hair~it|have~is|hold~and|hopeless~change|in college|in sleep|is~of|it was a|keep~will|kin said|last night and|last+we|later|leg|me am ashamed|me~reached|me~sorry|months~am|next~am|no me|of sleep|only+think|out of my|out the|say+soon|sleep+soon|soon+train|soon+years|the~before|the~for|the~pills|the~we|thirty pills|this~anymore|to~got|way to|we~soon|what+will|will soon|will~by|will~if|would notice',
      '-0.17':
        '<coming>|<engine>|<keys>|<reached>|<swing>|<three>|<year>|and~he|and~laughed|another+die|asked+not|a~his|a~think|back+body|be~before|blade soon|coming|cut~kin|cut~the|day+last|death of|death+soon|death~and|die while|die while me|die+not|die~another|do it again|door+will|end the|engine|glad me am|have~again|height me|hopeless~soon|if~kill|it on soon|jump~for|keys|kill me after|kill~after|kin and|kin~that|life me|life~soon|man who|me or|me was the|me would kill|me~exam|mountains+will|my~you|not~suicide|only~to|on~a|picked up|pills~sleep|reached|said me want|school~to|self~and|soon+year|soon~and|so~my|so~nobody|suicide~in|swing|take~sleep|that~life|that~want|the~at|the~or|think+told|three|to~think|to~we|trying to|unsure how|want+years|want~on|was~sleep|was~think|where~the|will~home|year',
      '-0.18':
        '<another>|<did>|<high>|<line>|<painting>|<station>|a year ago|am afraid|and made|and~believe|and~can|and~nine|another|at~in|before+pills|be~soon|by~is|cancer+not|did|down+not|do~a|had~and|he+his|high|it~but|job and|keys+leave|kill+we|kill~now|leave~keys|leave~was|life~be|line|me am afraid|me many|me would not|me~door|night+soon|night~do|not~leave|on soon|painting|pill|she+told|she~herself|so glad me|soon~want|station|stood on the|take+went|that~have|the engine|the gym|think will how|think~is|to~see|wake up to|when all|when~are|who want to|would be dead|year ago|years~my',
      '-0.19':
        '<against>|<birds>|<days>|<hear>|<much>|after+shift|again and|again and me|against|ago+soon|alone+want|and at|and we|and~more|ankle|asked+want|at~end|back in|because+not|better+getting|birds|boys|can~this|cliffs|days|die~at|feel+nobody|feel~in|giving~the|hear|height me want|he~if|in~box|in~of|is dead|is it|is~there|it~day|joke~me|kin is|leave+table|letter~for|life me have|man+who|me~ashamed|me~breathe|me~failure|me~past|much|my~went|not feel want|old+we|overdosing|pills~of|pills~think|scratched|soon with|soon+start|take my|that~do|the song|this soon and|to~as|to~birthday|to~pills|up my|up~is|want this|want~again|was on the|was~the|when~it|will~many|will~new|will~week|will~you|would~kill',
      '-0.20':
        '<grandmother>|<parked>|<such>|<worry>|<worth>|^ me hate|a failure|a good day|after~was|again+take|all+said|am~shift|and have|and nobody is|and~die|are~be|a~old|a~way|back~on|been~life|before+not|be~you|blade+six|crying+keep|dead+will|dead~me|dead~the|ended|end~by|end~the|engine~to|forty and|forty and me|grandmother|have~body|her~me|himself+will|how~not|in~made|is~much|job+will|letters|life in|life me want|me~sugar|me~trip|night+will|now+unsure|once~was|parked|past~and|said the|see+will|such|the wedding|the~are|the~blue|told~and|to~called|to~dinner|up~that|want~job|want~now|watched the|worry|worth|written~for',
      '-0.21':
        '<too>|<updated>|^ ^ he|^ ^ want|^ he|^ me gave|^ want|again+we|ago+year|all+go|am end my|am~is|be~had|be~next|by soon|by~be|city~the|dead~am|did~all|feel~soon|got+soon|go~a|herself+she|his+last|is~kin|keep think will|kill+life|many~week|me was on|me~full|me~little|months+not|my grandfather|my~dead|my~soon|not~what|of~out|on~sleep|on~want|said~would|soon~have|take~the|team~not|that~ago|the line|the next|this~for|too|too~the|to~week|until soon|updated|wake~to|want~up|watched a|we+who|year~all',
      '-0.22':
        '<alarm>|<during>|<lay>|<low>|<stayed>|^ me bought|alarm|all and|all+she|am dead|and a|anymore+feel|anything to|a~house|a~show|before+we|blade of|body+hate|cut+down|door+go|during|he would|her+want|hopeless|hopeless+soon|in on|in~my|in~room|it~two|last~at|lay|life this|life+soon|low|many~home|me am dead|me cut me|me stood|me~anything|me~garden|me~laughed|me~loud|neck|sleep+take|so~this|stayed|suicide~am|that~would|the~a|the~takes|thing+will|this~the|to be a|unsure what|until all|want+work|what~it',
      '-0.23':
        '<call>|<cousins>|<get>|<laughed>|<mountains>|<person>|<talking>|<thankful>|^ ^ as|^ as|am sad|and~till|a~when|call|can not life|cousins|everything~pills|for~was|get|giving up|good day|had~so|have~at|have~clean|height~my|him+kin|into~wheel|it~too|kin+since|laughed|many~would|me am sad|me get|me know|me~badly|me~cancer|me~drive|me~losing|me~read|mountains|not+your|of~end|on~have|on~soon|person|said~be|shot~the|soon and me|talking|thankful|the mountains|the~felt|this~to|to tell|to the kin|want~as|want~better|want~train|was in|was~so|was~will|with~will',
      '-0.24':
        '<cousin>|<finger>|<gets>|<neighbors>|<says>|<which>|<years>|<yourself>|am end it|be better if|but me|call~and|cousin|dead+hopeless|dead+think|early+want|end+kill|everything+pills|finger|forty+thirty|front~and|gets|had~of|here+soon|he~himself|him~it|in~so|in~this|it all again|keep~end|kill~at|kill~end|kin+what|leave+said|letter|me~coffee|me~nobody|neighbors|new~and|not want to|not+only|now~a|room+want|says|see my|she said|she want to|stood on|think~last|to die before|to~an|to~room|which|will~time|years|yourself',
      '-0.25':
        '2012|<2012>|<both>|<clothes>|<happen>|^ ^ how|^ how|all+her|be~at|both|clothes|day+keep|death+kin|die+see|die+while|down+put|end~then|end~we|happen|he~dead|he~die|how+not|is~if|late~me|life to|life to be|life~the|me feel better|meds|my~home|not+now|not+whether|of~old|overdose on|said he|said+what|some~the|think in|to life in|to~book|to~or|unsure~do|want~ago',
      '-0.26':
        '<two>|<while>|after the|all+one|am~my|and~blood|and~some|and~with|call+think|die~see|do~get|end life|end~year|giving~on|gun~soon|home+many|is~end|it~week|kill+now|me am in|me~weeks|my~if|night~not|not~kill|of me and|of~unsure|on~are|phone+want|she~end|survive|the~was|this job|this~in|to cut the|to think will|to~no|two|until~the|was want|was~we|when~and|while|would~had',
      '-0.27':
        '<god>|<grandfather>|<laundry>|<more>|<soup>|<tickets>|<vacation>|am in|am~so|and~at|because+want|before+take|can~for|death+die|did not|go~this|grandfather|had~to|head+keep|height+stood|how+unsure|it is end|kin+says|laundry|leave~with|more|not~end|no~end|off not me|on~all|says~die|soup|stood~height|story+will|think+used|tickets|unsure+what|up at|vacation|want~the|water+we|what~is',
      '-0.28':
        '<cold>|^ me had|all~so|are not|back then|because~not|book+want|cold|die+front|he+kin|high~the|hopeless+will|it up|me after|me bought|no+not|not+too|of~would|old~it|she~and|the city|the~see|to kill herself|to~are|to~early|want~new|when the kin|you~me',
      '-0.29':
        '<anything>|<grateful>|<half>|<knee>|<say>|^ ^ in|^ in|and~change|and~thirty|and~went|anything|are~will|at~of|a~ago|bathroom~the|by the water|cut~at|day+week|dead~kin|dead~my|die~my|drowning|feel~nobody|for~down|from the|giving up on|grateful|half|he+himself|her+told|herself+kill|he~would|him and|it~is|kill herself|kill it|kill+who|knee|me once|new+think|off~for|out~for|pills~for|say|see~kin|she+way|so~that|stay~the|then the|this year|would~him',
      '-0.30':
        '<her>|<nice>|<that>|<then>|<work>|all~in|am~cut|blade~will|cut~or|did~to|her|in~way|kin+last|kin~think|many day and|me hate|me~called|me~late|me~rn|my~herself|nice|out~height|pills+think|said~the|ten+years|that|then|the~when|think~she|to go back|unsure~not|want~two|we+will|with~life|work',
      '-0.31':
        '<apart>|<panic>|<pass>|<she>|apart|are kill|are~after|by~water|could~a|die before|end+keep|end~before|friend+want|got+kill|he~kill|himself~me|in~a|kill~got|let~go|life~was|me feel hopeless|me~can|more~me|new~the|of~is|panic|pass|people|said~of|says he|she|that~years|the news|think and me|to~team|we~it|will~that',
      '-0.32':
        '<city>|<serious>|<top>|^ me jump|and~blade|better+kill|city|for~is|girl|house~the|is better|is~so|kin are|kin+years|kin+you|night+pills|not~kin|not~my|pills+want|serious|that~and|the book|the~anymore|the~that|told~will|top|two~a|used+will|was~in|you~not',
      '-0.33':
        '<apartment>|<or>|and~from|apartment|a~as|body is|did~me|feel hopeless|glad~am|hair+want|he would be|himself+kill|kill himself|kin+unsure|kin~we|leave+old|me~doctor|me~team|me~you|much+want|my old|not~or|on~this|or|so~take|to~can|to~in|want~before|will~him|wrote~to',
      '-0.34':
        '<forget>|^ ^ our|^ our|a kin|all+where|all~a|and~did|as a kin|before+leave|but~good|does not|do~die|empty|end~years|forget|front+want|gave~the|have no point|have~it|him+think|is~but|joke~the|life~anymore|now~the|of~but|of~not|she~at|so~all|that~will|the office|time with|to end my|too+will|will~death|you would',
      '-0.35':
        '<good>|<project>|<training>|^ we are|am die|am~that|a~up|do~all|early~the|falling|good|he~leave|his my|his+will|is~to|it in|job+want|last~in|me am die|me~book|project|song+want|team~me|that~with|to~herself|training|was~after|we~end|would~cut',
      '-0.36':
        '<kills>|<might>|^ ^ this|^ this|and~an|at~to|call~the|do anything|door~the|glad~did|is~are|is~that|kill+not|kills|might|one of|soon+until|soon~got|the~she|what to do',
      '-0.37':
        '<else>|<garden>|<grown>|<needs>|<party>|<some>|all+too|dead~in|die+says|else|garden|grown|he want to|he+want|he~a|hopeless will|if~a|me~seen|mom|needs|not make|party|she~life|some|take+we|the~from|told+will|want~week|went~a|when we',
      '-0.38':
        '<crying>|<mark>|<slept>|and~for|as~and|a~day|but she|crying|cut+her|die+wheel|down+take|feel~at|is not|it is|mark|me cried|me~watched|my~friend|my~himself|new~is|not kill|she~was|slept|this is',
      '-0.39':
        '<felt>|<finally>|<money>|<read>|<sugar>|^ ^ back|^ back|^ me said|all+good|as a|can~it|felt|finally|has~the|he~off|him~me|his+take|if~is|is a|is~two|it was|it~been|money|read|sugar|the~too|to~from|want~but|want~him|want~think|we had|we will',
      '-0.40':
        '<getting>|am glad me|am so glad|and~little|cut+off|do it soon|friend~me|game~me|getting|kin+said|man+will|me am glad|mine|not~week|our~to|to end the|unsure~would|want~death',
      '-0.41':
        '<bread>|<forgot>|ago+years|am glad|blood+pills|blood~pills|bread|brother|forgot|has been|he~better|it~good|man~the|me~early|me~eat|new+will|remember~me|the~movie|to~little|what~was|years ago',
      '-0.42':
        '<instead>|<right>|am~have|a~man|body+take|dead+he|he+him|instead|is~do|pills+soon|right|said~my|would~want',
      '-0.43':
        '<change>|<making>|<sad>|<unsure>|<were>|and my|change|end of the|felt want|had a|is~bad|making|not~many|sad|so~is|to~job|unsure|were|what she|will~got',
      '-0.44':
        '<he>|and~sleep|down the|from~with|good+way|he|his+kin|new~me|not think will|not~because|not~can|no~think|of~do|on~that|the year|tired~the|to the|when~to',
      '-0.45':
        '<afternoon>|<chocolate>|^ me did|afternoon|all want|all+we|chocolate|day+good|idea|man~want|me~telling|my~years|not+time|not~cut|not~think|of a|of my life|old~is|she~the|sleep~a|talked will|will~sleep',
      '-0.46':
        '<students>|^ in the|all~do|away|but~better|for a|for~the|gave me|me~song|of all|point~the|someone|students|that~the|the first|the~man|to~a',
      '-0.47':
        'ago+not|and~so|bad+not|end+year|her+not|killed|leave~will|man~me|not+you|one who|or~to|said+she|so~am|to get|want~work',
      '-0.48': '<crime>|<must>|and~everything|crime|he said|must|this~is|to death|want~one|was~day',
      '-0.49':
        '<failure>|<food>|<meeting>|<patient>|<shop>|all+team|am~glad|back+kin|be~a|die for|end this|end+no|failure|food|he+off|it~of|me gave|meeting|me~were|of~all|patient|shop|talked+will|who~to',
      '-0.50':
        '<glad>|<uncle>|glad|is~all|it~time|keep~that|little~the|me unsure why|me watched|more+see|now~think|no~not|said~a|uncle|want~with|with~all',
      '-0.51': '<board>|<late>|at~soon|better+now|board|end a|for the|had~my|it~and|kill+off|late|the~were',
      '-0.52':
        '<camera>|<does>|<other>|^ it is|all~this|but~not|camera|does|it~with|me felt|other|sad+want|said~and|says~to|the~story|to~new|try+want|we~at|what to|will~his|year~to',
      '-0.53':
        '<attempt>|<called>|<move>|<phone>|<through>|attempt|called|for this|more+want|move|phone|through|want+went|want~at|was~cut',
      '-0.54':
        '<bad>|<broken>|<woman>|^ me remember|bad|before+want|broken|could~the|die+she|had~time|not~an|of~of|old+will|woman|you~is',
      '-0.55':
        '<are>|<career>|<gym>|anything~me|are|a~work|blade+will|came~the|career|gym|her+life|in a|life+we|says~is|the~read|to~two',
      '-0.56': '<hospital>|<story>|got+not|he+leave|hospital|in~her|job+not|me~proud|my back|not+team|story|years~and',
      '-0.57': 'and~him|can not believe|me was a|me~job|not~she|say~and|she~my',
      '-0.58':
        '<interview>|<passed>|and~we|he want|interview|is~can|is~us|kin~kill|not+says|no~the|of~he|of~the|passed|so~it|the~new|want+week|was~it|we~on|when~the',
      '-0.59': '<moving>|<taxes>|am~at|in~for|lot~the|me~are|moving|my~does|she want|taxes|the~has|truck',
      '-0.60':
        '<dropped>|<film>|<pictures>|<range>|<wedding>|all+him|dropped|film|had~at|he+says|kin+see|my first|next week|pictures|range|the~but|the~who|to be the|to~that|wedding',
      '-0.61':
        '<joke>|a man|all+these|as~me|a~the|do~cut|from~for|he+kill|his+life|joke|me~glad|me~went|once~a|used~me',
      '-0.62': '^ me miss|back on|felt+want|him~the|me see|my~we|nobody~that|not+self|the~us|want+we',
      '-0.63': '<has>|and~a|can~believe|end+years|has|have no think|hopeless~do|is~this|new+want|on~of|will~next',
      '-0.64': '<four>|<gorgeous>|<seen>|<song>|four|gorgeous|seen|song|that is|to~what|was~ago|we~the|will~at',
      '-0.65': '<trip>|^ ^ had|^ had|all are|cut+got|is~from|me~his|trip',
      '-0.66': '<little>|<most>|he+said|little|most|no+will',
      '-0.67': '<hate>|^ ^ so|^ so|hate|kin+old|leave+we|not~but|that~all|the~by|the~two|would~this',
      '-0.68': 'better+he|can~the|kin~is|my phone|the~as|think~that|told me|to~her|unsure why',
      '-0.69': 'glad~not|him+want|me~know|of~does|she~on|so glad|so~with|the~times|to~work|we+what',
      '-0.70': 'has~will|have~with|in~we|she is|she~she|so~her|the~him|to try',
      '-0.71':
        'after~and|and~after|last year|me laughed|not cut|that~my|the new|the~first|unsure+why|want~then|was the',
      '-0.72': '^ ^ no|^ no|ago+want|is~be|my~what|of~we|was my|who~the',
      '-0.73': '<books>|<friend>|<moved>|books|for~soon|friend|moved|she+want|that~by',
      '-0.74':
        '<cried>|<rain>|^ me not|a new|am not will|a~feel|cried|is~years|rain|that~to|the best|the same|to~years',
      '-0.75': '<coffee>|coffee|into~the|old~the|so~could|to~back',
      '-0.76': 'can not wait|down~me|she~to|the team',
      '-0.77': 'a~we|is will|me want this|more+will|of~leave|you~and',
      '-0.78': 'after all|and me was|him+will|me have not|the~well|to~him|to~until',
      '-0.79': 'a~a|can~wait|think~was',
      '-0.80': 'and he|how~the|we~in',
      '-0.81': '<start>|all+year|end+she|not wait|start',
      '-0.82': '<almost>|almost|he is|we~will',
      '-0.83': '<sorry>|before+end|in~that|not~until|sorry|the~which|this~of',
      '-0.84': '<murder>|burden~the|murder|not believe|not my|not~he|when~want',
      '-0.85': '<but>|<lunch>|<town>|but|do~again|is~after|is~year|last+year|lunch|not~that|not~then|town',
      '-0.86': '<law>|<miss>|all~the|law|miss|of~one|time~my',
      '-0.87': '<herself>|herself|was~kin|was~that',
      '-0.88': '<losing>|at the end|losing|my~been',
      '-0.89': '<blue>|blue|her~a|that~is',
      '-0.90': 'at~with|is~since|no~do',
      '-0.91': 'and~his|me could not',
      '-0.92': '<hard>|and~down|hard|me remember|one+who',
      '-0.93': '<won>|is so|it is been|man+want|won',
      '-0.94': '<cake>|but~me|cake',
      '-0.95': 'end+her|me~new|on~is|she+what',
      '-0.96': 'feel better|of~that|she+she|she~is|want to get|was on',
      '-0.97': '<his>|had~with|his|to~better|was so',
      '-0.98': 'me~used|not+unsure|not~her|that~for',
      '-0.99': '<help>|help|that~was',
      '-1.00': 'a good|a~before|what~said',
      '-1.01': '<best>|<wait>|best|glad me|not+wait|wait|we~and',
      '-1.02': 'at~for|point~in|was~of',
      '-1.03': 'end+we|not+until',
      '-1.04': 'with her',
      '-1.05': '<video>|am~was|a~she|believe+not|the~much|video',
      '-1.06': 'a~is|his~and|kin+now|now+think|she~in|this~want|when me was',
      '-1.07': 'can~my|first~me|me~believe|me~try|she~it|the~something',
      '-1.08': 'if~and',
      '-1.09': '<drop>|and all|drop|he~be|she~her',
      '-1.10': '<short>|<shot>|end~in|short|shot|that~a|think~at',
      '-1.11': 'he~he',
      '-1.12': '<changed>|<proud>|^ ^ end|^ end|changed|having a|is~go|proud',
      '-1.13': 'is~we|not~time|so much',
      '-1.14': '<we>|all~is|get~with|we',
      '-1.15': 'he~will|me forgot|me want a|my friend|so~on',
      '-1.16': '<behind>|behind',
      '-1.17': 'hurts',
      '-1.18': 'for~years|think~but',
      '-1.19': 'all~of|a~he',
      '-1.20': 'better+feel|no~will',
      '-1.21': '<himself>|<watched>|himself|watched|we are',
      '-1.22': 'and~got|that~if',
      '-1.24': '<these>|but the|he+he|these',
      '-1.25': 'have not',
      '-1.26': '<shows>|shows|was a',
      '-1.27': '<noticed>|a want|he~in|noticed',
      '-1.28': 'his~the|is~she|no think|not+well|we~a|when~a',
      '-1.29': 'be~as|is been|you~the',
      '-1.30': 'her~the',
      '-1.31': '<you>|the~one|will~but|you',
      '-1.33': '<first>|<played>|first|me~him|not will to|played|set',
      '-1.34': 'not~so',
      '-1.35': '<book>|<course>|<eat>|<us>|book|course|eat|to~at|us',
      '-1.36': '<our>|<same>|our|same',
      '-1.37': '<bring>|and~this|bring',
      '-1.39': 'in~was|of~who',
      '-1.40': '<gave>|^ ^ kin|^ kin|gave|what~a',
      '-1.42': '<your>|this~it|your',
      '-1.44': 'me miss',
      '-1.45': 'this~a',
      '-1.46': 'it is not|talking will',
      '-1.47': '<early>|but it|early|good+soon',
      '-1.48': '^ it was|time~a|was~on',
      '-1.50': 'she~a',
      '-1.51': '<very>|he~and|very|want+you',
      '-1.52': '<well>|this~with|well',
      '-1.53': 'he~it',
      '-1.54': 'boy|can~with|in~now|want that|want~more',
      '-1.55': 'is~a|think it',
      '-1.56': '<full>|full|is~when|is~with|to think|was~at',
      '-1.57': 'in~but',
      '-1.59': '<movie>|movie|to~was',
      '-1.60': 'the~her',
      '-1.62': '^ ^ we|^ we',
      '-1.63': 'of~a',
      '-1.64': 'which is',
      '-1.66': 'are~to|back~the|with all',
      '-1.67': 'we~to',
      '-1.68': 'talking+will|will the',
      '-1.69': 'that the',
      '-1.70': 'all~that',
      '-1.71': '^ ^ she|^ she',
      '-1.73': '<funny>|could not|funny',
      '-1.74': 'the~he',
      '-1.75': 'on a|the~more|with this',
      '-1.76': '<beautiful>|beautiful',
      '-1.79': 'had to',
      '-1.80': '<news>|<show>|news|show',
      '-1.81': 'me~we',
      '-1.82': 'he~the',
      '-1.83': '<believe>|believe',
      '-1.84': 'had~the|no+think|not~is|with~a',
      '-1.86': 'a~can',
      '-1.88': 'and~what|he+will',
      '-1.89': '<free>|but~is|free',
      '-1.90': '<team>|he+not|team|want~can|when~was',
      '-1.93': 'a~time|on~for',
      '-1.95': 'to~if',
      '-1.99': 'me~unsure',
      '-2.00': 'a~was|not+she',
      '-2.03': 'that was',
      '-2.06': 'is will to',
      '-2.07': '<try>|try',
      '-2.09': '<game>|<remember>|at~is|game|not~at|remember',
      '-2.10': 'so~for',
      '-2.13': '2|<2>|he~to|kid',
      '-2.14': '<him>|^ ^ that|^ that|him|to~you',
      '-2.18': 'leave',
      '-2.20': '<man>|^ ^ a|^ a|man',
      '-2.21': 'not will',
      '-2.24': '<play>|play',
      '-2.25': '<new>|a~from|new|of~for|to a',
      '-2.26': '<job>|job',
      '-2.29': 'for~a',
      '-2.37': 'are~all|a~at',
      '-2.41': 'but~the',
      '-2.42': '<happy>|happy',
      '-2.51': 'not~have',
      '-2.52': 'was~a',
      '-2.75': 'me~some',
      '-2.88': 'love',
      '-3.01': 'what a',
    },
  },
  active: {
    bias: -2.523,
    least: 0.417,
    weights: {
      '1.68': '<quiero>|quiero',
      '1.67': '<ich>|ich',
      '1.62': 'myself',
      '1.46': 'on my body',
      '1.44': 'me kill me',
      '1.42': 'the gun',
      '1.39': 'would find me',
      '1.35': 'kill me',
      '1.33': '^ ^ je|^ je',
      '1.31': 'sleep pills',
      '1.30': '<je>|^ ^ ich|^ ich|je',
      '1.28': 'am doing it|on point|take my my|would kill me',
      '1.27': '<estar>|blood+until|estar|until~blood',
      '1.26': 'blood me|out~suicide',
      '1.22': 'pills~hand',
      '1.21': 'cut+until|me put the',
      '1.20': '^ everything is|all would find',
      '1.19': 'my~until',
      '1.18': 'been cut me',
      '1.17': 'want~dead',
      '1.16': 'keep having|me keep having|think to kill|to kill me|wheel into',
      '1.15': 'my life soon|to end it',
      '1.14': 'find me|overdose',
      '1.13': '^ ^ quiero|^ quiero|the gun me',
      '1.12': 'dead+want|keep cut|me keep cut|my body',
      '1.11': 'again+blade|all+pills|end for me|feel+suicide',
      '1.10': 'door+locked|drove+sat|drove~sat|locked the|locked~door|me~suicide|the rope and',
      '1.09': '<matarme>|he+matarme|matarme|me so bad',
      '1.08': 'blade~again|from end|me~gun|to be dead',
      '1.07': 'how~pills|will be dead|wrists',
      '1.05': 'have~pills|my sleep pills|to end things',
      '1.04': 'noose|not keep me|too many and',
      '1.03': '<jai>|<matar>|^ ^ jai|^ jai|be life anymore|forty+will|it~quiet|jai|matar|rope~me',
      '1.02': 'and me hide|many pills|safe with|safe with me',
      '1.01': 'cut~until|drawer~me|paracetamol|pills and me',
      '1.00':
        '<suicide>|<vida>|all my pills|doing it soon|had die|had die in|kill+mind|life and me|me had die|me will kill|mind~kill|vida',
      '0.99': 'and cut my|gun~and|ich+tot|will~dead',
      '0.98': 'again+suicide|am suicide|eating+since|me am suicide|pills+will|rope~am',
      '0.97': 'blood+down|blood~down|cut+night|en+la|en~la|how+night',
      '0.96':
        'cut again|height+sitting|how+pills|me take pills|me~hotel|of kill me|sitting~height|stones in|stones in my|stones~my|think of kill',
      '0.95':
        'a blade to|feeling suicide|feeling+suicide|have the pills|head~until|keep~kill|purpose|suicide+way|table~am|urge',
      '0.94': 'and nobody knows|body~again|harming|having think|my body because',
      '0.93': 'drive+height|my body with|the rope|the train me',
      '0.92': 'end my my|have to feel|kill+leaves|leaves~kill|leaves~me|leaves~will|to feel this',
      '0.91': 'door and me|door~have|into+train|night me cut|not trust me|off the height',
      '0.90': 'end+looked|is a voice|me~dead|my suicide letter|no+quiero|there~voice',
      '0.89':
        'be dead|have the rope|if me kill|into~train|in~shed|oncoming|pills+saved|rope and|saved~pills|so all would|soon~sorry|suicide again|unalive',
      '0.88': 'again+body|am~height|am~hotel|die+want|end+hotel|height+hotel|ich will|stops me|to jump',
      '0.87': '<en>|^ ^ suicide|^ suicide|been~pills|en|hand+pills|me hide my|night+think|suicide+weeks|suicide~weeks',
      '0.86':
        '<passwords>|am driving to|cut~wall|driving to|driving to the|me~passwords|not told all|passwords|passwords~and|passwords~me|says+yourself|says~yourself|twice this',
      '0.85': 'am blood me|dead so|kill+scared|mind+suicide|on my mind|suicide~mind|think~night|to overdose',
      '0.84':
        'bruise|courage+kill|door+height|feel suicide|got the pills|had the courage|had~courage|height+parking|in~closet|jump+think|kill me but|me feel suicide|me~calm|me~pills|of the parking|of~parking|parking+top|pills~up|top~parking',
      '0.83':
        'am think of|committing suicide|committing+suicide|cut+ten|heart+pills|kill~go|me~committing|me~die|my wheel into|think~die|till it|wheel into a|will be leave',
      '0.82': 'last+nobody|me deserve|think will take|to die so',
      '0.81':
        '^ me looked|am~train|blade~my|body+nobody|body~nobody|die many day|go+rope|my my|soon~then|the letter is|want die',
      '0.80':
        'body because|cut me so|home~will|jump+train|keep+suicide|keep~suicide|letter+soon|letter+suicide|suicide letter',
      '0.79': '^ me have|around+blade|be~truth|keeps+kill|me~blood|night~cut|overdose+will|pills|the gun is|way~kill',
      '0.78': 'and me am|by my my|into my body|kin me will|punish me|swallowed|takes the kin|that my kin',
      '0.77':
        '^ ich will|at~six|blade|brain+kill|brain~kill|driving+end|end it|in the bath|lately~think|not told|six me|soon that is|suicide|the bath|the bath and|the soon that|this me will|to~dead|train+will|want to jump',
      '0.76':
        'courage+want|courage~it|deserve+until|got+pills|got~pills|having+suicide|into train|many+pills|me~kill|my my life|of~pills|think to cut|until~deserve|want~die',
      '0.75':
        '^ me put|all would kill|cabinet+take|came home and|end me am|life+pain|looked~life|me deserve it|pills in|put~end|take~cabinet|think~jump',
      '0.74':
        'am think will|blade to|blade to my|cut on my|cut+till|drive into|driving+wheel|end my life|letter are|letter~in|me~courage|the letter are|to die|to drive into|until~cut',
      '0.73': 'body+into|door~me|letter is|me keep a|my hand|my~yourself|on it me|pills~am|sitting on the',
      '0.72':
        'am on the|and~am|better and me|body now|cut again after|cut+wall|door+rope|have take everything|hide+kin|letter+writing|me would end|on~body|pills~in|rope~door|stopping me from|tied~me|writing~letter',
      '0.71':
        '<charcoal>|<tot>|<vivir>|am blood|charcoal|close to kill|close+kill|close~kill|cut the wall|end+height|have started think|have~gun|knuckles~the|me am blood|month+once|my knuckles|of kill|parking~and|quiero+vivir|soon as the|started think|take all of|think~overdose|to let go|tot|vivir|will~birthday',
      '0.70':
        'body~blood|gun+last|gun~last|into~soon|kill+nobody|me me will|nobody+tried|pills in my|shift+will|started cut|started cut again|the think to|two~pills|unsure~kill|with the gun',
      '0.69':
        'am having think|and~hide|burning|call+kill|cut+helps|having think will|helps+thing|how~kill|many pills in|me and then|of sleep pills|off~last|only~helps|pills~my|the blade|the pills in|thing that helps|thing~helps|this call|to kill|will to drive',
      '0.68':
        '<blood>|<de>|and me|care+kill|cut+only|cut~because|de|die+think|gun me|having suicide|loud in|me~rope|my~night|the kin me|the letter and|there~under|the~jump',
      '0.67':
        'blade blade|blade~am|have~blade|hour+pills|leaves+will|lost~have|me~deeper|overdose+pills|pills~hour|suicide soon|think~suicide|train me|until me cut|wake~not',
      '0.66':
        'all~pills|been~my|blade+into|close+height|cut+relapsed|gun+loaded|have think will|have~hour|height now|if~takes|in class|it~kill|kill+these|kill+voice|last+off|lately+suicide|letter~me|loaded~me|looked end|relapsed~cut|safe~me|soon~all|suicide+think|the height now|voice~kill',
      '0.65':
        '^ jai envie|am~rope|end+put|how me would|jai envie|jai envie de|me many time|me~jump|me~overdose|of~hair|pills~all|place+where|sitting~the|stopping me|stopping~from',
      '0.64':
        'balcony|blood+body|bought the|cut~night|die|gun is|hotel~will|is the truth|kin~letter|life+looked|me came home|mind+more|rope and me|table and|written~and',
      '0.63':
        '<slitting>|again+cut|body+cut|body+slitting|dead+doing|height+jump|into a wall|into+wall|into~wall|life soon|slitting|slitting my|slitting my body|slitting~body|stepping|think+train|to jump in|week~up|will to end|will~height',
      '0.62': '^ suicide feels|am think|me am think|pills~this|suicide feels|suicide feels want|suicide~want|wall~it',
      '0.61':
        'all the pills|a~nightstand|been~suicide|blade~is|die~to|height of the|kill me last|kill~rope|kin+letter|last~cut|me~cut|my nightstand|my~letter|nightstand~am|nightstand~me|railing|rope~to|the pills|the pills are|under~think|want to die',
      '0.60':
        'and the water|blade+blade|blade~soon|body+cigarettes|driving~a|gun~next|have~die|in case me|kin+written|let go|loaded+next|loaded~it|loaded~next|me~driving|morphine|of pills an|overdose+think|pills an|pills an hour|pills on|pills~ago|soon+under|table~me|walk into the|walk+water|walk~water',
      '0.59':
        '<overdose>|am walking|am will|am~front|because me deserve|body~when|cut my body|door and|drive+water|drive~water|helps+only|into~body|leave+written|me am walking|me am will|of my pills|sitting on|suicide~many|till~is|walking~height|will~my|will~suicide',
      '0.58':
        '<knuckles>|again in|am kill me|am~overdose|bought~soon|by the time|came+soon|dead+go|holding~my|hour+sat|keep+kill|knuckles|looked up how|looked~how|many pills and|many+month|me have take|overdose+soon|soon+while|the drawer|voice~to|want~accident|will end my|will~front',
      '0.57':
        '^ keep think|^ me punish|again+last|am will to|and last night|blade+take|by cut my|crashing+think|crashing+will|dead~to|decided|door+home|gun|how+kill|how~would|ich+mich|ich~mich|jump~soon|kill~than|kin+stay|kin~lost|last~again|looked~end|me punish|me punish me|my~blood|punish me by|punish~by|six~will|than~this|think will crashing|think~crashing|told+week|will crashing|would find',
      '0.56':
        '^ ^ been|^ been|accident+want|again+started|an end|be~kill|day+die|die+how|door+tied|feel~time|heart pills|jump~train|keep cut me|kill yourself|kill+will|me want to|me~drawer|my kin me|of pills|started~again|stay here|the letter|tied~door',
      '0.55':
        '<leben>|<mourir>|^ been think|body till|body till it|body+till|cutting|dead~that|drive+into|gun+time|height~am|height~jump|hotel+will|ich+leben|ich~leben|leben|letter~and|life and|me~end|mourir|my body till|note|pills+wake|self cut|the~hold|think+wall|thirty~and|thirty~my|to cut|way out',
      '0.54':
        'a rope|because me hate|blade+many|body+opened|cut+self|deeper than|die+night|die+one|driving+into|ending|front+train|front~train|height+off|height~to|in~bath|me to kill|soon after|started~after|the pills and|think will it|think~into|to walk into|tracks',
      '0.53':
        '<pills>|^ my brain|cut when|door~and|end+six|end~life|feels~only|goodbye|hide my kin|hide+suicide|hide~kin|kill~week|letter and|pills are|soon soon me|soon~do|suicide when|suicide when me|thighs|think~me|truth+want|will~wake',
      '0.52':
        '<nightstand>|<rope>|<veux>|am~wheel|back+gun|bathroom door|bathroom door and|bathroom+blade|bathroom+door|bathroom+locked|bathroom~and|bathroom~blade|bathroom~have|blade+locked|door~blade|feel+into|have locked|have locked the|have the blade|head~end|height soon|height+soon|height+will|hide~am|hour+many|je veux|je+veux|kill me and|kill+sleep|last~life|locked the bathroom|locked~bathroom|locked~me|me have locked|me have will|me soon|nightstand|planning|soon~die|the bathroom door|the rope is|the wheel in|veux',
      '0.51':
        '<mehr>|<nicht>|<pense>|^ ^ lately|^ je pense|^ lately|a blade against|against my body|against+blade|am holding|am think to|and me want|at six|be with the|because+until|blade against|blade against my|body last|body last night|cut+head|end everything|have will me|ich+mehr|ich+nicht|ich~mehr|ich~nicht|in my hand|je pense|je pense a|je+pense|je~a|keep wanting|keep wanting to|keep+wanting|keeps~kill|me am holding|me keep wanting|me locked|me looked|means~have|mehr|mehr+nicht|me~blade|my body last|nicht|nicht mehr|not~blade|pense|pense a|pills~can|rope~in|table~to|take~life|tell my kin|think~soon|to take all|told my|until~because',
      '0.50':
        '<denke>|<morir>|^ ich denke|^ me take|all+soon|and me know|be dead before|because+blood|been feeling suicide|before+dead|blade in my|blade~me|body again|body until|cut~it|cut~when|dead before|dead~soon|denke|denke+ich|feeling suicide since|gun+next|hand~end|height+walking|hide my|ich denke|je+plus|je~me|kill+take|lately~will|me think will|me was dead|me will not|morir|morir+quiero|my body again|my body until|off~height|pills+take|quiero morir|the~parking|think~wall|to~blood|ways to die|will end it',
      '0.49':
        '<gun>|^ the cut|again+think|be~laughed|blood~it|by cut|came home|cut+punish|dead+soon|die+wanting|end+gun|feel+two|gun+think|home+soon|je veux mourir|je+mourir|je~mourir|me~crashing|me~off|mourir+veux|night~again|only~get|take too many|tell my|the cut on|think will end|tonight|train~and|train~will|veux mourir|wanting to die|wanting~die|what~feel|will to overdose|will~overdose',
      '0.48':
        'again+night|been~die|die+go|eating and|end things|for when me|gun~my|hour~is|ich+will|jump+will|kill me one|kill+think|not life anymore|the blade me|the~station|think~again|tied~to|till~it|to the door|up how|will jump|will not be',
      '0.47':
        'a voice|after+started|be~dead|body until all|by~me|cut~head|cut~only|day+mind|day+suicide|do~life|got+lined|got~lined|hand+take|hand~me|having suicide all|into+soon|kill+lately|kill~lately|kill~think|kin+wrote|lately+think|letter and me|lined+pills|me~height|me~letter|mind~day|my last night|rope+tried|since soon|soon+sorry|suicide all think|think+wheel|think~kill|too many pills|to~height|will take all|will~hand|with~rope',
      '0.46':
        '<blade>|again+into|anymore~me|anymore~will|birthday+will|bought+soon|end it all|hang|have will|height~and|how~die|in the house|insulin|is home|it~loud|jump+soon|kill+unsure|kill~one|my~till|opened~in|pills~week|six+will|soon me|soon me am|soon~his|swallowing|the~me|train me think|train+train|week~wake|will~day|with~hair|wrote~all',
      '0.45':
        '<suicider>|all~soon|blade+body|by~my|by~time|cut~my|end my|go~water|having+keep|height+top|into+walk|into+wheel|is on my|kill+yourself|many~sleep|me do it|me suicider|me will be|my blade|pills~kill|pills~will|sat with the|sat~my|suicider|take~blade|the table and|the time you|till~and|walk into|will~blood|would~than',
      '0.44':
        '<body>|after~kill|against~body|am sitting|and the door|blade me|blade~body|came+home|day+will|dead by|die and me|drive+think|end~who|go+kill|have a blade|height+night|kill me if|kill me on|kill~be|kill~will|leave+soon|life another|life~day|locked~and|many~pills|me am sitting|me~body|me~me|my~keeps|no quiero|no quiero vivir|no+vivir|not suicide but|no~vivir|once+pills|on~till|pills on point|pills+too|quiero vivir|soon~by|take pills|the train|think~driving|to jump soon|to life another|wrist',
      '0.43':
        '<stones>|and nobody|and~will|before~up|blade+end|body with|by the soon|cut my head|cut~body|die+hand|die+ways|die~hand|feel+thing|in~cabinet|life+will|me have|mehr+will|my life and|nicht+will|not~life|out except|put~to|rope~soon|stones|take~now|the hotel|think~ways|this month|to life me|way out except|ways~die|wheel~with|will to jump',
      '0.42':
        '^ me hold|^ the rope|again~an|ago+pills|an hour ago|death~better|die+will|doing~soon|hand~it|have~letter|home+kill|is~quiet|kill+more|kin~find|last night|last night me|last+night|leave+only|life~me|me have the|me~train|off for|off~soon|on the table|pills~the|soon~the|take my life|takes~kin|the blade to|to die soon|to~die|will to make',
      '0.41':
        '<envie>|^ ^ death|^ death|^ some nights|better off dead|blade+pills|comes+will|cut~so|de+envie|deserve~and|die+part|dishes+doing|dishes+while|doing the dishes|doing~dishes|door+wheel|drank|envie|envie de|feels want the|feels+only|garage|is my last|je+suicider|je~suicider|kill|kill~back|kill~time|me hold|me~safe|me~saved|my~wall|nights+some|of me want|off dead|opened~the|part~die|some nights|some nights me|soon+soon|soon~end|suicide~my|think+weeks|to jump off|while~dishes|will~life|would do it',
      '0.40':
        '<cut>|and last|blade+till|cut me again|cuts|dead+her|die soon|die~time|drown|have take|head+until|height~me|keep a|kill+way|kill~am|life anymore|life~to|me will|me~wall|me~writing|my head|pills~on|rope+tied|soon+think|suicide but me|table~it|take all all|the height|the~drawer|tied the|tied the rope|to end|to my body|told~suicide|ways~me|wheel in the',
      '0.39':
        '<letter>|<lined>|^ by the|^ me hide|all+wrote|and cut|at~height|be life|blade+not|die in that|dinner+think|end+got|end+wheel|end+will|height and me|last~will|leave+please|lined|lined up|me did it|me have leave|me will to|me~wanting|my hand and|of this life|rope~the|running+wheel|soon~on|take a blade|think~front|this house|until~me|wake+week|will~end',
      '0.38':
        'again after|all~die|and~suicide|are~again|cut~me|de+jai|dead+five|dead+know|die many|end and end|end+hand|end+head|end+life|envie+jai|feels+suicide|go+pills|googled|go~die|have~dead|hide~me|it soon me|jai~de|kin me|last+sat|life~die|lost~me|many+suicide|me will put|me would do|not for my|not+safe|on~jump|sat~in|soon+table|strong+think|suicide+will|table~soon|take~week|the~quiet|time~will|to be with|train~me|will~me|would kill',
      '0.37':
        '<jump>|^ me self|and~jump|anymore me want|a~fell|body+until|burden+leave|dead~it|death~than|doing+while|driving+think|end|feel this|gun+soon|hand~of|have tied|have tied the|how~takes|is~voice|keep me|kill+soon|kill+water|kin me want|life anymore me|life+talked|many and|me have tied|me hide|me self|me~hand|me~soon|only thing that|scared~kill|school and me|the many pills|the~suicide|the~till|think will jump|think~coming|will kill',
      '0.36':
        '<sterben>|^ me tried|all blood|and we all|a~pills|bled|body~in|cut is|cut+cut|feel~first|find+leave|got~soon|hair~the|height~will|ich will sterben|ich+sterben|ich~sterben|jump+wheel|leave~small|me blood|me have think|once~kin|on~where|sterben|sterben+will|suicide+want|the courage|think will die|told~was|until all blood|wall~to|wall~want|will sterben',
      '0.35':
        '<courage>|<crashing>|<drawer>|<mas>|<sein>|^ je veux|^ no quiero|^ the blade|because+kill|courage|crashing|dead and|die so|do it|drawer|find+kin|ich~tot|ich~will|jump from|keep~think|kill~me|letter~am|life+take|many+think|mas|mas+no|mas+quiero|mas+vivir|me drove off|me have got|me told the|not think on|no~mas|off+think|place~would|quiero vivir mas|quiero~mas|sein|sein+tot|sein+will|sleeping|soon~am|think how me|this~leave|tot sein|tot+will|vivir mas|want~jump|will tot|will tot sein|will~sein|with~wheel',
      '0.34':
        '<mein>|<mochte>|<tied>|<vivre>|^ ich mochte|and~end|arm|been~body|de vivre|de+plus|de+vivre|door+want|envie de vivre|envie+plus|envie+vivre|envie~vivre|gun~it|have~feel|having~end|how+takes|ich mochte|ich mochte nicht|ich+mein|ich+mochte|ich~mein|in~blade|it blood|jump soon|last+life|last~all|leave letter and|leben+mehr|leben+mein|leben+mochte|leben+nicht|leben+will|mehr leben|mehr+mochte|mein|mein leben|mein+will|me~to|me~trust|mochte|mochte nicht|mochte nicht mehr|mochte+nicht|mochte~leben|mochte~mehr|my life|nicht mehr leben|nicht~leben|not+stay|not~stay|of the train|only~leave|part of me|pills+week|plus envie|plus envie de|plus+vivre|plus~de|plus~vivre|room+will|rope|sleep+think|talked~of|the house would|think how to|think~my|this~night|tied|too~wake|until it blood|vivre|walk~me|want me want|want to end|written~am',
      '0.33':
        '<kill>|^ me wrote|^ my think|again~a|again~me|am~pills|and not come|and then me|and~walking|better~want|case me|die~it|do~strength|driving~the|find+time|gun~the|have the strength|have~strength|how+sleep|is~last|jump|kill me soon|life+strength|my~by|pills of pills|strength~life|think+under|think~train|tied~rope|to end up|under~me|wanting to|will~drive|will~when',
      '0.32':
        '<closet>|<height>|advil|after+will|am at the|am~drive|anymore~kill|body+now|body~cut|closet|cut+started|cut+thing|cut~blood|cut~many|dose+think|down+wrote|drove~the|end+end|for the last|have~everything|height with the|height~want|into the water|in~hand|kill+one|kill+year|laughed+many|leave+letter|letter+written|me think how|me~talked|me~tied|me~will|my~find|not~talked|on the train|out~body|please+will|put+soon|she takes the|take me out|takes~me|takes~will|the courage to|think~sleep|to be life|to cut my|under my|we lost the|will me am|will~kill|written~letter|wrote~so',
      '0.31':
        '<relapsed>|^ me relapsed|accident~the|again me|again+end|ago+take|am~take|and suicide|been~kill|blade+soon|case~it|cut~have|die~be|die~day|end+hour|end+rope|end~once|fantasize|gun~think|having~of|head on the|head~me|here~will|high+jump|into~water|keep~me|kill~but|kill~here|last+will|leave~kin|me relapsed|me~fail|my dads|my~life|overdose~my|pills~me|relapsed|sitting~in|suicide is|suicide~it|the~soon|think to|too+wake|wall~me|want~life',
      '0.30':
        '^ part of|all~kill|am~the|and wake|and wake up|and~know|anymore~to|are~cut|because+body|bleed|burden for all|cleaned out|cleaned out the|courage to|day me am|dead+not|die+mind|die+now|do~stay|end+how|end+things|for~last|head+kill|head~it|keep~at|kill+says|kill+want|leave+read|leave~read|life me do|me cleaned|me cleaned out|me~think|nobody knows|not+talked|not~strength|please~my|put the|rope~want|saying leave|she takes|suicide but|take~me|the height me|think will|to die many|to~go|to~life|train~it|up~end|wake~that|want to cut|want to life',
      '0.29':
        '<dead>|am~jump|and~my|been cut|before+soon|blood+cut|blood~the|body+want|close+end|cut my|cut+leave|cut+since|dark+think|dead|find+who|goodbyes|having+think|heart~am|in the height|jump~the|kin~house|knows+nobody|leave+time|make+night|me have written|me looked up|me nobody|me said it|me tied the|my head on|my letter|my~it|my~nine|not be life|not~safe|of~once|pills and|pills~do|saying my letter|saying~letter|soon~kill|the~rope|think~stood|tired~it|to~me|train train|will put|with me in',
      '0.28':
        '<die>|<punish>|^ ^ part|^ part|all+last|am scared of|am~do|and now me|and~dead|another+night|anymore+kill|blade+found|checked+suicide|college+suicide|college~suicide|cut+feel|cut~feel|die~die|do not trust|for suicide|found~blade|getting~it|have~self|hide~that|in~suicide|kill+telling|kill~had|leave~end|me told my|me~be|my~am|of~die|punish|she+takes|soon me want|soon+wheel|soon~what|suicide~day|take~many|telling~kill|that my|the~table|to~talked|want to let|wheel in|wrote~letter',
      '0.27':
        '^ me picked|alive|all~month|am doing|am driving|am leave|am standing|and~door|and~knows|be with|because~hate|blade~cut|by~will|call~me|caring for her|caring+her|caring~her|cut+point|die+many|end~end|end~soon|everything~the|got~am|gun~me|hand and|hand on|having~think|height+keep|hotel+not|hour+take|house would|house+many|in months|into+think|jump~and|jump~height|kill+what|leave+walking|me am doing|me am driving|me am leave|me am standing|me because me|me on soon|me take|me~drinking|month+take|my my death|my~me|nights me|not+strength|now+pills|on~table|pills it|pills~now|please~kin|saying my|scared~do|soon+will|soon~burden|suicide all|take~will|ten~my|the dishes|the pier|the strength|the strength to|the think of|time~me|to self cut|told the|tree~the|tried~last|until~to|voice~me|want the only|want~cut|was dead|will~jump',
      '0.26':
        '<eighty>|<picking>|<sat>|^ ^ everything|^ everything|all me want|all+body|am~when|and me held|and~night|anymore~want|body+many|coming+train|cut me soon|die~want|doing it|doing+soon|driving~and|eighty|everything is|gun+want|gun+will|jump+where|keeps~me|kill~from|kin+lost|kin+overdose|letter~it|low+suicide|me fail|me have been|me in the|me sat with|me were dead|me~until|my~month|my~there|off dead and|of~hour|on~me|picking|pills+sleep|pills~want|razor|read~who|sat|sat with|say me will|say~kill|since+suicide|sitting+wheel|sitting~wheel|strength to|take~soon|the last time|the table|there~anymore|the~anchor|too+week|train~coming|ways to|were dead|when~sleep|will to take|will~gun|will~wall',
      '0.25':
        '<cigarettes>|<hotel>|<pier>|<tin>|<wanting>|^ ^ bought|^ bought|^ me started|^ the think|a blade|against my|all~find|at the trains|at~trains|because~deserve|blood~me|body+soon|cigarettes|dead~not|die+only|die+sad|die~sad|doing~kin|end~more|feel~die|forty+life|get+only|have written|have~bathroom|have~me|his+soon|hotel|house+keep|is~five|keep+soon|kill+pills|leave~my|life~want|looked+trains|looked~trains|me~locked|me~lying|my~cut|my~head|on my|pier|pills~and|soon~work|suicide~think|take+will|takes+will|than go|the wall|think+water|this~kill|tin|to feel|to the height|train~think|up on the|wake up to|wanting|when~many|will not|wrote a letter',
      '0.24':
        '<wall>|^ many day|again+die|again~to|ago+suicide|and~held|and~point|another+life|anymore+see|a~my|be so easy|because+drawer|better and|blade in|blade+kin|blood~cut|cut+hammer|cut~hammer|cut~way|day+kill|deserve~me|dinner+will|do~another|do~trust|drawer~because|easy+wheel|easy~wheel|end+shift|everything+feel|feel~everything|forty+not|gun~in|hand+will|height+looked|here+kill|if~spring|is~truth|keep~body|keep~point|kill+old|kin+leave|kin+takes|letter+wrote|letter~the|life insurance|life+want|me wrote|me~the|nobody+weeks|not+told|not~forty|on~train|on~will|plan|planned|rope in the|rope is|running and|sheet|since~leave|so nobody|soon+suicide|soon~keep|soon~would|suicidal|suicide~on|suicide~since|suicide~this|the~head|thing that|think will suicide|think+trains|think~pills|told~kill|to~front|trains and|wall|wheel|will~die|will~make|with~hammer',
      '0.23':
        '<loaded>|<mess>|a leave|against~me|am sitting in|an accident|and now|and think will|and~found|and~height|a~again|being life and|better+death|blades|body+keep|body+last|body+night|body~a|body~because|body~night|call+die|call+last|cut+spring|cut+want|cut~spring|die and|die+soon|die+time|die+used|end+nearly|for my dog|forever and me|got~out|got~think|gun in my|gun+right|have~and|have~door|have~hand|have~stay|here~am|hour ago|insurance+life|in~drawer|in~house|in~running|it~die|jump+many|jump~with|last+too|loaded|locked~have|looked up|many pills of|many+soon|many~soon|me bought the|me put|me tied|means+will|means~the|mess|me~round|my~nobody|off+suicide|papers+will|pills+two|said~say|soon~think|suicide since|suicide~off|suicide~was|take~body|take~cut|take~gun|take~my|ten minutes|the gun in|there~my|thinks~me|think~each|think~off|too~pills|to~train|train~at|used~die|want~wheel|we lost|wheel~a|wheel~way|when this|will suicide|will~train|would end',
      '0.22':
        '<night>|<sitting>|<soon>|^ if she|afraid~am|again this soon|ago+hour|all+blade|anymore+life|be leave|been feeling|been think a|been~the|better+die|bleeding|blood|body~it|cut~after|cut~in|die+die|die~how|end and|ends|feeling+since|feeling~since|got+will|hand+think|have got|have~end|how+life|in my|into+water|jump off the|knives|last~me|many+take|me last week|me~dishes|me~last|me~room|me~standing|night|not trust|of~ago|she~am|sitting|sitting in the|sleep~have|soon~be|stood+think|telling me to|the~sat|tied+want|tuesday|wall+want|wall+will|was~jump|will to kill|would do|written~me',
      '0.21':
        '<anchor>|again this|anchor|are~table|bath and|be leave by|because+suicide|by suicide|by~this|cut+keep|day~do|dead+off|die~he|got the|gun for|have~suicide|having~life|height+open|height~open|in the shower|jumping|kill+told|last+many|laughed+want|life+suicide|many~wake|me know how|me one|me picked|me~bath|me~dark|me~feet|me~nine|me~shed|me~trains|minutes+ten|months+self|my~again|my~stuck|nobody would care|nobody+suicide|out~me|past~me|put~my|read will|room~not|rope+want|saved up|self~months|soon~it|soon~me|stay life|suicide~because|suicide~nobody|the insurance|the~dose|the~height|the~hour|the~oddly|think~up|this~off|tied~and|to stay life|tried~year|voice+want|was better|way~and|will die|will~find',
      '0.20':
        '<calm>|<mich>|<shed>|<train>|again+soon|asked~be|because+cut|because+deserve|by my|by~so|calm|cleaned+soon|dead~all|death sounds|death sounds better|death~this|die+life|die+sounds|do~me|feels~out|fire~me|for~night|goes~the|had~accident|have~front|having+life|height~night|house~me|how+think|in~shower|is the think|jump+want|jump~high|kin me loved|last month and|leave+small|life+stay|me because|me~sitting|mich|month+tried|off the|only~me|parking+point|pills~pills|pills~take|please tell my|putting~soon|school and|shed|suicide~me|teenager+used|tell~loved|that~suicide|the~wheel|think my my|thinking|to~into|to~rope|train+wheel|tried~month|walk+will|want to|want+wheel|way+wheel|with~gun|wrote~and',
      '0.19':
        '<driving>|^ work was|after this|after+kin|after+work|am~soon|and~head|and~me|anymore me|anymore+will|an~ago|at once|a~all|back+die|been saying|body~me|can not keep|dead in this|dead+room|dead~room|death would|did it|die+sleep|die~this|dog+soon|driving|drove+off|everything me want|exam+think|feels~way|forever and|hair~and|height~see|how+looked|is the only|is~kind|it end|kill me in|kill+say|kill~a|kin~dead|last+overdose|leave~soon|me have said|me~doing|me~into|me~which|my mind|my suicide|my therapist|my~deserve|my~found|night~at|night~my|okay~think|on~mind|overdose last|please~loved|read+who|so easy to|than~year|the only thing|the shower|the water with|the way home|the~you|time+will|to die and|up in the|water with|water~me|will me|will to point|will~it|will~pills|will~wheel',
      '0.18':
        '<month>|a mess|again~it|all+kill|all+suicide|am leave the|am~it|am~kill|and me think|at~until|bathroom~me|better~die|be~will|blade+keep|come home|cut~something|cut~soon|cut~with|die~me|drove off|drove off the|end+many|end~out|ever~my|feels~the|for~birthday|go+water|gun~want|have been cut|have the|have think|have~cut|here+stay|holding~to|it takes to|keeps saying|keeps+saying|keep~blade|lately me|life+not|life+waiting|lost+we|me again|me keep|me when she|me~anymore|me~self|me~sleep|me~than|me~till|me~wheel|month|my dorm|my~saying|not+pills|only thing|only+suicide|on~nobody|own|potassium|putting+soon|quiet+will|road~in|scared~to|sounds~this|so~feel|started+think|stay+will|suicide~only|take everything me|the only|there is a|the~breathe|the~helps|things~end|three times|three+times|to not be|told~not|tried+year|was~pills|way~me|week~do|wheel~me|when~song|while+will|will not do',
      '0.17':
        '^ the pills|a lot will|all+month|am angry|and~again|and~kill|and~think|anymore~end|are sleep|at~so|back to that|been~leave|been~think|blade~so|blood+will|bought+rope|bought~rope|cut~day|cut~two|die+way|drive+will|driving+will|end+know|front of a|gun in|hand+he|hand~to|have~into|have~the|have~things|having~me|height+high|height+want|height~many|is~night|it me will|it~suicide|kill+rope|kill~my|kin~loved|last~soon|lot will|loved+tell|many+till|me am angry|me cut|me loved her|me so me|me~cabinet|me~life|me~my|me~strength|me~take|me~ways|my~felt|my~point|not~feel|now~jump|off~me|of~me|of~train|only+thing|running+want|sleep+will|so easy|step|stood~with|suicide~all|tablets|take all|take+tired|takes to|than~one|that~truth|the coast|the think|then me made|there~pills|the~door|the~running|think a lot|time you|to~once|want~door|want~so|want~than|was think will|with~running|work was|would~soon',
      '0.16':
        '<accident>|<again>|<hand>|<twenty>|^ ^ me|^ me|^ the only|accident|again|again+opened|am~scared|and~take|better than this|cleaned~the|cut|cut soon|cut+pulled|cut~want|day+life|drawer~the|end+soon|feel+what|for~am|from~again|front+think|got the rope|got~rope|hand|have~here|have~kill|is at|keep~life|kill+night|kill~if|last+wake|last~wake|leave letter|letter~my|life~am|life~end|life~who|lost+soon|many~was|me cut the|me~it|me~point|my~because|next to|night~in|pills~point|please~her|point~soon|pulled~my|researching|room+soon|take+three|there~place|the~and|the~blade|the~think|the~will|think of|think~how|told all|to~nobody|train~is|twenty|twice~week|walking~the|wheel~end|who~me|will~be|will~each|would feel|would~easy|would~last',
      '0.15':
        '<bath>|am no|am~before|and with|and~calm|anymore~is|assisted die|assisted+die|attempted suicide|attempted+suicide|back+dead|bath|been having|be~off|be~wheel|blade~drawer|blood+want|cut+die|cut+many|cut~years|dead kin|dead+hopeless|die~when|do it on|do~now|end+having|everything+soon|everything~soon|feel~want|for~life|had~sleep|hand+his|have been having|have hopeless leave|have~against|have~road|height~looked|house+think|in the wheel|jump in front|jump off|jump+off|jump~front|kill me me|kill+many|kill~made|kin+tell|leave+saying|letter+not|me am no|me attempted suicide|me sat|me take too|me tried to|me~bathroom|me~been|me~crib|me~leave|me~whether|me~woods|opened my|out of this|out~end|packed+wheel|pills+thirty|pills~an|place on|soon+way|sounds better than|take~an|the blade in|the crib|the nurse|the parking|the shed|the~broke|the~gun|think for soon|think~do|this life|time~this|to jump sleep|to life anymore|told~kin|train~want|want~another|wheel+will|wheel~height|will~before|with~when|would know',
      '0.14':
        '<committing>|<crib>|<hide>|a wall|all me am|am~cold|and laughed|and~to|as~soon|be~it|blade~on|boxes+want|caring~me|committing|crib|crib+kin|cut me when|cut me with|death+sounds|die but|die+his|die~and|die~his|do not come|each+will|end+into|end+leave|end+talking|end+therapist|find+what|for my kin|for~dog|front+jump|height+hour|height+party|height+see|hide|how me|into a|keeps~it|keep~she|know~it|last time me|last+school|leave~to|letter~to|many+too|me and me|me did all|me die soon|me held|me kill|me say me|me soon and|me went to|me~thirty|me~walking|month~out|my brain|my last|my~house|next+not|nine+not|not be the|not+room|of a train|of suicide|off~it|of~am|once the kin|once~sleep|out~again|part~want|soon is the|soon the|so~have|so~wake|so~would|suicide~soon|tell~kin|the wheel|the windows|the~am|the~keep|the~many|think of suicide|think~gun|think~height|tired and me|too many|to~last|used~as|wake up in|wake+will|want~bad|was not for|way~except|way~have|week me am|wheel~and|will~after|will~an',
      '0.13':
        '<dads>|<deeper>|<head>|<last>|<stops>|<wrote>|a burden for|after my|after+again|again+want|all+shower|all+told|am~on|and~out|anymore me am|a~jump|be dead in|because~me|been think|blade+drawer|come+home|cut+day|cut+something|cut+way|dads|deeper|die+take|end+suicide|end~how|everything+kin|feel~the|from~kin|harm|have been|have leave|have think of|have~last|head|house+kill|in front of|is in the|is~goes|it~soon|last|leave by the|leave the house|life|looked at the|me drive|me drove|me wrote a|means~me|me~and|me~night|me~water|me~when|my body are|my train is|my~and|my~height|not~another|out~now|scared+will|scared~will|sitting in|soon+wall|started~me|stops|take+week|take~and|the~all|the~driver|the~where|this is leave|time me|time~train|to point it|train is at|two~will|want me were|want~everything|was~dead|wheel~the|will to|will to die|would~dead|wrote|you~this',
      '0.12':
        '<hammer>|^ by this|^ my body|after+soon|again~was|and~it|anymore~am|a~into|bath~the|because+hate|better+sounds|better~this|be~kin|be~said|blade~want|by this time|can not life|caring for|chair+soon|cut+last|cut~can|cut~more|days me|deserve it|die+through|do~day|drinking+soon|end+everything|end+once|end+point|end~me|except+way|feel~end|from cut|front of|got+one|gun+take|hammer|head on|height+wheel|her+please|high school and|hour~me|if me do|insurance~me|is only one|is to|is~am|is~day|it and me|it not|jump~of|keep+she|keeps~to|kill~the|know~if|life~will|life~would|many~end|me go|me want|me~do|me~tried|my|my~do|my~into|my~see|night shift|not+spring|not+under|not~next|okay+think|pills~not|pills~to|sounds better|suicide~be|take too|that helps|the tree|the~end|the~find|the~twice|think~take|this time soon|time soon me|too~and|to~bad|to~comes|wheel~soon|will it|will kill me|with~me|would~did|would~off|would~wake',
      '0.11':
        '<end>|<nights>|<under>|<writing>|^ kill me|^ me tied|^ my last|a teenager|again~feel|ago+will|all me|all+hide|all~it|been~in|before+once|being end|better+how|be~do|body are|cut+said|cut+too|cut~again|cut~all|days+kill|dead+sleep|death~want|die by|doing+will|end me|end~said|feel+first|feel+time|for me me|from~want|goes~kin|have got the|have~how|have~only|have~think|head+want|height+now|here+will|hour~the|into~with|is~pills|it if me|jump+time|keep+not|kin all would|letter~all|many+wake|me could have|me should be|me~therapist|my~says|night me|night+shift|nights|not be|on~it|part~to|past+will|scared+take|soon~for|so~dead|suicide+three|suicide~a|takes the|tell~me|than me think|that way|the time|therapist+want|therapist~me|the~little|thing to do|think me have|think+ways|this body|time+train|to die again|to self|to walk|to~it|to~sat|train|under|up~to|want to stay|want~a|what if me|wheel~home|will~point|will~who|would be the|would have a|would~thing|writing|wrote~for',
      '0.10':
        '<assisted>|<wheel>|^ there is|again~all|assisted|before she|be~jump|blade~and|care~am|comes+not|end~at|forty~me|having~will|he+suicide|home+wheel|in~accident|in~there|is~only|is~school|it soon|it~find|it~school|know how|me have started|me kill the|me~press|my train|my~my|my~when|not be here|off+time|of~made|okay+went|on and|put~and|sat+want|so bad|some~life|sounds~than|the~not|this~last|to~day|tried~me|while~doing|will end|will+will|will~read',
      '-0.10':
        '<chapter>|<climb>|<presentation>|<promise>|<red>|<says>|^ if the|^ my grandmother|^ nobody needs|^ nobody noticed|afraid+not|again and me|again+late|ago and|ago me|alarm+will|all these|all+cried|am end|am~at|and my body|and~stood|any other|anymore it|are in the|are~will|around+burden|at the death|at work and|attack+panic|back~kill|be the death|been~nobody|better+six|blade+now|body on|burden to my|called~kin|can~and|chair+want|changed+kin|chapter|climb|cut+teenager|cut+went|death of me|death+friend|death~friend|die+grandfather|die+new|do it the|doctor+take|do~think|drop+he|empty|end it me|end~to|entry+last|everything+failure|extra+hopeless|failure~everything|farewell|feel~at|feel~glad|fight it if|fight+not|fixing the|get+no|giving leave|go~by|go~wake|have~leave|height+think|height~it|he~would|if~anymore|in~night|is~can|it back|it~not|kill the laundry|kill+laundry|kill~laundry|kill~life|kill~then|kin+way|kin~himself|last day|last entry|last~in|late again|let the|let+want|life~out|lost~will|made~at|many~think|me am end|me had the|me updated|me want would|meetings+want|me~by|me~cancer|me~each|me~finger|me~fixing|me~ghost|me~six|me~students|miss~die|mistake~should|my finger on|my last entry|my~bread|new+think|next~my|nights+want|night~to|night~will|nobody needs me|nobody noticed|not fight it|not~future|not~hold|not~week|of sleep|on soon and|on the bread|once+will|on~boats|on~watched|panic attack|pills~went|point~stay|presentation|promise|red|says|see~keep|shooting|short~want|slept+want|soon~after|the laundry|the oven|the~grown|the~let|the~off|the~shift|the~strong|the~that|think~be|to go on|train want|tried~soon|unsure~would|want me would|want~forgot|want~should|was~around|was~death|water~we|when me am|will~alarm|will~death|will~kills|will~much|would not fight|would~born|would~sleep',
      '-0.11':
        '<at>|<band>|<bathroom>|<breathing>|<crying>|<dentists>|<easy>|<onions>|<please>|<rest>|<staying>|<stitches>|<thirty>|<thumb>|^ ^ back|^ back|^ our old|^ she drove|^ she told|a life|a new rope|again+alarm|again+take|ago me tried|ago+tried|ago~and|ago~kill|ago~tried|alone+die|am afraid|am at better|am cut|am dead|am dead tired|am not afraid|am so end|am so glad|am take|am~body|am~have|and think the|and~boats|and~grateful|and~until|are kill|asked+no|as~and|at|at better with|at~meeting|a~around|back+cut|band|bathroom|be a better|be death|be here me|before+take|before~pills|better+she|bills+not|blade+bread|blade+finger|blade+put|blade~now|blood~want|boats+height|boats+stood|boats+watched|body are dead|body+think|body~all|body~dead|book+end|bread blade|bread+finger|breathing|broke~in|burden of|but she|but~good|change+hopeless|clothes+leave|come+who|cope+not|could kill|could~be|could~sleep|crying|cut+finger|cut+wheel|cut~bread|cut~is|cut~of|dead gorgeous|dead+drop|dead+gorgeous|dead+who|dentists|dentists+not|dentists+want|did~kin|die when|die+room|die+until|die~can|do~anything|drop dead|drop dead gorgeous|drop+gorgeous|dropped~and|drop~gorgeous|easy|end+project|end~project|end~years|everything+feels|feel+ghost|feel+trapped|feel~ghost|fight it|finger on the|finger~blade|finger~bread|for~die|friend~kill|get+leave|go+told|go+wake|gorgeous+he|has no|have me|have~garden|have~so|have~take|he is drop|height~boats|her+told|herself~want|he~gorgeous|high+off|hopeless~change|house+old|house~so|if~dead|in 2015|in~herself|in~mouth|in~tried|is back|is drop|is drop dead|is~here|is~worth|it at|it~year|keeping me|kill me at|kill range|kill range with|kill+pictures|kill+range|kill+swing|kin asked|kin+moved|kin+years|kin~moved|kin~we|last day at|last spring|last+spring|leave+wheel|leave~clothes|life want this|life+twice|life+years|life~anymore|life~these|lot~my|many~week|me am afraid|me am cut|me am dead|me am take|me came|me keep think|me sleep|me think to|medication|me~band|me~cope|me~earth|me~hair|me~lot|me~shower|me~trapped|me~vacation|me~week|my life me|my old|my pills|my~better|my~wheel|night and me|nobody~me|not breathe|not look|not~months|not~the|now~the|of~camera|of~laughed|old~is|old~soon|onions|out~all|overdose~the|peaceful|pills and went|pills of wine|pills+three|pills+wine|pills~wine|please|point~will|quitting|range with|range+went|range~kin|rest|says+want|see a future|she drove|she+until|she~at|sleep for a|sleep+tired|sleep+want|sleep~is|sleep~week|slept~the|so quiet|soon it would|soon~feel|so~kill|stay for|staying|stitches|story~man|suicide me am|sunday|take his my|take+we|take~bath|take~last|that hike|the boats|the bread blade|the kill range|the kin are|the meeting|the night|the soon|the~boats|the~home|think me will|think~life|thirty|thumb|tired of this|to be death|to keep life|to kill himself|to leave to|to see|to stay for|to the kill|told~think|too~be|to~again|to~before|to~but|to~can|to~forget|to~hundred|to~six|up~made|wake up from|wake up soon|want~but|want~call|want~goes|want~new|want~summer|was~sleep|was~telling|watched the boats|watched~boats|went~range|we~death|where~and|who~die|with~laughed|would have|would~cut|would~him|year with|years~kill|years~soon|years~tried',
      '-0.12':
        '<attempted>|<bakery>|<counselor>|<did>|<dinner>|<dollars>|<down>|<felt>|<smiled>|<training>|^ me jump|^ me updated|^ my cousin|^ she asked|a bakery|after+comes|after+death|after~am|again+not|again~will|ago~me|all+here|am giving|am not think|am~this|am~wake|an alarm|and feel better|and~bakery|and~rope|anymore+die|anymore+wake|as me|asked if me|asked+cut|attempted|at~to|a~against|a~everyones|a~want|bakery|be leave all|be so better|because+keep|better with me|blade~it|board+first|born+not|born+want|bought+new|can not cope|can~cope|can~it|coast+think|counselor|cousin~and|cried+leave|cried+said|cried+soon|cut my finger|cut~and|cut~door|cut~finger|cut~then|cut~wheel|dead+good|dead+inside|death was|death+felt|death+grandfather|deserve+life|did|did~to|die on|die+end|die~ago|die~before|die~have|dinner|dinner+pills|do another|do anything to|doctor+no|doctor~think|dollars|dose+pills|down|down+three|do~have|end the year|end~book|feel+sugar|feels+hopeless|feels+life|feel~with|felt|friend+herself|friend~life|got~in|got~my|go~anymore|grown+updated|hair short|hair short and|happens to|has~the|have started to|have~many|have~sleep|headache+pills|headache+take|heart~want|height+man|here next|herself and|he~better|he~drop|he~off|his+will|hopeless keeping|hopeless keeping me|hopeless~better|how~to|if me end|in~city|is hopeless keeping|is so quiet|is the end|is the point|it be|it~again|keep+trip|keep+water|keep~of|keep~trip|keys~the|kill for|kill it|kill+said|kill~and|kill~that|kin deserve|kin is suicide|kin+range|kin+train|kin~end|kin~since|last~of|leave+said|leave~things|let~and|life+only|life+says|life+wake|look+think|looked at|lot~death|me am giving|me could|me nearly|me slept want|me updated my|me~forever|me~nobody|me~onions|me~pancake|me~planting|me~presentation|me~tomatoes|morning|mountains+will|moving to the|my body is|my hair short|my life is|my~does|my~grown|my~lot|my~short|my~talking|my~than|next summer|next+summer|nobody~die|nobody~that|not cope|not go on|notice~me|not~an|no~die|of cut|off a|of~heart|old house|old+will|on soon|only~because|on~this|out~am|overdosed|painkillers|pills~dinner|pills~kin|pills~think|point in|point to|rope+will|says~and|scared me|she want to|she~was|short~it|slept want|smiled|smiled+will|so better|song+want|sounds+want|so~soon|so~take|sugar~feel|take my|take~headache|the book|the kitchen|the way|there~except|there~of|the~checked|the~cousins|the~evening|the~squad|think~point|three~my|tired~wake|to find|to leave and|to the coast|to~team|training|up anymore|updated my|used to think|waiting~my|wake up anymore|wake~anymore|want me wake|want~death|want~height|want~herself|want~meetings|want~open|want~pain|was~the|water+will|went~a|what~do|what~the|when~used|who~dead|will be my|will death|will end the|will soon|will to do|will to sleep|with life|would~coffee|would~fight|years since',
      '-0.13':
        '2015 and|2015+soon|2015~me|<box>|<here>|<hospice>|<look>|<planting>|<rang>|<saying>|<sixteen>|<stove>|<subscription>|<sugar>|^ ^ height|^ height|^ me kill|^ me shot|^ my phone|^ nobody would|a want bath|after+these|after~better|all day and|all talked will|all+go|all~all|all~this|am end the|am kill in|am~breakdown|am~death|and let it|and soon me|and~said|and~soup|and~stitches|are~after|ask+god|asked~want|as~me|at lunch|at the meeting|at~suicide|a~bath|bad~not|bath+want|be better if|because+go|better|better+sugar|be~did|be~if|blade+stitches|blade~will|body on the|books+leave|book~soon|bottle|box|breakdown+having|broke~the|burden|burden+everyones|burden~everyones|care if|change+soon|changed+suicide|clean+cut|cliffs|cut me me|cut+door|cut+now|dead+he|dead+years|dead~out|dead~will|dead~years|death this|death+told|death~told|deserve~life|die+height|die+ninety|die+song|die~ninety|die~until|die~was|dog~sleep|down+lay|do~am|end+free|end~a|end~free|entry~the|feel~have|finally+life|for~nobody|for~swing|friend+told|friend+want|girl|glad of|glad~did|go of|got+way|grown+will|had~panic|had~time|had~will|have~for|having a breakdown|having~breakdown|height+two|height~at|height~for|her will the|here|he~die|he~leave|him and|home+think|hospice|hour+stood|hundred+life|hundred+want|hurting|if~out|if~up|in 2015 and|in~camera|is kill|is so bad|is~anymore|is~are|is~entry|is~order|is~there|it is|jump~me|kill for a|kill in|kill~on|kin tried|kin tried to|kin+moving|kin~night|kin~think|late+pills|leave~before|letter+we|letter~we|life by|life by the|life out of|life to be|life+lost|life~feels|life~hundred|life~kin|look|made me|many~will|me at|me could end|me could kill|me she want|me shot|me want many|me~after|me~against|me~apart|me~couch|me~denver|me~eyes|me~four|me~happens|me~months|me~parked|me~shaving|my blood|my kin tried|new pills|night+sleep|night~am|night~do|ninety+she|nobody is|not around anymore|not self|not+team|not+worth|not~care|no~suicide|of my life|of the camera|off if|off~high|of~but|only~to|on~that|or~the|pain to end|pass+will|past~and|plans|planting|prevention+suicide|prevention+talked|prevention+will|rang|reached the|rope+we|said~me|said~to|say leave|saying|she~and|sixteen|sleep+week|sleep~a|something+want|soon+wake|soon~pills|stood~the|stove|subscription|sugar|sugar~better|suicide in my|suicide prevention|suicide+years|suicide~changed|take a want|talked~at|talked~prevention|talked~soon|the house is|the pain to|the will to|there~in|the~then|the~what|tired+tired|tired~tired|to end life|to sleep for|told+will|to~forever|to~get|train was|unsure~want|wake~and|wake~life|want bath|want~in|want~see|want~waiting|want~week|was my last|we~suicide|what the|will an alarm|will death a|will suicide prevention|will~lot|will~prevention|with~free|woke|would not wake|would~room|years~suicide',
      '-0.14':
        '<another>|<apart>|<apartment>|<had>|<okay>|<prevention>|<project>|<shop>|^ everything feels|^ me nearly|^ the height|^ the water|afternoon+all|again+death|all+dinner|all+team|alone~soon|along+train|am scared me|am~for|and lay down|and me drove|and~drove|another|anything to cut|anything~cut|apart|apartment|at dinner|attempted~me|at~cried|a~who|back+height|back+nobody|be dead not|been me|been~and|been~death|before+leave|before+letter|being+here|be~before|blade+herself|board+jump|board+off|board~first|broke down|broke down in|broke+down|but~better|city and|could end|cut my hair|cut+shaving|cut+thumb|cut~oven|cut~short|dead after|dead inside|dead not|death+how|death~how|death~who|death~would|debt~me|die me|die+phone|die~with|dinner~all|do not wake|do this anymore|doctor~me|do~deserve|drove~in|end with life|end+shelf|end~shelf|envy+who|envy~who|everything feels|everything feels hopeless|exam+kill|except+no|feel burden|feel+inside|feels hopeless|feel~inside|feel~nobody|feel~soon|felt want|fixing+height|fixing+until|fixing~until|for a|for~right|from the|front~my|future for me|gave+suicide|grandmother+her|grandmother~her|grateful to|grateful to be|grateful~be|had|happier|have will to|he+himself|he+his|he+kin|height fixing|height fixing the|height+stayed|here~in|herself last|herself+last|herself~blade|high+time|his my|hopeless+keeping|house is so|house+quiet|house~quiet|in my mouth|instead+want|into~me|in~pills|in~year|is~height|it me am|it~and|joke~the|jump+keep|jump~board|jump~did|keep~by|keep~it|kill herself last|kill me with|killing|kin+you|kin~it|lay down|lay+pills|lay+take|letter+wedding|letter~for|life+nobody|life+unsure|life~says|longer+think|lost+will|made+not|many night that|many~this|me almost die|me broke down|me feel burden|me if me|me sat on|me think of|me unsure|me was suicide|me watched|me~book|me~early|me~home|me~shelf|my kin deserve|my kin when|my life in|my thumb|nobody~all|not do another|not+time|not~cut|okay|on the oven|only~my|on~oven|patient~die|patient~to|pills~down|pills~lay|prevention|project|read+suicide|said he|said~die|sat on|sat on the|sat+until|sat~until|saying+want|says he want|says~die|see any point|shop|since+ten|soon it|soon+until|soon~cried|stayed+until|suicide+telling|suicide+used|suicide~is|suicide~telling|the bills|the cabinet|the height and|the height fixing|the news|the storm|the stove|there~keeping|there~no|the~cried|the~did|the~die|the~slept|the~thirty|the~was|the~were|think~this|three+until|tired+wake|to do this|to end the|to kill herself|to~this|to~too|training+will|training~will|tried~night|until three|used~many|used~suicide|waiting for my|want many night|want~my|want~old|was suicide|was suicide and|was~we|will suicide in|will~around|will~call|will~water|would not come|would~this|wrote~to',
      '-0.15':
        '<afternoon>|<an>|<as>|<chocolate>|<crime>|<fight>|<for>|<hotline>|<kitchen>|<ninety>|<rn>|<sang>|<spreadsheet>|^ me broke|^ me by|^ me end|^ me envy|^ me leave|^ my life|^ the house|afraid of|after+body|afternoon|all afternoon|all+plants|all+you|almost die|almost+die|am die for|am jump apart|am~apart|am~garden|am~glad|am~sleep|an|and cried|and hopeless|and me cried|and me said|and my|and~sleep|any+point|as|asked whether|asked whether me|asked+suicide|asked+whether|asked~suicide|attempt~me|be nice|been~on|before+house|before+wrote|being dead|be~flying|burden+kin|called+die|call~the|came+rain|chocolate|clean+soon|comes after|crime|cut back|cut me out|cut~from|cut~week|day and|day~think|dead~so|die+film|die+hospice|die+patient|die~called|die~hospice|disappeared|do not deserve|end of the|end the book|end+knee|end+mark|entry+leave|everything~for|exam+will|except+hopeless|fight|for|for the swing|forever+want|for~lay|for~then|from~height|have been me|have moved|have~body|hear~me|herself+kill|he~suicide|himself and me|him~it|hopeless+leave|hotline|hotline+suicide|hotline+volunteer|house before|house before we|house+letter|house+wrote|house~we|imagine|in 2012|is no|is~dead|is~vet|it~better|keep want|keep~and|keep~jump|kill herself|kin and|kin cut|kitchen|knee~end|lately~it|laughed+said|letter~before|letter~house|life me have|life~water|lost~life|many+says|me end things|me have had|me keep want|me me am|me~ashamed|me~bike|me~hotline|me~reached|me~sing|me~yesterday|months~am|my papers|my pills before|my uncle|my~an|new+swing|new~and|night~the|ninety|not+says|of wine|off~when|one+want|on~drive|on~if|papers+taxes|pills+point|pills+think|rn|rope~swing|said~kill|sang|see my kin|shoot|soon and me|soon+train|soon~any|spreadsheet|squad+suicide|sugar and|suicide squad|suicide+volunteer|suicide+whether|take my pills|tell~and|that~all|the pain|the~close|the~hopeless|the~rang|the~she|to end this|to say leave|to~a|to~anything|to~door|to~in|train~kin|used to be|used~be|want bath and|want~give|want~leave|want~no|want~with|water~height|we had|we read will|what to|when~think|whether me|whether~suicide|who~come|will~cut|would kill to|written the',
      '-0.16':
        '<food>|<grown>|<humming>|<rome>|<then>|<this>|^ me said|^ my kin|^ the death|again+eyes|all are not|all+kin|am die|am~am|am~by|and lay|and~everything|and~little|and~sang|any+other|asked+die|asked~die|attempted~am|back in college|back on sugar|back+college|back+sugar|back~college|back~sugar|been~day|before soon|better for all|better+blade|blood+not|board+high|board+time|burden~not|camera+front|camera+jump|care+soon|clean from|clean+two|clean+years|clean~cut|cut back on|cut my knee|cut+end|cut+knee|cut+oven|cut~knee|cut~on|cut~than|day at the|day+good|dead+envy|dead+will|deserve to|die soon it|die~on|dinner+kill|dog+sleep|do~keep|do~of|early~the|end her life|envy~dead|everything~hopeless|existed|first+high|food|for the|front~camera|game~me|gave~the|gave~will|glad~me|grown|had~my|have lost the|have written the|have~no|height at|height with my|herself+soon|herself~at|he~kill|high board|humming|in~am|is all|is suicide and|is~bad|it~next|jump+told|jump~camera|keep~will|kill a|kill time|kill+until|kill~dinner|kin+soon|leave to all|leave+nobody|letter+old|letter~old|life+water|lost the will|many~kill|me am die|me hate|me to die|me told me|me unsure why|me~heart|me~humming|me~rn|me~sixteen|me~team|me~telling|mind~to|mom|mum|my eyes|my~more|my~no|night and|no way out|not kill|not think will|no~except|of my kin|off the high|off~board|of~does|of~was|old+wrote|on sugar|on~soon|picked+pills|picked~pills|rome|school+suicide|sixteen me|sixteen~me|soon or any|story~who|suicide~but|suicide~have|suicide~school|suicide~to|take~kin|the death was|the high board|the presentation|the shop|then|there me|the~movie|this|tired~the|to my old|to~god|to~suicide|trains~and|tried+years|tried~the|two~and|unsure~life|want to leave|what~point|who would come|will~only|with~end|would not kill|wrote~old|years ago me',
      '-0.17':
        '<camera>|<exam>|<garden>|^ ^ he|^ ^ kill|^ he|^ kill|a train|again+sugar|ago+years|all who|all+laundry|all~laundry|and~thankful|and~two|are dead after|are~and|a~day|back~not|been~again|body~after|body~better|box+pills|burns|but~kin|by this|camera|can not do|can not go|come+death|cut+her|cut+off|cut~into|day+last|dead+nobody|dead~and|denver+will|die me want|doctor+suicide|doctor~suicide|door+will|do~kill|do~much|else+not|everything pain|everything+pain|exam|exam+kin|exam~kin|exam~my|falling|finally+will|floor|front+kin|garden|gave me|go+no|had~at|has been cut|has~suicide|have everything|have~will|heart+want|her+kill|here me am|here~my|herself and me|he~a|him+kin|himself~me|his+kin|home+nobody|hopeless~do|humming that|if me life|if~ever|in me|in~gun|it again soon|it sounds|it to thirty|kill it at|kill to|kill+years|leave+plants|leave~will|leg|let go of|me have everything|me jump in|me kill it|me me was|me~afternoon|me~can|me~college|me~finally|me~she|my body on|my mouth|my subscription|my~dead|my~herself|new~the|night me am|night+not|not deserve to|not+one|not+you|not~wake|no~no|one who|on~again|on~sleep|quiet+want|say leave to|sleep+soon|soon~can|so~am|sugar again|the anniversary|the garden|the plants|the suicide|the~coming|think and|think~before|to thirty|to~death|we will|what happens|will~if|without|worthless|written the letter|years ago',
      '-0.18':
        '<drive>|<read>|<uncle>|^ ^ our|^ everything pain|^ our|am here|am~kin|anything~me|be my|burden~it|day+used|death~my|die+longer|door+go|drive|drove+end|for~hour|front~for|get+point|got+soon|had~kin|happens+what|have hopeless to|have~better|he+off|her and|hopeless+week|hopeless~the|idea|if~to|in sleep|in~her|in~this|is~hopeless|it on|it~dead|job+want|kin~talking|leave+she|leave+table|many soon|me am here|me out of|me~watched|me~why|months~me|my heart|my will|not been suicide|not see the|not~keep|off+ten|off~ten|on~a|our~to|read|said~my|say+soon|says he|says~want|scared+want|sleep~up|soon~have|suicide in|take~in|that~and|the height at|the night me|then~would|there~to|this~by|to~as|uncle|unsure~to|want~at|want~forever|want~years|what~end|when all|will~at|would~again',
      '-0.19':
        '<bread>|<forty>|<happen>|<old>|<right>|after+shift|again+everything|am waiting to|and let|and not|and~nobody|anymore+burden|at five|attempt+suicide|a~man|because it|being+not|being~in|best~me|better not|be~leave|bread|can not breathe|can~breathe|coffee+wake|cut+home|die+while|down~and|drove+soon|drove~soon|end+subscription|end~subscription|five+wake|forty|friend~me|from~with|garden~me|happen|have to|her+life|if~one|in this|is in order|is~nobody|is~one|is~that|it all to|it~thirty|keys+leave|leave soon|leaves me|leave~keys|life this|lord|me take my|me~door|me~he|me~run|my~kill|my~years|nice+not|not think me|not+sounds|not+think|not~any|not~year|no~think|old|only~out|or not|pills~soon|remember~me|right|soon~nobody|so~as|subscription+want|such a|suicide attempt|the~story|the~who|this~soon|to my kin|to wake up|to~little|to~subscription|two~am|up~coffee|up~five|waiting to die|wake~five|want~last|was~cut|way to|what~here|when~to',
      '-0.20':
        '<around>|<keys>|<patient>|<through>|<was>|<work>|^ life is|a wheel|all+give|all~at|am~letter|am~shift|am~these|and me feel|and~look|arms|around|because+now|better+now|body+here|burden~and|by~be|cut+kin|died|else+want|here+soon|him+think|his+take|if~cut|in college|in~for|keys|last night and|longer~die|me cried|me feel so|me get|me jump|me many|me~eat|me~rome|my~after|my~have|neck|no~my|off~dead|of~the|patient|rome+will|said+she|she~kill|something~and|so~could|talked will|the mountains|through|to be leave|to~jump|to~what|waiting~to|want+who|want~around|was|was~day|what she|when we|who~the|will~by|work|would~a|years~and',
      '-0.21':
        '<everyones>|<failure>|<slept>|<station>|^ me hate|all+these|all~so|back+body|back+kin|better if me|came~the|death and|death+not|do~get|do~one|everyones|everything~pills|failure|glad~not|good+life|her+she|if me die|is~end|it to|it~all|keep~out|kill~after|many~would|man~the|me all|me see|me~born|me~dinner|me~know|my sleep|new~me|no~me|on~after|pills~with|point~in|saying~to|slept|so tired of|soon+take|station|suicide~am|the first|then all|the~has|the~night|this is|this soon and|to~herself|to~song|to~two|we~end|what~if|would~that|written~for',
      '-0.22':
        '<board>|<called>|<meeting>|<students>|^ ^ it|^ it|again and|all+feel|all+not|all+some|am~being|and~a|around+kin|a~have|back and|back~all|been~will|better for|better+leave|be~time|board|called|die+suicide|do~wake|end+year|everyone|everything+pills|feel+kin|friday|future+not|good+want|if~soon|in~all|it on soon|jump+ten|kill me after|lake|last~the|legs|let it|like|man+will|meeting|me~came|me~drive|me~waiting|my pills and|my~himself|new+will|new~is|nobody+think|not~kill|not~years|only~be|place+want|scratched|students|there is hopeless|the~by|tired~life|to wake|to~my|until all|up~soon|was leave|will how',
      '-0.23':
        '<phone>|^ me miss|a friend|a person|ago+not|ago~to|all+death|am end with|am~good|and so|a~think|before+want|blade soon|blade+six|call+will|day+keep|die~soon|down~me|feel~that|has been|have~get|himself+kill|home~the|if it|it~but|keep+will|keep~end|kill himself|kill+life|letters|man~me|me~giving|me~this|nice to|night+will|no+one|no~to|of~if|pain+want|phone|pills~of|rope~and|talked+will|the~man|think the|this all|to death|to~week|want it all|want+went|want~could|want~this|want~work|was~ago|way~not|way~want|went~with|would~of',
      '-0.24':
        '<attempt>|<burden>|<engine>|^ me bought|am end my|am so|and nobody is|and~die|and~till|attempt|at~do|a~blade|better~in|burden+want|could~not|dead~the|die+not|down the|end a|engine|ever+want|existing|for~if|in~box|is kill me|is~from|it~is|keep the|kill~night|kin+said|last+leave|let~the|little~the|me am so|me~else|me~exam|me~song|my~home|night+soon|not think|not+too|now~think|overdosing|said~a|the year|there~hopeless|think and me|want my|want~pills|when~the',
      '-0.25':
        '<hospital>|^ ^ hopeless|^ hopeless|^ in the|and jump|and~after|ankle|at~soon|a~could|a~off|a~that|before+die|better+not|cut+into|die+says|end me want|end this|end+no|felt+want|for~in|him~me|hospital|into~wheel|is a|keep~that|kill me many|kill+off|life me want|lot~the|many~home|man~want|me look|me unsure how|me~loud|no point to|not~but|not~she|of being|pills~sleep|said~and|take~sleep|the engine|the exam|tired|to~job|want~him|want~next',
      '-0.26':
        '<career>|<get>|<keeping>|<taxes>|^ ^ what|^ what|and~would|any+not|at night|a~did|a~work|be end|better+soon|be~in|career|dead~kin|did~up|does~it|do~die|end~by|engine~to|get|go+not|he want to|he+want|if~a|is~point|keeping|kill~have|life for|life~of|making+not|me~dog|more+see|next week|night+tried|of a|of~on|old~to|so glad|so much|taxes|this~of|trying+want|want+week|want~get|what~life',
      '-0.27':
        '<cancer>|<getting>|<parked>|<range>|^ we are|all~do|am~a|am~who|and kill|and~for|better+he|cancer|family|feel want a|getting|go~want|hopeless+want|if~was|in~room|it all again|kill up|kin+old|me felt|more+want|more+will|my back|of the|parked|range|soon~and|suicide~in|the death|the~but|to~for|we+will|what is the|will~him|year~to',
      '-0.28':
        '<gym>|<mountains>|<should>|^ ^ had|^ had|all again|all~to|am not|am waiting|because~be|better if|better~a|blade of|die for|do~this|feel so|give~to|gym|have~with|have~years|he said|hopeless+life|is~year|kin+only|life+many|life+she|me am not|me am waiting|me~being|me~proud|mountains|not+self|not~my|no~life|of~it|out of my|person+want|pill|sad+want|should|the~dead|to~birthday|was the|will~his|you~is',
      '-0.29':
        '<change>|<flying>|<said>|<she>|all+hopeless|am end it|am tired of|and me would|change|die+see|does~want|feel~life|flying|god|how+not|it was|it~nice|nobody~if|not+tired|of~being|on~of|reason|said|say~all|she|she~the|so~that|the all|they|the~room|the~well|to die before|to say|unsure why|who want|will~many',
      '-0.30':
        '<made>|<song>|<went>|^ ^ no|^ no|^ the kin|all~leave|a~die|a~feel|back on|bathroom~the|could~all|cut~kin|cut~the|day+week|die~see|finally~me|for all|future to|has~will|have~again|have~it|her~was|his+life|in~good|in~not|is~all|kin+see|kin~is|life+we|life~all|made|me~past|my~what|of me and|out~height|says~to|sleep+take|song|soon~of|the will|to be end|to~that|want+we|want~then|was my|went',
      '-0.31':
        '<four>|<more>|<passed>|<that>|^ me not|after all|all+him|all+too|all~in|am~that|better with|be~would|can~a|die+she|do~all|four|glad+not|he+leave|here~this|here~want|into~the|in~that|is~years|kill+not|life+tired|me bought|me gave|me~his|more|my first|my phone|not mind|not~down|once~a|passed|pills+want|say~and|that|the~of|the~takes|try+want|unsure+why|was~her|when the kin|would~in',
      '-0.32':
        '<books>|<pictures>|<wedding>|a man|all+week|at my|body+hate|books|end+keep|from~for|home+many|if~did|if~die|it~of|life+see|many+not|me~making|not~then|of~leave|pictures|says~is|she~my|that is|the~as|the~read|the~say|think will the|time~up|to~pills|truck|waste|we+what|wedding|would not be|you~not',
      '-0.33':
        '<broken>|<cover>|<dropped>|<gorgeous>|<her>|<joke>|<might>|<pull>|<why>|<year>|all+now|and~blade|and~him|broken|can~go|cover|cut+got|die+front|does~to|door~the|do~it|dropped|for~one|for~there|front~and|funeral|give+want|gorgeous|he+him|her|is hard|is~after|is~of|joke|keep~my|kill~at|kill~end|letter|life~my|lot+not|might|not~got|of~one|pull|so~a|that~for|the~much|the~pills|the~times|used~me|why|will+worry|year',
      '-0.34':
        '<he>|^ me remember|am~better|and me was|and~we|and~with|end+kill|have no think|have~lot|have~nobody|he|her+want|how~the|is~to|me could not|my~we|not cut|no~all|off~a|see~for|she want|that~to|to be here|to~her|to~new|want~of|want~who|we~on|what+will|will~next|you~and',
      '-0.35':
        '<bad>|<interview>|<lie>|all+get|all~if|am~life|am~my|and~blood|a~should|bad|because me am|being~a|burden~me|do~cut|drowning|end+she|have been think|head+keep|interview|is hopeless|it~years|leave+take|lie|me cut me|me~went|no+no|of~he|or~of|overdose on|sleep and|so~her|to~up|up~on|with~it|would~leave|would~not',
      '-0.36':
        '<earth>|<film>|<moving>|<too>|<trip>|<trying>|^ me did|all~for|any of|be~better|could~for|earth|film|if~or|is~us|me was a|me~good|me~job|moving|no+want|not~thing|pills~for|she is|that~is|the doctor|there~point|to be the|too|to~work|trip|trying',
      '-0.37':
        '<extra>|^ ^ this|^ this|all~have|a~leave|been~years|better~is|could~my|dead+think|end+her|ever+not|ever+will|extra|goes+want|gun~soon|here~it|it~a|many day and|me laughed|me~could|me~future|me~weeks|new+want|of life|of~when|soon~take|the point of|what~is',
      '-0.38':
        '<lunch>|<moved>|^ ^ all|^ all|all had|all+nobody|can not think|dead~in|end+years|had~all|her~it|if~think|if~this|in~because|look~to|lunch|me after|moved|of all|one+who|one~for|that~by|the~us|to go|up many|want to do|will~too|with~think',
      '-0.39':
        'am~only|any~the|any~to|as~be|better~it|burden~the|can not believe|die before|had not|he+says|is will|it is been|leave~not|me~hopeless|night+pills|not+person|not+well|one~that|soon~my|so~with|the~new|the~two|the~went|time~my|we~at',
      '-0.40':
        '<are>|<attack>|<such>|<town>|^ ^ let|^ ^ so|^ let|^ so|after~and|all+made|am not will|are|around+will|attack|away|been~want|be~as|could~and|do~soon|exist|feel+hopeless|god+will|he want|is it|is so|last year|my~been|none|not+unsure|not~that|not~think|point~life|say~to|such|that~time|to look|town|until~the|want to get|what~did|would get',
      '-0.41':
        '<light>|<little>|a lot|all+everything|any+think|as a|but~not|do~go|for~all|is~go|kin~kill|light|little|me~help|no~of|old~the|she~on|to~old|to~years|would~an',
      '-0.42':
        '^ it is|all+saying|before+think|but~me|die~my|feel~am|glad me|he+said|if~of|is~but|make+not|meds|me~used|one~all|would~been',
      '-0.43':
        '<law>|<trade>|a~place|because+not|being+think|can~believe|here+think|here+what|her~she|law|me think all|no way|no~for|on~kin|that~do|the team|the~first|the~him|the~which|to~until|trade|want me am|when~want',
      '-0.44':
        '<sorry>|all~get|am~cut|a~before|a~then|because~am|before+end|do~or|feel~not|good~all|he+kill|kill~got|leave+want|look~and|me forgot|not~go|not~so|no~do|of~is|on~is|pills+soon|she~to|sorry|think~if|to~from|want~been|will on',
      '-0.45':
        '<almost>|<any>|<hate>|<murder>|all~go|all~with|almost|and~of|any|can not wait|dead~my|die+wheel|got+kill|had a|hate|if~it|is~much|is~since|life+what|look+not|made~me|murder',
      '-0.46':
        '<coffee>|<snow>|ago+want|all+year|and~down|because~is|been~all|can~wait|coffee|does~me|easier|father|front+want|not~make|not~until|point~is|snow|soon~got|so~on|that~have|the same|was~that|we~in|what is|you~me',
      '-0.47':
        '<mistake>|^ ^ life|^ life|all+years|body+take|do~again|mistake|much+will|no~and|this~not|we~the|what~not|with~so|with~this',
      '-0.48':
        '<being>|<no>|and he|at the end|a~better|being|do~make|end+kin|get~with|he is|him+want|him~the|it feels|kin~with|last+year|no|old~and|on~was|out of the|sleep|told me|years~the',
      '-0.49':
        '<lot>|a year|all+thing|all+work|everybody|feel+life|in~we|leave+we|life+point|lot|me did not|me would not|not my|not wait|this~is|to go to|with~all',
      '-0.50':
        '<along>|<could>|<cried>|<grow>|<person>|<rain>|all would be|along|could|could~to|cried|do it soon|for~soon|grow|not in|not~he|not~time|no~in|of~we|of~who|person|point+what|rain|to try',
      '-0.51':
        '<some>|^ ^ how|^ how|if~in|look~me|me~well|must be|not~only|see~and|she+think|some|think will how|unsure how',
      '-0.52':
        'at~for|had~a|her~a|me~give|mind+not|my friend|my kin is|not+years|not~this|so~is|that~been|the god|want~if|will~sleep|would~at',
      '-0.53':
        '<sad>|<unsure>|been think will|blade+will|blood+pills|blood~pills|had~with|how~want|if~were|leave to|life~this|me~mind|sad|she+what|that~if|the~could|to~no|unsure|was~it',
      '-0.54': '<video>|all else|for~was|here~not|him+will|if~leave|is~being|man+want|video|was~kin|what~a|would~out',
      '-0.55': 'am~die|am~was|and~this|do~any|is~be|life+no|make~to|she~she|time~and|want+years|want~up',
      '-0.56': '<drop>|<summer>|<wait>|drop|have~if|is~this|me~no|no point|summer|take~for|the~something|wait|will for',
      '-0.57':
        '<born>|<kept>|<losing>|a new|a~we|born|but~for|good+soon|he~be|hopeless to|kept|losing|not+until|not+worry|not~being|not~much|think~at',
      '-0.58':
        '<blue>|<ever>|<won>|at~with|blue|ever|kin+now|kin~this|me want a|not~her|the new|to be a|what~in|will~got|won',
      '-0.59':
        '<or>|all~the|am~would|and~so|and~some|a~with|can~the|end+get|for~is|me~anything|next+want|not believe|only+think|or|she~it|to leave|to~next|want~better|was on|what~said',
      '-0.60': '<behind>|am~is|behind|first~me|for~now|leave~a|not~of|no~will|she~is',
      '-0.61':
        '<changed>|<notice>|<were>|all+else|all~life|and~his|changed|could~me|do~point|feel better|is been|is~more|is~was|kin+take|me~are|much+want|not+year|notice|think~but|were',
      '-0.62': '<say>|down+not|how+unsure|not~a|say|see~of|want the',
      '-0.63': '<sounds>|get~on|in a|me~new|sounds|the end of|want+work',
      '-0.64': '^ ^ would|^ would|am tired|get~it|me am tired|no+point|so~it|the~be|the~one|too much|was want|when~are',
      '-0.65': 'a~the|be~was|finish|forward|for~years|his~and|she+she|to~him',
      '-0.66': '<most>|all~be|can~my|most|not+thing|now+think|someone|was~in|was~think',
      '-0.67': '<has>|future|go~a|has|in~but|kin~that|much+too|she~her|the~make|this~it|was so',
      '-0.68': '<his>|<other>|<short>|all+said|and have|a~she|his|kin+life|me am glad|other|short|this~a|this~want',
      '-0.69': 'all end|am glad|at~want|a~not|have~point|kin~kin|many~that|me~believe|not+wait|to~better',
      '-0.70':
        '<cake>|<worry>|all~off|and~too|cake|me miss|me remember|not~one|one of|the~ever|the~made|worry|would~on',
      '-0.71': '<worth>|all~that|believe+not|down~the|if~all|if~and|is too|when me was|worth',
      '-0.72': '<but>|^ it was|been~it|but|could not|in~way|not~what|of~of|she~in',
      '-0.73':
        '<noticed>|<proud>|<these>|a~he|can~think|can~with|in it|me have no|not go|not+off|not+tell|noticed|proud|these|the~than|to~at|with her',
      '-0.74': '<herself>|<shows>|a~way|ended|for~so|herself|in~life|not~is|shows|thing me|thing+will|would be a',
      '-0.75': '<years>|all is|all+no|to get|years',
      '-0.76': '<much>|better+feel|much|point of|the~being|want+you|was a',
      '-0.77': '<us>|a want|she~a|us|we~will|why~me',
      '-0.78': '<we>|all~a|and~got|bad+not|before+not|better~not|want~an|want~on|we',
      '-0.79':
        '<forget>|<nice>|<watched>|boys|forget|having a|he~in|me have not|nice|not~anything|of~would|on that|watched|will~but',
      '-0.80': '<woman>|can~for|hurts|if me was|is~if|much~me|on~have|woman',
      '-0.81':
        '<eyes>|<good>|all and|am~here|could~a|end+we|eyes|good|he~it|is~with|keep+want|me think the|of~all|to keep|you would',
      '-0.82': '<giving>|^ ^ end|^ end|be~at|for it|giving|her~the|to~who|would~end|you~the',
      '-0.83': '<shot>|^ ^ who|^ who|at~all|me~try|shot|the best|think~was',
      '-0.84': '<serious>|^ ^ nobody|^ nobody|a~is|but the|do me|go on|people|serious|time~a|we~and',
      '-0.85': '<city>|all~is|city|end~in|for~be|is better|it~if|kin~of|much+not|point+want',
      '-0.86': '<our>|^ ^ kin|^ kin|anything+not|but it|our|would~with',
      '-0.87': '<course>|<first>|<your>|^ what is|all+good|course|first|his~the|is~we|not~would|set|the point|your',
      '-0.88': '<ask>|<himself>|all~better|ask|a~if|himself|in~was|it in|no think|was~all|when~a',
      '-0.89': 'a~up',
      '-0.90': '<doctor>|<played>|doctor|for~on|he~he|not been|played',
      '-0.91': '<bring>|<same>|bring|can~in|for~the|is~she|is~when|not will to|same|so~this|that~with|the~more',
      '-0.92': 'can~of|no~not|this~with|what~was|which is',
      '-0.93': '<very>|in~now|is~in|tired of|too+will|very',
      '-0.94': '<move>|all are|because~not|he~will|move|nothing',
      '-0.95': 'a~a|a~time',
      '-0.96': 'feel~and|it~been|me~glad|talking will|want~one',
      '-0.97': 'got+not|kin~all|want~more|was~at',
      '-0.98': 'does not|no~the|who~to',
      '-0.99': '<book>|and~what|book|me~unsure|not+she|was~this|would not',
      '-1.00': '<early>|<full>|am~so|early|full|get~a|he+he|was~on|with~a',
      '-1.01': '<movie>|do~not|for this|have no|life~a|movie|so~for|that the|think~for|to~or',
      '-1.02': '<eat>|^ ^ why|^ why|do~for|eat|her+not|hoping|not~many|the~her|want~can|want~think|would want to',
      '-1.03': 'and~how|do this|the~or',
      '-1.04': 'are~to|boy|brother|not~or|to think',
      '-1.05': 'back~the|he+not|me~years|no+will|not~at',
      '-1.06': '<forgot>|<needs>|all+one|forgot|me want this|me~him|me~seen|needs|with this',
      '-1.07': '<gave>|gave|not me',
      '-1.08': 'the~better',
      '-1.09': 'talking+will|the~he|with all',
      '-1.10': 'of~that',
      '-1.11': '<happens>|a good|can~this|happens|it~with',
      '-1.12': '<instead>|<you>|are not|instead|picture|when~it|you',
      '-1.13': 'a~can|go~and|had to|he~and|mine|not+only',
      '-1.14': '<late>|late|me not',
      '-1.15': 'on this',
      '-1.16': 'for~a|it~was|of~this',
      '-1.18': 'all want|a~be|do~in|will the',
      '-1.19': '<funny>|funny|never|on~for|that was|we~a',
      '-1.20': 'am~but|a~was|have not|it~time|the~if',
      '-1.21': '<beautiful>|beautiful',
      '-1.22': '<else>|<story>|else|kid|story',
      '-1.23': '<anything>|<seen>|anything|is~a|seen|to~if',
      '-1.24': 'but~is|kin~a|she+want',
      '-1.25': 'kin is|not~if',
      '-1.26': 'me~we|on a|we are',
      '-1.27': '<god>|and all|to~back',
      '-1.28': '<glad>|<making>|<run>|glad|kin+kin|making|run|to~was',
      '-1.29': '^ ^ she|^ she|did not|life in|no+think|to a',
      '-1.30': 'me~much|trying to|we~to',
      '-1.31': '<believe>|<free>|believe|free|had~the',
      '-1.32': '<news>|<show>|all~of|a~at|be~a|news|show|when~was',
      '-1.33': '<hear>|hear',
      '-1.35': 'at~is|if~want|was~of',
      '-1.37': '<miss>|miss',
      '-1.38': '<hopeless>|<must>|<team>|must|of~not|team|the end',
      '-1.39': 'no+not|not+what',
      '-1.40': '<hard>|^ ^ want|^ want|hard|so~of|think~that',
      '-1.41': '^ ^ we|^ we|living|that~was',
      '-1.42': 'is not|that~in',
      '-1.43': 'is~want',
      '-1.44': '<give>|a~from|give',
      '-1.45': '<friend>|friend|of~a',
      '-1.46': 'not~have',
      '-1.47': 'hope',
      '-1.48': '<start>|start|to all|to~you|with~of',
      '-1.50': 'he~the',
      '-1.51': '<game>|game|of~for',
      '-1.53': '<best>|<does>|best|does|me~some',
      '-1.54': '<future>|are~all',
      '-1.55': '<help>|he+will|help|that~my',
      '-1.56': '<man>|leave|man',
      '-1.57': 'me want the|point',
      '-1.58': '2|<2>|me am a',
      '-1.59': '<remember>|not will|remember',
      '-1.61': 'am a|is will to|world',
      '-1.62': 'but~the|so~all',
      '-1.63': 'was~a',
      '-1.65': '^ ^ that|^ that|if~is',
      '-1.67': 'it is not',
      '-1.68': '^ ^ a|^ a',
      '-1.69': '<him>|him|would~for',
      '-1.72': '<job>|<play>|job|play|that~a',
      '-1.73': '<happy>|happy|think it',
      '-1.77': '<try>|he~to|try|want that',
      '-1.79': 'do~a',
      '-1.83': 'what a',
      '-1.84': 'all~not',
      '-1.85': '<well>|well',
      '-1.89': '<new>|new',
      '-2.23': 'not~in|want this',
      '-2.64': 'love',
      '-2.72': 'want a',
    },
  },
}
