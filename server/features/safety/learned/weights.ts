/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned = {
  around: { bias: -2.313, least: 1.416 },
  active: { bias: -2.566, least: 0.835 },
  features: `2|-2.18|-1.62
2012|-0.27|
2015 and||-0.12
2015+soon||-0.12
2015~me||-0.12
<2012>|-0.27|
<2>|-2.18|-1.62
<accident>|0.27|0.13
<afternoon>|-0.51|-0.20
<again>|0.11|0.15
<against>|-0.20|
<ago>|-0.16|
<alarm>|-0.12|
<all>|0.12|
<almost>|-0.75|-0.43
<alone>|-0.19|
<along>||-0.36
<anchor>|0.14|0.18
<another>|-0.18|-0.14
<any>||-0.26
<anymore>|0.33|
<anything>|-0.26|-1.19
<apart>|-0.49|-0.20
<apartment>|-0.28|
<are>|-0.61|-0.47
<around>||-0.27
<as>|-0.10|-0.15
<ashamed>||-0.11
<ask>||-0.90
<assisted>||0.14
<at>|-0.13|
<attack>||-0.42
<attempt>|-0.56|-0.26
<bad>|-0.59|-0.37
<bags>|-0.20|
<band>||-0.10
<bathroom>|-0.13|-0.19
<being>||-0.38
<believe>|-2.22|-1.56
<belong>|0.11|
<best>|-0.98|-1.57
<birthday>|-0.21|
<blade>|0.29|0.42
<blood>|0.45|0.62
<board>|-0.52|-0.21
<boat>||-0.11
<body>|0.31|0.38
<book>|-1.27|-0.85
<born>|0.34|-0.61
<both>|-0.43|-0.18
<bread>|-0.50|-0.19
<breakdown>|-0.15|
<breathe>||-0.12
<breathing>|0.13|
<bring>|-1.39|-0.89
<broken>|-0.61|-0.34
<but>|-0.96|-0.82
<cake>|-1.38|-0.99
<call>|-0.17|
<called>|-0.47|-0.18
<calm>||0.17
<camera>|-0.56|-0.20
<cancer>||-0.33
<care>||-0.14
<career>|-0.71|-0.27
<cat>||-0.11
<chair>|-0.16|-0.24
<change>|-0.22|-0.15
<changed>|-1.11|-0.66
<charcoal>|0.86|0.91
<chocolate>|-0.55|-0.17
<cigarettes>|0.28|0.31
<city>|-0.42|-0.86
<closet>|0.25|0.28
<coffee>|-0.85|-0.56
<cold>|-0.28|
<committing>|0.17|0.26
<couch>|-0.21|
<could>||-0.51
<counselor>||-0.11
<courage>|0.57|0.53
<cousin>|-0.17|
<cousins>|-0.15|
<cover>||-0.37
<crashing>|0.17|0.17
<cried>|-0.67|-0.44
<crime>|-0.46|-0.16
<crossed>|0.18|
<crying>|-0.46|-0.15
<cut>|0.19|0.37
<days>|-0.18|
<de>|0.40|0.52
<dead>|0.58|0.30
<death>|0.14|
<deeper>|0.16|0.19
<denke>|0.44|0.47
<deserve>|0.13|
<did>|-0.28|-0.23
<die>|0.44|0.39
<dishes>||0.11
<dizzy>||0.11
<doctor>||-0.80
<does>|-0.64|-1.57
<dollars>||-0.13
<door>|0.14|
<dorm>|0.11|0.10
<dose>|0.12|0.19
<down>|-0.16|-0.26
<drawer>|0.48|0.54
<drinking>|-0.15|-0.11
<driving>||0.12
<drop>|-1.08|-0.59
<dropped>|-0.68|-0.35
<drove>||0.17
<during>|-0.27|
<early>|-1.31|-0.83
<earth>||-0.40
<easy>|-0.15|-0.14
<eat>|-1.82|-1.36
<eighty>|0.23|0.24
<else>|-0.52|-1.38
<en>|0.65|0.72
<end>|0.14|0.15
<entry>|0.11|
<envie>|0.41|0.43
<envy>|0.22|
<estar>|1.19|1.27
<ever>||-0.70
<everyones>|0.21|-0.17
<exam>||-0.19
<extra>||-0.40
<eyes>||-0.89
<failure>|-0.56|-0.23
<far>|-0.13|
<felt>|-0.31|
<fight>||-0.10
<film>|-0.71|-0.43
<finally>|-0.41|
<finger>|-0.39|
<first>|-0.94|-0.56
<fixing>|-0.11|
<flying>||-0.32
<food>|-0.42|-0.14
<for>||-0.10
<forgot>|-0.68|-1.20
<forty>|0.22|
<four>|-0.58|-0.27
<friend>|-0.53|-1.34
<from>|-0.14|
<full>|-1.59|-0.95
<funny>|-1.78|-1.21
<future>||-1.44
<game>|-2.15|-1.59
<garden>|-0.28|
<gave>|-1.43|-0.93
<get>|-0.29|-0.27
<gets>|-0.25|
<getting>|-0.31|-0.21
<give>||-1.48
<giving>||-0.84
<glad>|-0.43|-1.27
<god>|-0.34|-1.28
<good>|-0.47|-0.83
<gorgeous>|-0.66|-0.34
<got>|-0.10|
<grandfather>|-0.27|
<grandmother>|-0.15|
<grateful>|-0.31|
<grow>||-0.40
<grown>|-0.32|-0.11
<gun>|0.37|0.50
<gym>|-0.57|-0.29
<had>||-0.17
<half>|-0.24|
<hammer>|0.10|0.15
<hand>||0.10
<happen>|-0.26|-0.17
<happens>||-0.99
<hard>|-1.02|-1.38
<has>|-0.67|-0.78
<hate>|-0.73|-0.49
<he>|-0.49|-0.38
<head>||0.10
<headache>|-0.15|
<hear>|-0.45|-1.42
<height>|0.53|0.71
<held>||-0.11
<help>|-0.94|-1.59
<her>|-0.34|-0.46
<here>||-0.16
<herself>|-0.98|-0.73
<high>|-0.21|
<him>|-2.25|-1.75
<himself>|-1.32|-0.98
<his>|-1.12|-0.76
<hopeless>||-0.89
<hospice>||-0.12
<hospital>|-0.58|-0.26
<hotline>||-0.19
<hour>|0.11|0.20
<ich>|1.48|1.56
<instead>|-0.61|-1.29
<is>|0.10|
<jai>|0.96|1.02
<je>|1.09|1.15
<job>|-2.05|-1.54
<joke>|-0.40|-0.19
<jump>|0.27|0.42
<keep>|0.17|
<keeping>||-0.28
<kept>||-0.53
<kill>|0.27|0.52
<kills>|-0.40|
<knee>|-0.25|
<know>|-0.18|
<knuckles>|0.68|0.76
<last>|0.11|0.18
<late>|-0.31|-1.24
<lately>||-0.11
<later>|-0.28|
<laundry>|-0.24|
<law>|-0.96|-0.50
<lay>|-0.16|
<leave>|0.16|
<leaves>|0.17|-0.10
<leben>|0.97|0.99
<letter>|0.35|0.46
<lie>||-0.45
<life>|0.68|
<line>|-0.12|
<lined>|0.27|0.29
<little>|-0.62|-0.33
<loaded>|0.12|
<longer>|0.10|
<look>||-0.21
<looking>|-0.11|-0.14
<losing>|-1.06|-0.69
<lot>||-0.35
<low>|-0.10|
<lunch>|-0.80|-0.37
<made>||-0.23
<make>|-0.13|
<making>|-0.47|-1.41
<man>|-2.26|-1.62
<mark>|-0.37|
<mas>|0.37|0.38
<matar>|1.11|1.18
<matarme>|1.02|1.07
<means>|-0.13|
<meeting>|-0.53|-0.18
<mehr>|0.39|0.41
<mein>|0.45|0.46
<mich>|0.33|0.36
<might>|-0.65|-0.59
<miss>|-0.65|-1.48
<mistake>||-0.52
<mochte>|0.32|0.33
<money>|-0.44|-0.11
<month>||0.12
<more>|-0.51|-0.41
<morir>|0.54|0.55
<most>|-0.88|-0.78
<motor>|-0.23|-0.30
<mourir>|0.52|0.56
<mouth>|-0.13|
<move>|-0.31|-0.92
<moved>|-0.65|-0.33
<movie>|-1.57|-1.00
<much>|-0.27|-0.70
<murder>|-0.94|-0.47
<must>|-0.48|-1.41
<my>||0.10
<needs>|-0.30|-1.08
<neighbors>|-0.20|
<new>|-2.30|-1.87
<news>|-1.81|-1.35
<nice>|-0.31|-0.90
<nicht>|0.39|0.41
<night>|0.19|0.34
<nights>|0.21|
<nightstand>|0.39|0.41
<nine>|0.12|0.18
<ninety>||-0.14
<no>||-0.45
<nobody>|0.13|
<notice>||-0.53
<nurse>||0.10
<office>|-0.14|
<okay>|-0.12|-0.15
<old>|-0.13|-0.21
<one>||-0.16
<onions>||-0.15
<or>|-0.33|-0.62
<other>|-0.67|-0.89
<our>|-1.39|-0.89
<overdose>|0.43|0.55
<panic>|-0.33|
<part>||-0.15
<party>|-0.27|
<pass>|-0.37|
<passed>|-0.54|-0.28
<passwords>|0.76|0.90
<patient>|-0.52|-0.24
<pay>|-0.13|
<pense>|0.41|0.42
<person>|-0.11|-0.39
<phone>|-0.68|-0.26
<picked>||0.13
<pictures>|-0.60|-0.30
<pills>|0.41|0.61
<planting>||-0.14
<play>|-2.30|-1.67
<played>|-1.36|-0.97
<please>|-0.15|-0.11
<plus>|-0.10|-0.20
<prevention>||-0.13
<project>|-0.29|-0.12
<pull>||-0.38
<punish>|0.17|0.19
<quiero>|1.51|1.57
<quiet>|0.15|
<range>|-0.64|-0.30
<read>|-0.70|-0.34
<red>||-0.13
<relapsed>|0.22|0.22
<remember>|-2.20|-1.66
<rest>||-0.13
<right>|-0.43|-0.22
<rn>||-0.13
<rope>|0.63|0.74
<run>||-1.19
<sad>|-0.44|-0.61
<said>||-0.13
<sat>|0.26|0.34
<saved>|-0.20|-0.15
<say>|-0.27|-0.53
<saying>|-0.15|-0.17
<says>|-0.18|
<school>|-0.12|
<seen>|-0.56|-1.24
<sein>|0.51|0.54
<serious>|-0.17|-0.78
<she>|-0.27|-0.25
<shed>|0.20|0.21
<short>|-1.31|-0.74
<shot>|-1.48|-1.05
<should>||-0.44
<show>|-1.87|-1.39
<side>||-0.11
<sitting>|0.14|0.22
<slept>|-0.38|-0.21
<slitting>|0.42|0.50
<snow>||-0.37
<solved>|0.10|-0.12
<some>|-0.31|-0.54
<song>|-0.64|-0.25
<soon>|0.27|0.31
<sorry>|-0.92|-0.52
<sounds>||-0.73
<soup>|-0.20|
<spreadsheet>||-0.17
<spring>|0.16|0.12
<start>|-0.84|-1.48
<station>|-0.13|-0.14
<stayed>|-0.21|
<staying>|0.23|-0.11
<sterben>|0.38|0.39
<stitches>||-0.10
<stones>|0.20|0.23
<stood>||-0.16
<stopping>|0.10|0.17
<story>|-0.45|-1.26
<students>|-0.46|-0.16
<subscription>||-0.15
<such>|-0.12|-0.32
<sugar>|-0.32|
<suicide>|0.57|0.90
<suicider>|0.43|0.44
<summer>||-0.43
<swing>|-0.16|
<t>|-0.17|
<talked>|-0.11|
<talking>|-0.59|-0.28
<taxes>|-0.54|-0.21
<team>|-1.91|-1.29
<thankful>|-0.22|
<that>|-0.28|-0.29
<then>|-0.34|-0.20
<there>|0.12|0.10
<these>|-1.22|-0.72
<thirty>|0.35|
<this>|-0.11|-0.14
<three>|-0.12|
<through>|-0.58|-0.23
<thumb>||-0.12
<tied>|0.18|0.20
<times>|-0.11|
<tin>|0.21|0.24
<toddler>|-0.18|
<tomatoes>||-0.16
<too>|-0.27|-0.39
<top>|-0.45|
<tot>|0.55|0.61
<trade>||-0.52
<train>||0.22
<training>|-0.41|-0.13
<tree>||0.17
<trying>|-0.22|-0.44
<twenty>|0.34|0.39
<two>|-0.18|
<uncle>|-0.53|-0.20
<unsure>|-0.34|-0.41
<updated>|-0.32|
<us>|-1.36|-0.82
<used>|-0.13|-0.12
<very>|-1.64|-1.04
<vet>|0.23|
<veux>|0.66|0.68
<vida>|0.91|0.96
<video>|-1.13|-0.59
<vivir>|0.72|0.73
<vivre>|0.42|0.43
<voice>||-0.11
<wake>|0.42|
<walked>||-0.11
<wall>|0.22|0.16
<wanting>|0.16|0.20
<was>|-0.12|-0.24
<watched>|-1.52|-0.92
<water>||0.11
<we>|-1.01|-0.62
<wedding>|-0.49|-0.18
<well>|-1.66|-2.00
<went>||-0.18
<were>|-0.30|-0.29
<wheel>|0.10|0.11
<when>|0.11|
<which>|-0.24|
<while>|-0.35|
<why>||-0.65
<woman>|-0.42|-0.89
<work>|-0.37|-0.25
<worry>|-0.31|-0.85
<worth>||-0.73
<would>||0.13
<wrote>||0.15
<year>|-0.17|-0.29
<years>|-0.11|-0.71
<you>|-1.33|-1.15
<your>|-1.58|-0.91
<yourself>|-0.16|
^ ^ a|-2.17|-1.67
^ ^ all||-0.30
^ ^ back|-0.42|-0.13
^ ^ been|0.45|0.54
^ ^ bought|0.16|0.18
^ ^ by||0.11
^ ^ death|0.40|0.47
^ ^ end|-1.19|-0.90
^ ^ everything||0.19
^ ^ had|-0.65|-0.27
^ ^ he|-0.19|-0.14
^ ^ height||-0.14
^ ^ hopeless||-0.31
^ ^ how|-0.29|-0.61
^ ^ ich|1.13|1.18
^ ^ in|-0.31|
^ ^ it||-0.21
^ ^ jai|0.96|1.02
^ ^ je|1.42|1.46
^ ^ keep||-0.18
^ ^ kill|-0.11|-0.27
^ ^ kin|-1.35|-0.79
^ ^ lately|0.64|0.60
^ ^ let||-0.37
^ ^ life|0.38|-0.39
^ ^ lost|-0.14|-0.19
^ ^ me|0.40|0.25
^ ^ no|-0.91|-0.32
^ ^ nobody||-0.82
^ ^ our|-0.31|-0.15
^ ^ part|0.11|0.11
^ ^ quiero|1.04|1.11
^ ^ she|-1.55|-1.24
^ ^ so|-0.69|-0.43
^ ^ some|0.16|0.11
^ ^ soon||-0.11
^ ^ suicide|0.88|0.91
^ ^ take|-0.14|
^ ^ that|-2.17|-1.66
^ ^ there|0.26|
^ ^ this|-0.32|-0.40
^ ^ want|-0.32|-1.40
^ ^ we|-1.47|-1.34
^ ^ went|-0.14|
^ ^ what||-0.39
^ ^ who||-0.87
^ ^ why||-0.84
^ ^ work||0.12
^ ^ would||-0.66
^ ^ years|-0.20|-0.14
^ a|-2.17|-1.67
^ all||-0.30
^ all me|0.24|
^ all would|0.41|
^ back|-0.42|-0.13
^ been|0.45|0.54
^ been think|0.42|0.40
^ bought|0.16|0.18
^ by||0.11
^ by the|0.12|0.15
^ death|0.40|0.47
^ end|-1.19|-0.90
^ everything||0.19
^ everything feels||-0.17
^ everything is|0.83|0.91
^ had|-0.65|-0.27
^ he|-0.19|-0.14
^ height||-0.14
^ hopeless||-0.31
^ how|-0.29|-0.61
^ ich|1.13|1.18
^ ich denke|0.44|0.47
^ ich mochte|0.32|0.33
^ ich will|0.55|0.56
^ if me|0.52|0.16
^ if she|0.13|0.17
^ if the|0.41|
^ in|-0.31|
^ in the|-0.50|-0.27
^ it||-0.21
^ it feels|0.15|
^ it is|-0.41|-0.36
^ it was|-1.47|-0.73
^ it would|0.54|
^ jai|0.96|1.02
^ jai envie|0.34|0.35
^ je|1.42|1.46
^ je pense|0.41|0.42
^ je veux|0.34|0.36
^ keep||-0.18
^ keep think|0.65|0.71
^ kill|-0.11|-0.27
^ kill me|0.17|
^ kin|-1.35|-0.79
^ lately|0.64|0.60
^ let||-0.37
^ life|0.38|-0.39
^ life is|0.56|-0.17
^ lost|-0.14|-0.19
^ many day|0.30|0.36
^ me|0.40|0.25
^ me bought|-0.24|-0.23
^ me broke||-0.14
^ me by||-0.13
^ me can|0.12|
^ me cut|0.25|0.26
^ me did|-0.24|-0.21
^ me end||-0.15
^ me envy|0.65|-0.11
^ me feel|0.32|
^ me had|-0.59|-0.20
^ me hate|-0.19|-0.19
^ me have|0.91|0.82
^ me hide|0.29|0.28
^ me hold|0.42|0.43
^ me jump|-0.27|
^ me keep|0.69|0.44
^ me know|-0.11|
^ me look|0.26|
^ me looked|0.68|0.75
^ me made|0.23|
^ me miss|-0.69|-0.18
^ me nearly||-0.12
^ me not|-0.96|-0.36
^ me once|-0.15|
^ me picked||0.13
^ me punish|0.45|0.43
^ me put|0.67|0.70
^ me relapsed|0.22|0.22
^ me remember|-0.45|-0.29
^ me said|-0.42|
^ me sat|0.49|0.50
^ me self|0.35|0.42
^ me shot||-0.18
^ me slept||-0.19
^ me started|0.30|0.30
^ me take|0.41|0.58
^ me told|0.21|0.31
^ me updated||-0.13
^ me want|0.31|0.17
^ me was|-0.16|
^ me watched|-0.12|
^ me will|-0.11|
^ me wrote|0.34|0.48
^ my brain|0.46|0.48
^ my cousin||-0.12
^ my kin|0.24|
^ my last|-0.15|
^ my life|0.33|
^ my phone||-0.14
^ my think|0.26|0.29
^ no|-0.91|-0.32
^ no quiero|0.37|0.38
^ nobody||-0.82
^ nobody needs|0.87|
^ nobody would|0.11|-0.12
^ our|-0.31|-0.15
^ part|0.11|0.11
^ part of|0.12|0.12
^ quiero|1.04|1.11
^ she|-1.55|-1.24
^ she drove||-0.13
^ so|-0.69|-0.43
^ some|0.16|0.11
^ some nights|0.90|0.48
^ soon||-0.11
^ soon me||-0.24
^ suicide|0.88|0.91
^ suicide feels|0.48|0.57
^ take|-0.14|
^ that|-2.17|-1.66
^ the all|0.30|
^ the blade|0.29|0.39
^ the cut|0.59|0.51
^ the death||-0.10
^ the end|-0.13|
^ the height||-0.15
^ the house||-0.13
^ the kin||-0.32
^ the only|0.34|0.11
^ the pills|0.17|0.22
^ the rope|0.37|0.42
^ the team||-0.10
^ the think|0.48|0.50
^ the water|0.17|-0.13
^ there|0.26|
^ there is|0.38|
^ this|-0.32|-0.40
^ want|-0.32|-1.40
^ we|-1.47|-1.34
^ we are|-0.35|-0.31
^ went|-0.14|
^ what||-0.39
^ what if|0.41|
^ what is||-0.72
^ when the|0.45|
^ who||-0.87
^ why||-0.84
^ will to||-0.11
^ work||0.12
^ work was|0.15|0.18
^ would||-0.66
^ years|-0.20|-0.14
^ years ago|-0.20|-0.14
a better kin|0.24|
a blade|0.49|0.57
a blade against|0.46|0.44
a blade to|0.45|0.51
a breakdown|-0.13|
a burden|0.40|
a burden for|0.25|0.15
a burden of|0.33|
a burden to|0.45|
a failure|-0.25|
a friend||-0.23
a garden||-0.14
a ghost|0.12|
a good|-0.98|-1.09
a good day|-0.17|
a gun in|-0.25|-0.35
a height|-0.18|
a kin|-0.72|-0.24
a leave letter|-0.23|-0.39
a life||-0.11
a little|-0.16|
a lot||-0.31
a lot will|0.24|0.11
a man|-0.45|-0.25
a man who|-0.10|
a mess|0.10|0.15
a mistake|0.46|
a new|-0.78|-0.56
a person||-0.25
a pills||-0.13
a pills of||-0.10
a rope|0.53|0.57
a story|-0.18|
a suicide|0.11|
a teenager||0.11
a train||-0.10
a voice|0.26|0.45
a wall||0.11
a want|-1.32|-0.77
a way future|0.82|
a wheel||-0.16
a year||-0.47
accident|0.27|0.13
accident+want|0.78|0.50
accident~the|0.57|0.17
advil|0.32|0.26
afraid of||-0.15
afraid~am|0.55|
afraid~me|0.13|-0.15
after all|-0.85|-0.31
after my||0.14
after the|-0.24|
after this|0.61|0.18
after+again|0.75|0.28
after+better|0.15|
after+comes|0.25|-0.12
after+cut|0.18|0.26
after+dead|-0.12|
after+death|0.11|-0.13
after+not|0.10|
after+off|-0.14|-0.20
after+soon|0.16|
after+started|0.28|0.36
after+these||-0.12
after+will|0.39|0.42
after+work|0.29|0.33
afternoon|-0.51|-0.20
afternoon+all||-0.15
after~am|0.12|
after~better|0.71|-0.14
after~kill|0.25|0.24
after~up|0.16|0.20
after~was|-0.23|
after~will||0.11
again|0.11|0.15
again after|0.82|0.30
again and|-0.27|-0.45
again and me|-0.12|
again in|0.55|0.61
again me||0.11
again this|0.15|0.14
again this soon|0.27|0.27
again+alarm||-0.12
again+blade|1.36|1.31
again+body|0.98|1.06
again+cut|0.54|0.62
again+death||-0.14
again+die|0.26|0.46
again+end||0.12
again+eyes|0.80|-0.11
again+head|0.14|0.18
again+into|0.33|0.34
again+kill|-0.13|-0.19
again+kin|-0.11|-0.10
again+last|0.54|0.51
again+late||-0.13
again+night|0.43|0.43
again+not||-0.11
again+opened|0.36|0.17
again+soon|0.37|0.42
again+started|0.59|0.64
again+sugar||-0.19
again+suicide|0.82|0.73
again+think|0.20|0.25
again+want||0.18
again+will||-0.23
against|-0.20|
against my|0.19|0.17
against my body|0.46|0.44
against+blade|0.46|0.44
against+body|0.27|0.28
against~body|0.37|0.37
again~a|0.14|0.14
again~an|0.31|0.42
again~me||0.13
again~soon|0.23|0.31
again~was|-0.17|-0.19
again~will|-0.11|-0.14
ago|-0.16|
ago me||-0.16
ago me tried|-0.18|-0.25
ago+die|-0.10|
ago+kill|-0.11|-0.18
ago+not|-0.61|-0.27
ago+pills|0.32|0.32
ago+soon|-0.21|
ago+suicide|0.19|0.23
ago+take|0.34|0.36
ago+ten||-0.11
ago+tried|-0.16|-0.23
ago+want|-0.93|-0.52
ago+years|-0.72|-0.28
ago~am|0.12|0.10
ago~and||-0.25
ago~kill|-0.16|-0.23
ago~me||-0.13
ago~to||-0.20
ago~tried|-0.16|-0.23
alarm|-0.12|
alarm+will||-0.10
alive|0.96|0.24
all afternoon||-0.16
all again||-0.24
all and|-0.45|-0.93
all anymore|0.22|
all are|-0.87|-1.07
all are not||-0.13
all at||-0.10
all blood|0.32|0.34
all day and|0.24|-0.15
all else||-0.52
all end|-0.14|-0.69
all if me|0.43|
all is|-0.10|-0.79
all is better|0.35|
all me|0.14|
all me am||0.15
all me want|0.36|
all my pills|1.24|1.25
all of all|-0.31|-0.26
all of my|-0.20|
all soon|-0.11|
all talked will||-0.12
all the pills|0.95|0.89
all to be|0.16|
all want|-0.53|-1.23
all who||-0.19
all who want|0.16|
all would|0.31|
all would be|0.31|-0.47
all would find|0.87|1.15
all would kill|0.76|0.78
all+all|0.15|
all+anymore|-0.18|
all+back||-0.11
all+better|0.26|
all+blade|0.16|0.28
all+blood||0.12
all+body||0.11
all+burden|0.21|
all+cried||-0.13
all+dead|0.24|0.14
all+death||-0.25
all+deserve|-0.23|
all+die|0.17|
all+else|-0.10|-0.62
all+ever|0.16|
all+everything||-0.49
all+find||0.11
all+get|-0.10|-0.46
all+give||-0.22
all+go|-0.15|-0.12
all+good|-0.37|-0.93
all+got|-0.24|
all+gun|0.11|
all+heart|0.33|
all+her|-0.33|
all+here|-0.33|-0.23
all+hide|0.11|0.20
all+him|-0.61|-0.34
all+hopeless||-0.32
all+keep|-0.16|
all+kill|0.13|0.24
all+last|0.30|0.36
all+laundry||-0.13
all+leave|0.26|-0.10
all+letter|0.15|
all+life|0.12|
all+made||-0.47
all+month|0.17|0.20
all+no||-0.82
all+nobody||-0.40
all+not|0.15|
all+now||-0.42
all+off|0.11|
all+pills|0.72|0.93
all+place|0.14|
all+plants||-0.11
all+said|-0.14|-0.72
all+saying||-0.41
all+she|-0.32|-0.12
all+shower||0.13
all+some|-0.17|-0.14
all+soon|0.26|0.31
all+stood|0.13|
all+suicide|0.34|0.42
all+take|0.22|
all+talked|-0.11|
all+taxes|-0.13|
all+these|-0.37|-0.14
all+thing||-0.52
all+too|-0.27|-0.20
all+want|0.13|
all+water||-0.12
all+we|-0.43|-0.13
all+week||-0.25
all+where|-0.38|
all+who||-0.18
all+why|-0.30|
all+work|-0.22|-0.53
all+wrote|0.28|0.40
all+years||-0.51
all+you|-0.48|-0.41
all~a||-0.70
all~am|0.11|0.16
all~and|0.12|
all~at||-0.16
all~be||-0.88
all~better|0.31|-0.89
all~dead|0.13|
all~die||0.21
all~do|-0.58|-0.30
all~find|0.20|0.27
all~for|-0.23|-0.49
all~get||-0.45
all~go||-0.38
all~have||-0.36
all~house|0.15|
all~if||-0.34
all~in|-0.62|-0.50
all~is|-0.94|-0.80
all~it||0.10
all~kill|-0.11|
all~laundry||-0.13
all~leave||-0.31
all~life||-0.71
all~me|0.20|
all~month|0.51|0.40
all~not|0.12|-1.85
all~of|-1.38|-1.39
all~off||-0.80
all~on||-0.11
all~pills|0.48|0.61
all~so|-0.25|-0.14
all~the|-0.91|-0.59
all~this|-0.52|-0.16
all~to|-0.34|-0.39
all~with||-0.43
almost|-0.75|-0.43
almost die||-0.15
almost+die||-0.15
almost~in|-0.15|
alone|-0.19|
alone+die||-0.11
alone+want|-0.22|
along||-0.36
am a||-1.66
am a burden|0.76|
am angry||0.13
am ashamed|-0.19|
am at the||0.14
am better|-0.11|-0.14
am blood|0.36|0.41
am blood me|0.46|0.49
am cut||0.10
am dead|-0.22|-0.13
am die|-0.37|-0.17
am die for||-0.14
am doing|0.22|0.28
am doing it|1.13|1.14
am driving|0.35|0.34
am driving to|0.78|0.71
am end it|-0.27|-0.33
am end my|-0.11|-0.11
am end the||-0.14
am glad|-0.27|-0.64
am glad me|-0.51|
am having a|-0.17|
am having think|0.56|0.49
am here||-0.20
am holding|0.37|0.40
am hopeless|0.62|-0.12
am hopeless but|0.82|
am in|-0.20|
am jump apart||-0.14
am kill||-0.11
am kill in||-0.14
am kill me|0.63|0.56
am leave|0.41|0.25
am leave the|0.20|0.25
am no|0.35|0.21
am not||-0.47
am not think||-0.14
am not will|-0.75|-0.42
am on|-0.29|-0.29
am on the|0.51|0.51
am only|-0.12|
am sad|-0.22|
am saying||-0.11
am scared|-0.19|-0.16
am scared me|-0.18|-0.17
am scared of|0.16|0.21
am sitting|0.26|0.33
am so||-0.23
am so glad|-0.42|-0.13
am so tired|0.57|
am standing|0.18|0.32
am such|0.39|
am such a|0.39|
am suicide|0.89|0.91
am take|0.25|
am think|0.28|0.44
am think of|0.65|0.84
am think to|0.28|0.28
am think will|0.42|0.43
am tired||-0.55
am tired of|0.11|-0.26
am too|0.22|
am waiting|0.19|-0.27
am waiting for|0.19|
am waiting to|0.97|-0.17
am walking|0.36|0.37
am will|0.66|0.73
am will for|0.20|-0.12
am will to|0.45|0.72
am~a|-0.11|-0.32
am~after||0.16
am~again||0.11
am~am||-0.14
am~anymore|0.25|
am~apart||-0.14
am~apartment||-0.10
am~around|0.15|
am~at|-0.35|
am~before||0.20
am~being||-0.27
am~better||-0.41
am~body|0.70|
am~breakdown||-0.13
am~burden|1.22|
am~but|-0.22|-1.05
am~cut|-0.18|-0.25
am~dead|1.02|0.25
am~death||-0.11
am~die|0.31|-0.14
am~do||0.20
am~doing|0.17|
am~end|0.25|0.16
am~for||-0.11
am~from|-0.11|
am~front|0.65|0.66
am~glad|-0.54|-0.17
am~go|0.17|
am~good||-0.16
am~have|-0.78|-0.18
am~height|0.91|1.15
am~here||-0.91
am~hotel|0.88|0.93
am~house||0.13
am~if|-0.17|
am~is|-0.47|-0.65
am~it|0.24|0.35
am~jump|0.21|0.30
am~kill|0.12|
am~leave|0.11|
am~letter|0.47|-0.10
am~life|0.34|-0.37
am~my|-0.22|-0.34
am~not|-0.29|-0.16
am~of|0.29|
am~on|0.28|
am~only||-0.37
am~overdose|0.42|0.40
am~pills|0.20|0.36
am~point|-0.11|
am~rope|0.52|0.60
am~scared|0.16|0.27
am~sleep|-0.17|
am~so|-0.49|-1.07
am~soon|-0.18|-0.10
am~suicide|0.17|0.39
am~that|-1.00|-0.77
am~the|0.12|0.38
am~these||-0.11
am~this||-0.18
am~tired|0.43|
am~to|0.18|0.14
am~train|0.69|0.81
am~wake||-0.13
am~was|-1.06|-0.55
am~wheel|0.42|0.57
am~who||-0.33
am~would|0.11|-0.67
an accident|0.52|
an alarm||-0.12
an end|0.37|0.39
an hour|0.19|0.25
an hour ago|0.18|0.18
anchor|0.14|0.18
and a|-0.19|
and all|-0.57|-1.18
and at|-0.22|
and by|0.12|0.15
and cried||-0.15
and cut|0.29|0.34
and cut my|0.81|0.83
and die|-0.11|
and have|-0.38|-0.85
and he|-0.79|-0.52
and hopeless||-0.16
and jump||-0.24
and kill||-0.24
and last|0.37|0.38
and last night|0.59|0.55
and laughed|0.22|0.31
and lay||-0.12
and lay down||-0.14
and let||-0.14
and let it|1.20|-0.10
and looked||-0.16
and me|0.58|0.77
and me am|0.87|0.94
and me can|-0.12|-0.13
and me do|0.15|
and me drove||-0.14
and me have|0.35|0.33
and me held|0.15|0.14
and me hide|0.90|1.05
and me know|0.57|0.62
and me said|0.18|-0.10
and me think||0.22
and me want|0.39|0.48
and me was|-0.70|-0.30
and me would|0.13|-0.24
and my|-0.57|-0.18
and my body||-0.14
and no|0.17|
and no point|0.89|
and nobody|0.57|0.59
and nobody knows|0.83|0.87
and not||-0.20
and not come|0.57|0.22
and not wake|0.76|
and now|0.12|0.21
and said|0.14|0.20
and should|0.12|
and so||-0.24
and soon|0.18|0.17
and suicide|0.21|0.26
and the door|0.38|0.39
and the water|0.52|0.59
and then me|0.19|0.24
and think|0.20|
and think will|0.12|0.15
and wake|0.44|0.57
and wake up|0.44|0.57
and want to||-0.14
and we|-0.10|
and went to||-0.12
and~a|-0.68|-0.18
and~after|-0.73|-0.21
and~again|0.41|0.24
and~am|0.67|0.78
and~ashamed||0.11
and~at|-0.40|
and~back|0.30|
and~be|0.14|
and~blade|-0.24|-0.26
and~body|0.12|0.18
and~breathe|0.11|
and~calm|0.26|0.31
and~can|-0.19|
and~could||0.10
and~dead|0.25|0.39
and~did|-0.21|
and~die|0.14|0.23
and~door|0.21|0.23
and~down|-0.68|-0.34
and~drove||-0.14
and~end|0.17|0.29
and~everything|-0.44|-0.18
and~for|-0.56|-0.32
and~found||0.19
and~from|-0.37|
and~got|-1.21|-0.75
and~grateful||-0.12
and~he|-0.24|
and~head|0.21|0.24
and~height|0.15|0.20
and~held|0.14|0.13
and~hide|0.36|0.52
and~him|-0.57|-0.34
and~his|-0.82|-0.48
and~home|-0.15|-0.15
and~house|-0.14|
and~how||-0.97
and~jump|0.37|0.42
and~kin|-0.11|
and~know|0.21|0.19
and~knows|0.17|0.19
and~laughed|-0.20|
and~let||-0.12
and~look||-0.23
and~many|-0.16|
and~me||0.17
and~mind|0.45|0.14
and~my||0.22
and~night|0.26|0.29
and~nine||0.11
and~nobody|-0.13|-0.23
and~of|-0.13|-0.43
and~one|0.11|
and~open|0.23|
and~out||0.11
and~pills|-0.34|-0.16
and~point|0.25|0.10
and~said||-0.16
and~scared|-0.27|-0.11
and~since|0.26|0.30
and~sleep|-0.34|-0.11
and~so|-0.37|-0.51
and~some||-0.57
and~soup||-0.12
and~stitches||-0.14
and~stood|0.11|
and~suicide|0.16|0.19
and~take|0.14|
and~thankful||-0.11
and~think||0.15
and~thirty||0.14
and~this|-1.19|-0.53
and~till|-0.17|
and~to||0.14
and~too||-0.74
and~train|-0.15|
and~two||-0.10
and~wake|0.33|
and~walking|0.16|0.20
and~we|-0.63|-0.41
and~what|-1.98|-1.03
and~why|0.13|
and~will|0.16|0.31
and~wine|0.12|0.15
and~with|-0.12|-0.19
and~would|0.11|-0.20
another|-0.18|-0.14
another+life|0.38|0.13
another~this|0.44|
antidepressants|-0.25|-0.24
any||-0.26
any of||-0.42
any of the|0.18|
any other||-0.12
any point|-0.17|
any point to|0.29|
any+not||-0.10
any+other||-0.18
any+point|-0.11|-0.18
any+soon|0.20|
any+think||-0.58
any+way||0.17
anybody|0.28|
anymore|0.33|
anymore it|0.12|-0.10
anymore me|0.44|
anymore me am|0.58|0.11
anymore me want|0.47|0.87
anymore+around|0.56|
anymore+burden|-0.11|-0.18
anymore+care|0.43|-0.23
anymore+die|0.80|-0.11
anymore+end|-0.24|-0.11
anymore+feel|-0.17|
anymore+happens|0.69|
anymore+here|0.34|
anymore+hopeless||-0.11
anymore+kill|0.19|0.43
anymore+kin|0.13|
anymore+life|0.14|0.16
anymore+no|-0.12|
anymore+not|0.39|
anymore+see|0.46|0.37
anymore+wake|0.74|-0.12
anymore+what|0.44|
anymore~am|0.49|
anymore~be|0.67|0.16
anymore~end|-0.22|0.22
anymore~kill|0.43|0.52
anymore~me|0.20|0.53
anymore~the|-0.13|
anymore~to|0.24|0.28
anymore~want|0.61|0.42
anymore~will|0.32|0.47
anything|-0.26|-1.19
anything to|-0.22|
anything to cut||-0.12
anything+not||-0.80
anything~cut||-0.12
anything~me|-0.56|-0.14
any~keep|0.26|
any~the||-0.46
any~to||-0.41
an~ago|0.13|0.13
an~life|0.24|
an~will||-0.13
an~with|-0.10|
apart|-0.49|-0.20
apartment|-0.28|
are|-0.61|-0.47
are dead after||-0.18
are kill|-0.34|-0.12
are not|-0.29|-1.14
are~after|-0.40|-0.16
are~again|0.16|0.21
are~all|-2.29|-1.51
are~and|-0.26|-0.18
are~be|-0.13|
are~table|0.27|0.29
are~to|-1.24|-0.82
arm|0.20|0.25
around||-0.27
around anymore|0.68|
around+better|0.40|
around+blade|0.74|0.74
around+body|0.11|
around+burden|0.72|
around+kin|0.36|-0.21
around+not|0.17|
around+think|0.12|
around~body|0.17|
around~me|-0.13|-0.11
as|-0.10|-0.15
as a|-0.19|-0.25
as a kin|-0.45|-0.10
ashamed||-0.11
ask||-0.90
ask+god|0.94|
asked whether||-0.14
asked whether me||-0.14
asked+die||-0.15
asked+not|-0.14|
asked+suicide||-0.14
asked+want|-0.22|
asked+whether||-0.14
asked~be|0.76|0.40
asked~die||-0.15
asked~if||-0.13
asked~me|-0.12|-0.13
asked~suicide||-0.14
asked~to|-0.18|
asked~want|-0.20|-0.13
assisted||0.14
assisted die|0.13|0.17
assisted+die|0.13|0.17
as~and|-0.17|
as~be||-0.44
as~dead|1.24|
as~me|-0.32|
as~soon|0.15|0.28
as~the|-0.17|
at|-0.13|
at dinner||-0.12
at five||-0.16
at my||-0.29
at night|-0.14|-0.21
at once|0.12|
at six|0.36|0.43
at the death|0.24|
at the end|-0.96|-0.43
at the trains|0.25|0.27
attack||-0.42
attack+panic||-0.12
attempt|-0.56|-0.26
attempt+suicide||-0.17
attempted suicide|0.12|0.12
attempted+suicide|0.12|0.12
attempted~am||-0.16
attempted~me||-0.18
attempt~me||-0.12
at~all||-0.93
at~do||-0.28
at~for|-1.10|-0.56
at~height|0.21|0.37
at~in|-0.23|
at~is|-2.08|-1.38
at~of|-0.47|-0.10
at~she||-0.11
at~six|0.69|0.66
at~soon|-0.53|-0.25
at~suicide||-0.12
at~to|-0.45|-0.16
at~trains|0.25|0.27
at~until|0.10|0.18
at~want|-0.18|-0.79
at~with|-1.09|-0.64
at~would|0.16|
away|-0.47|-0.48
a~a|-0.39|-0.59
a~again||0.13
a~ago|-0.30|
a~all|0.12|
a~as|-0.35|
a~at|-2.34|-1.34
a~be||-1.16
a~before|-1.14|-0.49
a~better||-0.56
a~blade||-0.19
a~body|0.12|0.12
a~can|-2.09|-1.19
a~could||-0.23
a~day|-0.24|-0.11
a~did|-0.14|-0.30
a~die||-0.31
a~everyones|0.47|
a~everything|-0.14|
a~feel|-0.93|-0.34
a~fell|0.29|0.34
a~from|-2.04|-1.31
a~have|-0.14|-0.27
a~he|-1.17|-0.66
a~heart|0.12|
a~himself|-0.11|
a~his|-0.11|
a~hour||-0.13
a~house|-0.25|
a~if||-0.91
a~in|-0.17|
a~into||0.13
a~is|-0.46|-0.40
a~it|-0.15|
a~jump||0.12
a~leave||-0.38
a~letter|-0.15|-0.20
a~man|-0.45|-0.22
a~my|0.23|0.27
a~nightstand|0.48|0.48
a~not||-0.88
a~off||-0.24
a~old|-0.14|
a~on|-0.18|
a~place||-0.44
a~raise|0.29|-0.11
a~she|-1.17|-0.72
a~shot|-0.19|
a~should||-0.30
a~show|-0.23|
a~so|-0.26|-0.12
a~that|-0.35|-0.47
a~the|-0.37|-0.57
a~then||-0.47
a~think|-0.15|-0.25
a~this|-0.27|-0.16
a~time|-1.99|-1.05
a~up|-0.18|-0.84
a~wake|0.70|
a~want|-0.18|-0.20
a~was|-2.14|-1.28
a~we|-0.86|-0.59
a~when|-0.23|
a~with|0.12|-0.59
a~work|-0.67|-0.27
back and||-0.26
back in|-0.18|
back in college||-0.16
back me|0.14|
back on|-0.60|-0.30
back on sugar||-0.18
back then|-0.30|
back+better|-0.13|
back+body|-0.18|-0.24
back+college||-0.16
back+dead|0.25|0.19
back+die|0.24|0.31
back+gun|0.72|0.79
back+kill||0.13
back+kin|-0.37|-0.17
back+nobody|-0.23|-0.15
back+room|0.14|
back+sugar||-0.18
back+take|0.14|
back+used|0.13|0.23
back~all||-0.25
back~college||-0.16
back~my||-0.18
back~not||-0.16
back~on|-0.21|
back~sugar||-0.18
back~the|-1.56|-0.95
back~would|-0.15|
bad|-0.59|-0.37
bad+not|-0.65|-0.77
bad~not||-0.14
bags|-0.20|
balcony|0.66|0.72
band||-0.10
bath and|0.39|0.43
bathroom|-0.13|-0.19
bathroom door|0.36|0.37
bathroom door and|0.36|0.37
bathroom+blade|0.36|0.37
bathroom+door|0.36|0.37
bathroom+everything|0.11|0.13
bathroom+locked|0.36|0.37
bathroom+want||0.11
bathroom~and|0.36|0.37
bathroom~blade|0.36|0.37
bathroom~have|0.36|0.37
bathroom~the|-0.22|-0.24
be a||-0.19
be a better|0.48|
be a burden|0.55|0.12
be around|0.23|
be better|0.52|
be better if|0.15|
be better not|0.54|
be better off||0.18
be better with|0.42|
be dead|1.65|1.14
be dead before|0.46|0.73
be dead in|0.44|0.13
be dead not||-0.12
be end|0.47|-0.27
be here|0.38|
be leave|0.49|0.31
be leave all|0.21|-0.15
be leave by|0.21|0.25
be life|0.33|0.35
be life anymore|0.48|0.88
be my||-0.16
be nice||-0.13
be nice to|0.27|
be so|0.12|
be so better|0.91|
be so easy|0.64|0.20
be the death||-0.15
be with|0.14|
be with the|0.69|0.34
because it|-0.13|-0.18
because me am||-0.42
because me deserve|0.42|0.47
because me hate|0.63|0.68
because my|0.16|
because my kin|0.41|
because of the|0.10|0.14
because+blood|0.29|0.32
because+body|0.26|0.36
because+cut|0.13|0.15
because+deserve||0.15
because+go||-0.14
because+hate|0.12|0.15
because+kill|0.24|0.25
because+not|-0.33|-0.59
because+suicide||0.10
because+until|0.36|0.41
because+want|-0.48|
because+will||-0.11
because~am||-0.51
because~be||-0.31
because~deserve|0.15|0.19
because~hate|0.48|0.55
because~is||-0.44
because~my|-0.12|-0.13
because~not|-0.41|-0.93
because~thing|0.56|
been born|0.35|
been cut|0.15|0.19
been cut me|1.37|1.32
been feeling|0.23|0.24
been feeling suicide|0.52|0.52
been having|0.12|0.15
been me|0.70|-0.12
been so|0.11|0.15
been suicide||0.12
been think|0.30|
been think a|0.41|0.14
been think will||-0.33
been~all||-0.47
been~and||-0.11
been~body|0.42|0.46
been~death|0.31|-0.10
been~die|0.48|0.55
been~for||-0.10
been~in||0.14
been~it||-0.75
been~kill|0.30|0.42
been~leave|0.31|
been~life|-0.19|
been~lot|0.13|
been~many||-0.11
been~my|0.75|0.71
been~nobody|0.65|
been~of|-0.24|
been~on|0.15|
been~pills|0.51|0.65
been~suicide|0.49|0.53
been~the||0.13
been~think|0.46|0.30
been~this|-0.13|
been~want||-0.46
been~years||-0.44
before me was|0.13|-0.10
before she|0.13|0.25
before the pills||-0.12
before+dead|0.46|0.73
before+die|-0.14|-0.27
before+end|-0.89|-0.44
before+house||-0.16
before+kin|0.22|
before+leave|-0.37|-0.12
before+letter||-0.18
before+not||-0.80
before+once||0.12
before+pills|-0.17|
before+she||0.16
before+soon|0.59|0.71
before+think||-0.41
before+want|-0.32|
before+we|-0.23|
before+wrote||-0.15
before+years|-0.11|
before~born||-0.10
before~pills||-0.13
before~up|0.21|0.21
being||-0.38
being dead|0.92|-0.13
being end|0.51|0.20
being here|1.31|
being life|0.93|
being life and|0.45|0.24
being life in|0.50|
being+better|0.13|
being+dead|0.74|0.14
being+end|0.19|
being+here|0.66|-0.16
being+life|0.34|
being+longer|0.79|
being+much|0.18|
being+not||-0.28
being+only|0.14|
being+thing|0.20|
being+think||-0.56
being+tired|-0.23|
being+year|0.28|
being~a||-0.40
being~in||-0.27
being~year|0.47|
believe|-2.22|-1.56
belong|0.11|
belong+not|0.10|
belong~this|0.95|
belt|0.16|0.18
best|-0.98|-1.57
best+leave|0.24|
best~me||-0.21
better||-0.11
better and||0.11
better and me||0.26
better for||-0.18
better for all|0.42|-0.15
better if|0.21|-0.21
better if me|0.60|-0.16
better kin|0.22|
better not||-0.12
better not me|0.38|
better off|0.35|0.12
better off dead|0.28|0.46
better off if|0.36|
better than this|0.31|0.15
better with||-0.30
better with me|0.40|-0.10
better+blade||-0.16
better+dead|0.67|
better+death|0.66|0.40
better+deserve|0.10|
better+end|0.20|
better+getting|-0.24|
better+he|-0.64|-0.27
better+how|0.25|0.15
better+kill|-0.43|-0.13
better+kin|0.46|
better+leave|0.16|-0.22
better+life|0.19|0.19
better+not|0.14|-0.30
better+now|-0.55|-0.21
better+off|0.30|0.10
better+only|0.18|
better+place|0.27|
better+she||-0.11
better+six||-0.15
better+soon||-0.27
better+sounds|0.16|
better+think|0.16|
better+work|0.13|
better~all|0.23|
better~around|0.40|
better~be|0.22|
better~been|0.30|
better~dead|0.45|0.12
better~if|0.40|
better~in||-0.27
better~is||-0.37
better~it||-0.48
better~leave|0.26|
better~me|0.75|
better~my|-0.12|
better~not|0.24|-0.90
better~this||0.11
better~want|0.31|0.26
better~was|0.23|
better~would|0.43|
be~a|-0.72|-1.38
be~am||0.11
be~anymore|0.53|
be~around|-0.36|
be~as|-1.33|-0.45
be~at|-0.30|-0.86
be~better|0.42|-0.35
be~burden|0.23|
be~dead|0.42|0.29
be~death|-0.10|
be~did||-0.12
be~easy|0.32|0.14
be~flying|0.17|-0.19
be~go|0.14|
be~house|0.14|
be~if|0.32|-0.17
be~in||-0.43
be~it|0.12|0.15
be~jump|0.35|0.13
be~kill|0.22|0.35
be~last|0.34|
be~laughed|0.38|0.47
be~leave||-0.22
be~me|0.54|0.18
be~my|-0.25|-0.16
be~not|0.17|-0.25
be~off|0.32|0.12
be~one|0.16|
be~said|0.52|
be~than||0.12
be~time||-0.25
be~train||-0.12
be~truth|0.55|0.78
be~was|0.28|-0.61
be~when|0.12|
be~would||-0.31
be~you|-0.11|
bills+not|0.31|
birthday|-0.21|
birthday+will|0.15|0.32
blade|0.74|0.81
blade against|0.46|0.44
blade against my|0.46|0.44
blade blade|0.47|0.51
blade in|0.27|0.26
blade in my|0.40|0.35
blade me|0.23|0.26
blade soon|-0.20|-0.24
blade to|0.69|0.72
blade to my|0.69|0.72
blade+blade|0.41|0.46
blade+body|0.30|0.26
blade+bread||-0.11
blade+cut|0.13|0.14
blade+door|-0.30|-0.31
blade+end|0.41|0.46
blade+finger||-0.11
blade+found|0.32|0.38
blade+herself||-0.15
blade+into|0.74|0.73
blade+kin|0.18|0.23
blade+locked|0.36|0.37
blade+many|0.50|0.53
blade+not|0.25|0.36
blade+pills|0.36|0.40
blade+put|-0.14|-0.13
blade+soon|0.23|0.24
blade+stitches||-0.14
blade+take|0.51|0.57
blade+till|0.44|0.45
blade+will|-0.73|-0.85
blades|0.25|0.32
blade~again|0.93|0.87
blade~all|0.24|0.40
blade~am|0.30|0.34
blade~body|0.29|0.25
blade~cut|0.37|0.40
blade~is|0.41|0.46
blade~me|0.18|0.27
blade~my|0.63|0.61
blade~on|0.52|0.61
blade~so|0.15|0.21
blade~soon|0.69|0.68
blade~to|-0.20|
blade~want|-0.11|-0.12
blade~will|-0.50|-0.41
bled|0.34|0.35
bleed|0.43|0.45
bleeding|0.20|0.31
blood me|0.85|0.92
blood+body|0.70|0.76
blood+cut|0.59|0.62
blood+down|1.07|1.08
blood+pills|-0.28|-0.40
blood+until|1.15|1.22
blood+will||-0.14
blood~cut|0.53|0.50
blood~down|1.07|1.08
blood~it|0.26|0.34
blood~me|0.56|0.62
blood~pills|-0.28|-0.40
blood~the|0.59|0.68
blood~want|-0.32|-0.29
board|-0.52|-0.21
board+first||-0.12
board+high||-0.17
board+jump||-0.15
board+off||-0.14
board+time||-0.17
board~first||-0.14
boat||-0.11
body||-0.17
body again|0.38|0.37
body are dead||-0.12
body because|0.58|0.60
body is|-0.40|-0.11
body last|0.35|0.36
body last night|0.35|0.36
body now|0.53|0.60
body on the||-0.13
body till|0.51|0.53
body till it|0.51|0.53
body until|0.53|0.56
body until all|0.49|0.52
body with|0.33|0.40
body+cigarettes|0.48|0.47
body+cut|0.70|0.72
body+dead|-0.11|
body+hate|-0.16|-0.22
body+here|0.57|
body+into|0.66|0.86
body+keep|0.41|0.12
body+last|0.28|0.31
body+many|0.12|0.18
body+night|0.28|0.31
body+nobody|0.75|0.77
body+only|0.32|
body+opened|0.45|0.52
body+slitting|0.42|0.50
body+soon|0.25|0.30
body+take|-0.16|-0.14
body+think|-0.20|-0.16
body+till|0.51|0.53
body+until|0.16|0.20
body+want|0.18|0.24
body+will|-0.11|-0.19
body~a||0.16
body~again|1.02|1.08
body~because|0.19|0.23
body~better||-0.14
body~blood|0.79|0.84
body~cut|0.40|0.44
body~dead||-0.12
body~in|0.15|0.22
body~me|0.12|
body~night|0.28|0.31
body~nobody|0.75|0.77
body~of||0.12
body~the|0.14|0.21
body~when|0.63|0.63
book|-1.27|-0.85
born|0.34|-0.61
born+not|0.48|
born+think|0.15|
born+want|0.71|-0.12
both|-0.43|-0.18
bottle|-0.15|-0.18
bought the|0.25|0.36
bought+rope|0.14|0.17
bought+soon|0.31|0.38
bought~rope|0.14|0.17
bought~soon|0.71|0.77
boxes+want||0.18
boys|-0.23|-0.85
brain+kill|0.76|0.72
brain~kill|0.76|0.72
bread|-0.50|-0.19
bread blade||-0.11
bread+finger||-0.11
breakdown|-0.15|
breakdown+having||-0.13
breakdown~and||-0.10
breathe||-0.12
breathing|0.13|
bridge|-0.20|-0.27
bring|-1.39|-0.89
broke down||-0.13
broke down in||-0.13
broke+down||-0.13
broken|-0.61|-0.34
broke~in||-0.13
broke~the||-0.13
brother|-0.55|-1.16
bruise|0.29|0.26
burden|0.47|-0.16
burden for|0.15|
burden for all|0.68|0.31
burden of|0.12|-0.12
burden to|0.15|
burden to my|0.85|-0.11
burden+everyones|0.54|
burden+kin||-0.23
burden+leave|0.62|0.36
burden+soon|0.15|0.15
burden+such|0.51|
burden+take|0.25|
burden+want||-0.30
burden~all|0.17|
burden~and||-0.23
burden~be|0.34|
burden~everyones|0.54|
burden~it||-0.21
burden~kin|0.22|
burden~me|0.20|-0.39
burden~my|0.17|
burden~not||-0.17
burden~the|-1.15|-0.49
burden~would|0.43|
buried|-0.17|
burned||-0.14
burning|0.44|0.46
but|-0.96|-0.82
but me|-0.17|
but me am||-0.13
but she|-0.47|-0.15
but~better|-0.61|-0.18
but~for||-0.69
but~is|-2.10|-1.37
but~kin||-0.21
but~me|-0.66|-0.30
but~not|-0.72|-0.55
but~the|-2.36|-1.70
but~to|-0.10|
but~want|-0.17|
by cut|0.36|0.37
by cut my|0.45|0.43
by my|0.38|0.47
by my my|0.51|0.55
by soon|-0.17|-0.13
by suicide|0.16|0.21
by the soon|0.30|0.28
by the time|0.44|0.56
by the water||-0.18
by~all|-0.20|
by~is|-0.25|
by~me|0.19|0.37
by~my|0.13|0.22
by~so|0.13|0.23
by~the|-0.13|
by~this|0.24|0.32
by~time|0.34|0.45
by~wake|0.12|0.21
by~water||-0.16
by~will||0.18
cabinet+take|0.64|0.69
cake|-1.38|-0.99
call|-0.17|
call+die|0.11|0.14
call+kill|0.44|0.45
call+will|-0.11|-0.11
called|-0.47|-0.18
called+die||-0.11
called+kin|-0.12|
call~me||0.15
calm||0.17
came home|0.31|0.30
came home and|0.75|0.71
came+home|0.22|0.15
came+not|0.12|
came+soon|0.63|0.73
camera|-0.56|-0.20
camera+front||-0.17
camera+jump||-0.17
can not breathe||-0.18
can not cope||-0.13
can not do|0.14|-0.12
can not go||-0.19
can not keep|0.27|0.24
can not life|-0.15|
can not see|0.65|0.16
can not think||-0.40
can think|0.12|
cancer||-0.33
cancer+not|-0.26|
can~a||-0.49
can~and|-0.32|-0.25
can~be|-0.15|-0.16
can~being|0.39|
can~breathe||-0.18
can~cope||-0.13
can~future|0.37|
can~go||-0.41
can~here|0.12|
can~in|-0.15|-0.99
can~is||-0.13
can~it|-0.43|-0.14
can~keep|0.29|0.14
can~life|0.11|
can~of||-0.81
can~on||-0.22
can~see|0.19|
can~soon|-0.20|-0.15
can~the|-0.96|-0.78
can~think||-0.80
can~this|-0.29|-1.20
can~to|-0.19|
can~walk||0.10
can~way|0.23|
can~with|-1.77|-0.83
care||-0.14
care if|0.37|-0.14
care if me|0.61|
care+die|0.32|
care+kill|0.35|0.51
care+life|0.24|-0.10
care+make|0.42|
care+nobody|0.36|0.14
care+not|0.13|
care+soon|0.76|-0.13
care+think|0.25|0.11
career|-0.71|-0.27
cares+life|0.68|0.16
care~am|0.41|
care~die|0.32|
care~me|0.29|
care~to|0.24|
caring for||0.18
caring for her|0.23|0.25
caring+her|0.23|0.25
caring~her|0.23|0.25
caring~me|0.12|0.12
case me|0.20|0.27
case~it|0.31|0.37
cat||-0.11
chair|-0.16|-0.24
chair+soon|0.15|
change|-0.22|-0.15
change+hopeless||-0.10
changed|-1.11|-0.66
changed+suicide||-0.12
change~me|0.17|0.15
charcoal|0.86|0.91
checked+suicide|0.18|0.27
chocolate|-0.55|-0.17
cigarettes|0.28|0.31
city|-0.42|-0.86
city and||-0.13
city+life|-0.10|
city~the|-0.21|
clean from||-0.17
clean+soon|0.15|-0.16
clean+two||-0.17
clean+years||-0.17
cleaned+soon|0.20|0.27
clean~cut||-0.17
close to kill|0.37|0.37
close+end||0.17
close+height|0.39|0.35
close+kill|0.37|0.37
closet|0.25|0.28
close~kill|0.37|0.37
coffee|-0.85|-0.56
cold|-0.28|
college+suicide|0.16|0.17
college~suicide|0.16|0.17
come home|0.49|
come+death|0.77|-0.16
come+home|0.41|
come+not|0.55|
come+think|0.34|
come+who|0.56|
comes after|0.40|-0.12
comes+not|0.26|
comes+will|0.20|0.23
coming+think|0.17|0.28
committing|0.17|0.26
committing suicide|0.76|0.83
committing+suicide|0.76|0.83
cope+not||-0.13
couch|-0.21|
could||-0.51
could end|0.55|-0.11
could go|0.22|
could kill||-0.13
could not|-2.04|-0.68
could~a|-0.52|-0.92
could~all|0.12|-0.30
could~and||-0.40
could~back|0.14|
could~be||-0.15
could~for||-0.30
could~if|0.18|
could~me||-0.61
could~my||-0.41
could~not|0.11|-0.25
could~the|-0.60|
could~to||-0.57
could~who|0.40|
counselor||-0.11
courage|0.57|0.53
courage to|0.36|0.44
courage+kill|0.63|0.51
courage+want|0.83|0.91
courage~it|0.83|0.91
cousin|-0.17|
cousins|-0.15|
cousin~and||-0.12
cover||-0.37
crash|0.12|-0.13
crashing|0.17|0.17
crashing+think|0.58|0.59
crashing+will|0.58|0.59
cried|-0.67|-0.44
cried+leave||-0.12
cried+said||-0.12
cried+soon||-0.12
cried~the||-0.11
crime|-0.46|-0.16
crossed|0.18|
crying|-0.46|-0.15
crying+keep|-0.21|
cut|0.28|0.26
cut again|0.94|0.96
cut again after|0.50|0.57
cut and|-0.10|
cut back||-0.16
cut back on||-0.18
cut herself|-0.10|
cut is|0.40|0.44
cut me again|1.00|1.04
cut me and|0.11|0.18
cut me me||-0.10
cut me on|0.14|
cut me out||-0.12
cut me so|0.62|0.57
cut me soon|0.17|0.28
cut me when|0.14|0.13
cut my|0.28|0.32
cut my body|0.72|0.69
cut my finger||-0.13
cut my hair||-0.13
cut my head|0.46|0.48
cut on|0.28|0.31
cut on my|0.75|0.69
cut soon|0.20|0.23
cut the wall|0.82|0.82
cut when|0.56|0.73
cut+day|0.15|
cut+die|0.12|0.12
cut+door||-0.13
cut+down|-0.25|
cut+feel|0.45|0.44
cut+finger||-0.13
cut+getting||-0.20
cut+got|-0.77|-0.39
cut+hair|0.17|
cut+hammer|0.18|0.22
cut+hand|-0.12|-0.15
cut+head|0.63|0.69
cut+helps|0.67|0.70
cut+her|-0.49|-0.19
cut+herself|-0.10|
cut+home|0.19|
cut+keep|0.34|0.24
cut+kin||-0.16
cut+last|0.29|0.30
cut+leave|0.19|0.28
cut+night|0.74|0.74
cut+off|-0.52|-0.20
cut+only|0.41|0.57
cut+oven||-0.17
cut+point|0.17|0.21
cut+pulled|0.24|0.24
cut+punish|0.36|0.37
cut+relapsed|0.53|0.52
cut+said||0.14
cut+self|0.45|0.52
cut+since|0.25|0.28
cut+started|0.52|0.58
cut+teenager||-0.16
cut+ten|0.78|0.79
cut+thing|0.28|0.32
cut+think|0.15|0.12
cut+thumb||-0.16
cut+till|0.73|0.73
cut+too||0.10
cut+until|0.99|1.02
cut+used||-0.16
cut+wall|0.72|0.74
cut+want|0.14|0.20
cut+way|0.13|
cut+week||-0.12
cut+went||-0.12
cut+wheel||-0.22
cuts|0.42|0.51
cutting|0.32|0.47
cut~after|0.36|0.45
cut~at|-0.33|-0.12
cut~because|0.23|0.24
cut~blade|-0.22|
cut~blood|0.29|0.30
cut~body|0.62|0.59
cut~bread||-0.11
cut~day|0.36|0.14
cut~door||-0.13
cut~feel|0.34|0.45
cut~finger||-0.13
cut~from||-0.12
cut~hair||-0.10
cut~hammer|0.18|0.22
cut~hand||-0.11
cut~have||0.18
cut~head|0.42|0.46
cut~in|0.11|0.15
cut~into|-0.16|-0.25
cut~it|0.11|0.11
cut~kin|-0.11|-0.18
cut~last|0.11|
cut~many||0.18
cut~me|0.19|0.25
cut~my|0.54|0.63
cut~night|0.52|0.51
cut~off|-0.20|
cut~on||-0.12
cut~only|0.49|0.58
cut~or|-0.20|
cut~oven||-0.15
cut~short||-0.12
cut~so|0.24|0.19
cut~think|0.22|
cut~this||-0.11
cut~two||0.14
cut~until|0.95|0.89
cut~wall|1.12|1.13
cut~want||0.19
cut~way|0.47|
cut~wheel||-0.25
cut~when|0.31|0.32
cut~with|0.22|0.30
cut~years||0.13
dark+think|0.40|0.42
day me am|0.29|0.34
day+die|0.28|0.41
day+good|-0.45|-0.15
day+kill|0.24|0.20
day+last|-0.21|-0.21
day+leave|0.35|0.13
day+life||0.18
day+mind|0.33|0.34
day+suicide|0.58|0.62
day+think|0.45|0.30
day+used||-0.14
day+want|-0.11|
day+week|-0.19|-0.14
day+will|0.28|0.38
days|-0.18|
day~do|0.26|0.31
day~of||-0.11
day~think||-0.14
day~would|0.31|
de|0.40|0.52
de vivre|0.42|0.43
de+envie|0.41|0.43
de+jai|0.38|0.40
de+plus|0.42|0.43
de+vivre|0.42|0.43
dead|0.58|0.31
dead after||-0.12
dead and|0.41|0.38
dead before|0.46|0.73
dead by|0.25|0.28
dead in|0.53|
dead in this|0.71|0.30
dead inside|0.13|-0.12
dead kin|0.32|0.15
dead not||-0.12
dead so|0.65|0.69
dead+doing|0.41|0.44
dead+envy|0.80|-0.12
dead+feel|0.24|0.10
dead+five|0.78|0.39
dead+go|0.41|0.54
dead+good|0.21|-0.11
dead+he|-0.45|-0.13
dead+her|0.14|0.28
dead+home|0.28|0.14
dead+hopeless|0.11|0.16
dead+inside||-0.10
dead+kin||0.15
dead+know|0.42|0.33
dead+night|-0.17|
dead+nobody|0.46|-0.15
dead+not||0.46
dead+off|0.42|0.23
dead+one|0.32|
dead+room|0.71|0.30
dead+sleep|0.74|0.13
dead+soon|0.79|0.51
dead+think|-0.38|-0.33
dead+tired|-0.18|-0.13
dead+wake||0.30
dead+want|0.40|0.96
dead+who|0.37|
dead+will||0.16
dead+years|0.70|-0.11
dead~all|0.25|0.25
dead~am||0.16
dead~and||-0.25
dead~in|-0.31|-0.38
dead~is|0.23|
dead~it|0.24|0.52
dead~kin|-0.23|-0.21
dead~me||0.16
dead~my|-0.11|-0.16
dead~not|0.14|0.23
dead~out|0.72|-0.22
dead~room|0.71|0.30
dead~so|0.71|-0.11
dead~soon|0.41|0.38
dead~that|0.50|0.56
dead~the|-0.11|-0.19
dead~this|0.26|
dead~to|0.21|0.46
dead~want|0.50|-0.23
dead~will||-0.18
dead~years|0.70|-0.11
death|0.20|
death and|0.23|-0.18
death of|-0.25|
death of me||-0.15
death sounds|0.71|0.30
death sounds better|0.71|0.30
death this||-0.10
death would|0.79|0.38
death+die|-0.17|
death+felt||-0.12
death+friend|0.28|
death+grandfather||-0.11
death+kin|-0.30|
death+lot|0.44|
death+not||-0.21
death+soon|-0.20|
death+sounds|1.00|0.15
death+think|0.39|
death+told||-0.13
death+who|0.37|
death+you|-0.12|
death~a|0.51|
death~and|-0.17|
death~be|0.62|0.11
death~better|1.11|0.52
death~friend|0.28|
death~how||-0.13
death~lot|0.33|
death~than|0.66|0.58
death~this|0.71|0.30
death~told||-0.13
death~want|0.39|
death~who|0.68|-0.15
death~would|0.62|-0.12
debt~me||-0.10
decided|0.42|0.59
deeper|0.16|0.19
deeper than|0.54|0.56
denke|0.44|0.47
denke+ich|0.44|0.47
deserve|0.13|
deserve it|0.27|0.36
deserve to|0.15|-0.25
deserve to life|0.52|-0.17
deserve+kin|0.14|
deserve+life|0.30|-0.20
deserve+until|0.58|0.61
deserve~and|0.16|0.22
deserve~be|-0.33|
deserve~life|0.49|-0.22
deserve~me|0.44|0.38
did|-0.28|-0.23
did it||0.13
did me|-0.11|
did not|-0.19|-1.03
did not life|0.19|
did not wake|0.59|
did~all|-0.27|
did~back|-0.15|
did~be|0.12|
did~end||-0.10
did~kin||-0.13
did~me|-0.12|
did~not|-0.19|
did~to|-0.21|-0.23
did~up||-0.26
did~wake|0.13|
did~want|-0.11|
die|0.36|0.54
die again|0.11|0.13
die and|0.16|0.14
die and me|0.26|0.22
die before|-0.25|-0.32
die but|0.13|0.16
die for|-0.49|-0.25
die for a|-0.17|
die in that|0.26|0.41
die many|0.29|0.29
die many day|0.57|0.57
die me||-0.12
die me want|-0.15|-0.15
die so|0.21|0.30
die soon|0.70|0.29
die soon it|0.37|-0.15
die when||-0.10
die while||0.17
die while me||0.17
die+die|0.17|0.20
die+end|0.16|
die+feel|0.43|
die+film||-0.12
die+front|-0.30|-0.36
die+get|0.25|0.11
die+go|0.29|0.40
die+grandfather||-0.13
die+hand|0.41|0.43
die+his|0.12|0.15
die+hospice||-0.14
die+how|0.13|0.34
die+kin||-0.12
die+life|0.59|0.15
die+longer||-0.19
die+mind|0.90|0.31
die+miss|0.16|
die+night|0.60|0.64
die+no|-0.15|-0.19
die+nobody|0.50|
die+not||-0.20
die+now|0.27|0.40
die+one|0.42|0.54
die+only|0.15|0.27
die+part|0.58|0.62
die+patient||-0.16
die+phone||-0.15
die+pills|0.17|0.24
die+room|0.10|-0.15
die+sad||0.27
die+said|-0.13|
die+says|-0.38|-0.27
die+see|-0.23|-0.25
die+she|-0.58|-0.35
die+sleep|0.16|0.22
die+song||-0.14
die+soon|0.29|0.19
die+sounds|0.52|0.18
die+suicide||-0.15
die+take|-0.22|-0.31
die+think|0.57|0.45
die+time|0.32|0.30
die+until||-0.11
die+used|0.16|0.23
die+waiting|0.72|
die+want|0.63|0.81
die+wanting|0.55|0.56
die+way||0.14
die+ways|0.39|0.43
die+who||-0.13
die+years|-0.15|
died|0.13|
die~all|0.11|
die~am|0.61|0.15
die~and|0.17|0.32
die~at|-0.22|
die~be|0.39|0.35
die~before||-0.11
die~better|0.76|
die~called||-0.11
die~day|0.13|0.26
die~die|0.19|0.22
die~do|1.01|
die~hand|0.41|0.43
die~have||-0.10
die~he|0.20|0.15
die~her|0.11|
die~his|0.13|0.15
die~hospice||-0.14
die~how|0.38|0.40
die~it|0.49|0.36
die~kin|-0.18|
die~me|0.20|0.21
die~my|-0.24|-0.31
die~not|0.22|0.13
die~of||-0.13
die~on||-0.13
die~sad||0.27
die~see|-0.24|-0.26
die~that||0.15
die~think|0.29|
die~this||0.16
die~time|0.41|0.36
die~to|0.35|0.45
die~until||-0.15
die~want|0.21|0.36
die~when|0.14|0.16
die~will|-0.20|-0.11
die~with||-0.12
die~would|0.42|
dinner+pills||-0.12
dinner+think|0.48|0.49
dinner+will|0.28|0.33
disappeared|0.46|-0.15
dishes||0.11
dishes+doing|0.40|0.39
dishes+while|0.40|0.39
dizzy||0.11
do anything|-0.38|
do anything to||-0.11
do it|0.28|0.52
do it on|0.34|0.30
do it soon|-0.58|-0.72
do me||-0.85
do not belong|0.49|
do not come|0.34|0.15
do not deserve|0.24|-0.19
do not trust|0.12|0.20
do not wake|0.90|-0.12
do this|-0.18|-1.07
do this anymore|-0.12|-0.11
doctor||-0.80
doctor+no||-0.13
doctor+pills||-0.14
doctor+said|0.52|
doctor+suicide||-0.19
doctor+think|-0.15|
doctor~me|0.26|
doctor~suicide||-0.19
doctor~think||-0.12
does|-0.64|-1.57
does not|-0.44|-1.01
does not scare|0.66|
does~it||-0.25
does~me||-0.47
does~scare|0.66|
does~sounds|0.58|
does~to||-0.32
does~want||-0.27
dog+here|0.70|
dog+sleep||-0.13
dog~sleep||-0.11
doing it|0.21|0.29
doing it soon|0.87|0.88
doing the dishes|0.40|0.39
doing+kin||0.13
doing+soon|0.32|0.36
doing+want|0.14|
doing+while|0.17|0.21
doing+will||0.13
doing~dishes|0.40|0.39
doing~kin|0.28|0.41
doing~soon|0.41|0.44
dollars||-0.13
door|0.14|
door and|0.22|0.26
door and me|0.37|0.40
door+go|-0.15|-0.13
door+height|0.69|0.77
door+home|0.28|0.31
door+locked|0.73|0.62
door+rope|0.45|0.50
door+tied|0.58|0.62
door+want|0.56|0.14
door+wheel|0.34|0.36
door+will|-0.15|-0.16
door~and|0.38|0.43
door~blade|0.36|0.37
door~have|0.37|0.40
door~me|0.50|0.62
door~the|-0.23|-0.19
dorm|0.11|0.10
dose|0.12|0.19
dose+pills||-0.13
dose+think|0.32|0.38
down|-0.16|-0.26
down me|0.16|
down the|-0.65|-0.33
down+lay||-0.12
down+pills||-0.14
down+put|-0.16|
down+take|-0.26|
down~and||-0.22
down~the|-0.19|-0.78
do~a|-0.12|-1.74
do~all|-0.15|-0.15
do~am||-0.16
do~and|-0.39|
do~another|0.13|0.14
do~any||-0.76
do~anymore|-0.36|
do~anything||-0.11
do~around|0.40|
do~be|0.34|0.17
do~being||-0.13
do~belong|0.49|
do~come|0.31|
do~cut|-0.70|-0.37
do~day|0.12|
do~deserve|0.21|-0.16
do~die|-0.28|-0.21
do~do||-0.23
do~for|-0.11|-1.03
do~get|-0.26|-0.25
do~have||-0.29
do~here|0.12|
do~in||-1.19
do~it||-0.24
do~keep|0.12|-0.17
do~kill|-0.15|-0.17
do~life|0.48|0.53
do~make||-0.53
do~me|0.20|0.17
do~much||-0.17
do~my|-0.12|
do~not||-1.00
do~of||-0.17
do~on||0.12
do~one||-0.16
do~or||-0.47
do~part|0.24|-0.12
do~point||-0.66
do~see||-0.11
do~soon|0.31|-0.24
do~stay|0.51|0.21
do~strength|0.69|0.30
do~the|-0.12|-0.11
do~this||-0.26
do~trust||0.22
do~up|0.17|
do~wake|0.56|-0.27
drank|0.13|0.22
drawer|0.48|0.54
drawer~me|0.84|0.85
dream|-0.11|
drinking|-0.15|-0.11
drinking+end|-0.14|
drinking+soon||0.13
drive into|0.65|0.58
drive+height|0.36|0.36
drive+into|0.45|0.43
drive+think|0.27|0.32
drive+water|0.83|0.80
drive+will|0.26|0.24
drive~the|0.11|0.15
drive~water|0.83|0.80
driving||0.12
driving to|0.78|0.71
driving to the|0.78|0.71
driving+end|0.57|0.57
driving+into|0.30|0.38
driving+think|0.20|0.23
driving+wheel|0.88|0.93
driving+will|0.22|0.24
driving~a|0.52|0.60
driving~and|0.26|0.40
driving~the|0.20|0.27
drop|-1.08|-0.59
dropped|-0.68|-0.35
drove||0.17
drove off|0.16|0.26
drove off the|0.16|0.26
drove+end||-0.17
drove+off|0.14|0.25
drove+sat|1.03|1.08
drove+soon||-0.17
drove~and||0.11
drove~in||-0.11
drove~sat|1.03|1.08
drove~soon||-0.17
drove~the|0.25|0.39
drown|0.12|0.18
drowning|-0.25|-0.31
during|-0.27|
each time|0.15|0.17
each+time|0.10|0.10
early|-1.31|-0.83
early+want|-0.27|
earth||-0.40
earth+here|1.00|
earth+not|0.44|
easier||-0.40
easy|-0.15|-0.14
easy+wheel|0.64|0.20
easy~the|0.12|
easy~wheel|0.64|0.20
eat|-1.82|-1.36
eating and|0.68|0.61
eating+since|0.91|0.92
edge||-0.16
eighty|0.23|0.24
else|-0.52|-1.38
else+not||-0.22
else+want||-0.20
empty|-0.29|
en|0.65|0.72
en+la|0.83|0.87
end|0.16|0.28
end a|-0.57|-0.27
end and|0.25|0.10
end and end|0.17|0.24
end at||0.13
end everything|0.38|0.39
end for|0.20|0.11
end for me|0.63|0.84
end it|0.49|0.55
end it all|0.32|0.46
end it me||-0.14
end life|-0.36|
end me|0.31|
end me am|0.47|0.55
end me want|0.69|-0.12
end my||0.34
end my life||0.53
end my my|0.76|0.79
end of my|-0.16|
end of the|-0.50|-0.15
end the|-0.11|
end things|0.25|0.38
end this|-0.51|-0.26
end with life|1.12|-0.14
end+end|0.16|0.27
end+everything|0.54|0.30
end+feel|0.33|
end+future|0.35|
end+get||-0.68
end+ghost|0.61|
end+gun|0.40|0.46
end+hand|0.52|0.51
end+having|0.13|0.15
end+head|0.50|0.62
end+height|0.25|0.33
end+her|-1.01|-0.44
end+hopeless|0.12|
end+hotel|0.88|0.93
end+hour|0.32|0.37
end+how|0.24|0.30
end+job|-0.13|
end+keep|-0.15|-0.11
end+kill|-0.12|-0.13
end+kin||-0.63
end+leave|0.14|0.24
end+life|0.31|0.27
end+looked|0.47|0.51
end+mark||-0.13
end+no|-0.68|-0.32
end+off|0.12|
end+only|0.25|
end+pain|0.31|
end+pills|0.18|0.21
end+point||0.14
end+project||-0.14
end+put|0.30|0.38
end+rope|0.28|0.34
end+said|-0.11|-0.16
end+she|-0.78|-0.35
end+shift|0.30|0.34
end+six|0.43|0.46
end+soon|0.22|0.45
end+subscription||-0.16
end+suicide|0.27|0.27
end+therapist|0.31|0.27
end+things||0.18
end+think|0.23|0.21
end+told|0.16|0.13
end+trying|0.14|
end+want|0.31|
end+we|-1.01|-0.73
end+wheel|0.47|0.17
end+who|0.14|0.23
end+will|0.32|0.38
end+years|-0.93|-0.51
ended|-0.22|-0.76
ending|0.43|0.77
end~a||-0.11
end~an|-0.15|
end~at||0.13
end~better||0.10
end~die|0.30|0.14
end~do|0.13|-0.10
end~end|0.11|0.20
end~for|-0.15|
end~have||-0.10
end~how|0.23|
end~in|-1.12|-0.71
end~life|0.34|0.54
end~me|0.23|
end~more|0.18|0.20
end~my||0.15
end~once|0.20|0.24
end~one|0.18|
end~project||-0.14
end~said|0.14|0.18
end~soon||0.34
end~subscription||-0.16
end~the|-0.18|
end~then|-0.21|
end~think||-0.12
end~we|-0.25|
end~who|0.46|0.53
end~years|-0.40|-0.13
engine~to||0.10
entry|0.11|
entry+last|0.22|-0.16
entry+leave|0.22|-0.16
envie|0.41|0.43
envie de|0.41|0.43
envie de vivre|0.42|0.43
envie+jai|0.38|0.40
envie+plus|0.42|0.43
envie+vivre|0.42|0.43
envie~vivre|0.42|0.43
envy|0.22|
envy+who|0.65|-0.10
envy~dead|0.80|-0.12
envy~who|0.65|-0.10
en~la|0.83|0.87
estar|1.19|1.27
ever||-0.70
ever+not||-0.32
ever+want||-0.23
ever+will||-0.35
everybody||-0.54
everyone||-0.11
everyones|0.21|-0.17
everyones~me|0.41|
everything feels||-0.17
everything feels hopeless||-0.17
everything is|0.10|0.21
everything me|0.32|0.23
everything me want|0.33|0.11
everything+failure||-0.10
everything+feel||0.17
everything+feels||-0.12
everything+hopeless||-0.10
everything+pills|0.23|0.27
everything+soon|0.65|0.70
everything+take|0.11|0.14
everything~bathroom|0.11|0.13
everything~for||-0.12
everything~hopeless||-0.17
everything~me||-0.14
everything~pills|0.29|0.31
everything~soon|0.44|0.51
everything~the|0.23|0.32
ever~for|0.12|
ever~my|0.19|
ever~on|0.22|
exam||-0.19
exam+kill||-0.11
exam+think|0.28|0.27
exam+will||-0.19
exam~me||-0.17
exam~my||-0.16
except the|0.23|
except+hopeless|0.45|-0.12
except+no|0.46|-0.12
except+one|0.34|
except+way|0.56|0.22
exist|-0.15|-0.53
existed|-0.14|-0.20
existing|0.33|-0.24
extra||-0.40
extra+hopeless|0.71|-0.11
extra+kin|0.40|
extra~me|0.22|
eyes||-0.89
eyes+not|0.25|
failure|-0.56|-0.23
failure+want|-0.13|
failure~everything||-0.10
falling|-0.66|-0.29
family||-0.29
fantasize|0.35|0.20
far|-0.13|
farewell|0.19|
father||-0.46
feel burden||-0.12
feel hopeless|-0.21|
feel so||-0.32
feel so hopeless||-0.11
feel suicide|0.58|0.65
feel this||0.19
feel want|0.35|
feel want a|0.11|-0.30
feel want me|0.56|
feel want there|0.19|
feel+ghost|0.64|-0.10
feel+glad|0.12|
feel+hopeless||-0.36
feel+inside||-0.12
feel+into|0.30|0.50
feel+life|-0.18|-0.61
feel+no|0.26|
feel+nobody|-0.13|
feel+place|0.38|
feel+soon|-0.12|-0.15
feel+suicide|0.66|0.82
feel+take|0.21|
feel+thing|0.19|0.36
feel+time|0.23|0.15
feel+trapped|0.20|-0.12
feel+two|0.28|0.37
feel+unsure|-0.20|
feel+want|0.38|
feel+what|0.18|0.14
feel+who|0.27|0.19
feeling suicide|0.71|0.68
feeling suicide since|0.52|0.52
feeling+since|0.23|0.24
feeling+suicide|0.71|0.68
feeling~since|0.23|0.24
feels hopeless||-0.17
feels want|0.15|
feels+hopeless||-0.11
feels+life||-0.13
feels+only|0.29|0.38
feels+suicide|0.27|0.35
feels+want|0.10|
feels+way|0.31|
feels~only|0.39|0.49
feels~out|0.78|0.20
feels~this|0.37|
feels~way|0.63|0.19
feel~am|0.20|-0.55
feel~and||-1.00
feel~at|-0.45|-0.14
feel~be|0.16|
feel~burden|-0.10|
feel~die|0.50|0.26
feel~do|-0.27|
feel~end|0.32|
feel~everything||0.17
feel~ghost|0.64|-0.10
feel~glad|0.26|
feel~have||-0.13
feel~hopeless||-0.11
feel~inside|0.13|-0.12
feel~life||-0.36
feel~me|0.18|
feel~my|-0.22|
feel~no|0.91|
feel~nobody|-0.11|-0.12
feel~not||-0.44
feel~of|0.28|
feel~on|-0.22|
feel~soon|-0.19|-0.14
feel~that||-0.23
feel~the|0.16|0.15
feel~time|0.44|0.53
feel~to|0.45|
feel~up|0.19|
felt|-0.31|
felt want|-0.49|-0.14
felt+want|-0.70|-0.27
fight||-0.10
fight it|0.52|
fight it if|0.73|-0.11
fight+not||-0.13
fight~if|0.52|
fight~me|0.15|
film|-0.71|-0.43
finally|-0.41|
finally+life||-0.12
finally+will||-0.18
finally~me||-0.21
find me|0.90|1.15
find+kin|0.10|0.16
find+leave|0.81|0.36
find+time|0.17|0.22
find+what||0.16
find+who|0.13|0.20
finger|-0.39|
finger on the||-0.11
finger~blade||-0.11
finger~bread||-0.11
finger~the||-0.11
finished|0.16|
fire~me|0.30|0.43
first|-0.94|-0.56
first+high||-0.17
first~me|-1.44|-0.81
five years|0.12|
five+wake||-0.16
five+years|0.12|
fixing|-0.11|
fixing+height||-0.13
fixing+until||-0.13
fixing~until||-0.13
floor||-0.26
flying||-0.32
food|-0.42|-0.14
for||-0.10
for a|-0.35|
for a week|0.12|
for all||-0.30
for all if|0.62|
for good|0.72|0.19
for her|-0.18|
for it|-0.20|-0.98
for my dog|0.44|0.19
for my kin|0.19|
for soon|-0.16|
for suicide|0.18|0.27
for the|-0.53|-0.17
for the last|0.14|0.15
for this|-0.81|-1.09
for weeks||-0.12
for when||0.15
for when me|0.34|0.42
forever and|-0.12|0.22
forever and me||0.24
forever+sleep|0.17|
forever+want||-0.12
forever~me|-0.24|
forgot|-0.68|-1.20
forty|0.22|
forty and||0.11
forty and me||0.11
forty+life|0.14|0.18
forty+not|0.94|0.17
forty+will|0.46|0.50
forty~me|0.14|0.19
forward||-0.54
for~a|-2.32|-1.13
for~all||-0.37
for~am|0.13|0.15
for~anymore|0.29|
for~be||-1.00
for~die|0.33|-0.14
for~dog|0.73|0.17
for~down|-0.27|
for~end|0.10|
for~hopeless|0.16|
for~if||-0.29
for~is|-0.44|-0.67
for~last|0.33|0.42
for~lay||-0.12
for~leave|0.46|
for~life|0.46|0.20
for~my|-0.18|
for~night|0.10|0.12
for~now||-0.57
for~on||-0.94
for~one||-0.33
for~only|0.11|
for~right||-0.12
for~so||-0.68
for~the|-0.64|-1.15
for~then||-0.20
for~there||-0.31
for~was|-0.33|-0.61
for~years|-1.29|-0.64
found+kin||0.15
found~blade|0.32|0.38
four|-0.58|-0.27
friday||-0.11
friend|-0.53|-1.34
friend+herself||-0.12
friend+told||-0.15
friend~life||-0.12
friend~me|-0.45|-0.17
from|-0.14|
from cut||0.10
from end|1.13|1.14
from the|-0.13|
from~again|0.66|0.13
from~for|-0.64|-0.39
from~height||-0.11
from~my||0.12
from~that|-0.14|
from~the|-0.52|-0.20
from~with|-0.41|-0.20
front of a|0.15|0.16
front+jump|0.18|0.19
front+kin||-0.16
front+train|0.52|0.50
front+want|-0.26|-0.33
front+will|0.34|0.34
front~and|-0.29|-0.38
front~camera||-0.17
front~for||-0.17
front~my||-0.15
front~train|0.52|0.50
full|-1.59|-0.95
funeral||-0.39
funny|-1.78|-1.21
future||-0.70
future for|0.20|
future for me|0.84|-0.11
future to||-0.21
future to and|0.57|
future+hopeless|0.57|
future+look|0.30|
future+no|0.52|
future+nobody|0.17|
future+not||-0.24
future+see|0.18|
future~and|-0.11|
future~me|0.41|
future~nobody|0.34|
future~to|-0.12|
game|-2.15|-1.59
game~me|-0.44|-0.19
garage|0.37|0.56
garden|-0.28|
gave|-1.43|-0.93
gave+suicide||-0.13
gave+will||-0.11
get|-0.29|-0.27
get end|0.12|
get end it|0.71|
get up|0.45|
get+no||-0.12
get+only|0.10|0.19
get+point||-0.22
get+want||-0.11
gets|-0.25|
getting|-0.31|-0.21
getting~it|0.18|0.23
get~a||-1.09
get~am||-0.11
get~better|0.17|0.11
get~go|0.13|
get~it||-0.80
get~on||-0.68
ghost+want|0.90|
ghost~end|0.61|
ghost~to|0.61|
girl|-0.66|-0.28
give||-1.48
give+heart|0.88|
give+want||-0.39
give~all|0.14|
give~to||-0.36
giving||-0.84
giving up|-0.16|
giving up on|-0.20|
giving+life|0.62|
giving+want|-0.17|
giving~life|0.62|
giving~on|-0.27|
glad|-0.43|-1.27
glad me|-1.33|-0.43
glad me am|-0.21|
glad me did|-0.16|
glad of|0.76|
glad+life|-0.11|
glad+not|-0.22|-0.35
glad~am|-0.34|
glad~did|-0.41|-0.13
glad~me||-0.17
glad~not|-0.86|-0.26
go on|0.35|-0.96
go to sleep|0.45|
go+kill||0.14
go+no||-0.18
go+not||-0.14
go+pills|0.23|0.29
go+point|0.15|
go+rope|0.90|0.85
go+say|0.32|
go+sleep|0.38|
go+tired|0.43|
go+wake|-0.48|-0.12
go+want|0.14|
go+water|0.16|0.27
god||-0.24
god+sleep|0.14|-0.10
god+will||-0.46
god~am|0.25|
god~me|0.16|
god~my|0.23|
goes+kin|0.30|
goes+want||-0.30
goes~not|0.22|
goes~the||-0.11
gone|0.36|0.12
good|-0.47|-0.83
good day|-0.21|
good+life||-0.22
good+soon|-1.36|-0.62
good+want|-0.12|-0.24
goodbye|0.68|0.44
goodbyes|0.93|0.29
good~all||-0.48
googled|0.24|0.32
gorgeous|-0.66|-0.34
got|-0.10|
got the|0.22|0.26
got the pills|0.81|0.70
got the rope|0.20|0.18
got+kill|-0.35|-0.54
got+lined|0.34|0.35
got+pills|0.72|0.63
got+way|0.25|
got+will||-0.11
got+years|-0.10|
got~for|-0.13|
got~lined|0.34|0.35
got~my|-0.13|-0.22
got~out|0.17|0.27
got~pills|0.72|0.63
got~rope|0.20|0.18
got~soon|0.27|0.30
got~up||-0.11
go~a|-0.15|-0.70
go~am|0.16|
go~and||-1.42
go~die|0.29|0.37
go~not|0.10|
go~sleep|0.36|
go~up|-0.29|
go~wake|0.36|-0.10
go~want||-0.31
go~water|0.20|0.32
grandfather|-0.27|
grandfather~me||-0.12
grandmother|-0.15|
grateful|-0.31|
grateful to||-0.12
grateful to be||-0.12
grateful~be||-0.12
grow||-0.40
grown|-0.32|-0.11
grown up||-0.11
grown+updated||-0.13
gun|0.33|0.49
gun for|0.73|0.16
gun in my|0.25|0.23
gun is|0.52|0.64
gun me|0.48|0.68
gun+last|0.73|0.75
gun+little|0.24|0.23
gun+loaded|0.62|0.62
gun+mouth||-0.17
gun+next|0.28|0.27
gun+not||0.18
gun+right|0.45|0.14
gun+soon|0.39|0.40
gun+take|0.61|0.15
gun+think|0.41|0.56
gun+time|0.54|0.54
gun+want|-0.16|
gun+will|0.26|0.30
gun~all|0.30|
gun~and|0.79|1.02
gun~in|0.30|0.41
gun~it|0.55|0.63
gun~last|0.73|0.75
gun~me|0.27|0.39
gun~mouth||-0.17
gun~my|0.49|0.59
gun~next|0.56|0.57
gun~soon|-0.22|-0.40
gun~the||0.15
gun~want|-0.22|
gym|-0.57|-0.29
had||-0.17
had a|-0.30|-0.34
had a breakdown||-0.10
had been|0.28|
had die|0.53|0.78
had die in|0.53|0.78
had not||-0.34
had suicide||0.10
had suicide think||0.10
had the courage|0.63|0.51
had to|-1.83|-1.21
had~a||-0.57
had~accident|0.71|0.22
had~all||-0.39
had~and|-0.13|
had~at|-0.58|-0.15
had~attack|0.15|
had~born|0.38|-0.11
had~breakdown||-0.10
had~courage|0.63|0.51
had~me|0.14|
had~of|-0.19|
had~off|0.17|
had~panic||-0.15
had~sleep|0.16|0.21
had~so|-0.26|
had~that|0.10|
had~the|-1.93|-1.26
had~to|-0.35|
had~will||-0.14
had~with|-1.01|-0.53
hair short||-0.13
hair short and||-0.13
hair+short||-0.12
hair+want|-0.44|-0.10
hair~and|0.24|0.12
hair~it|-0.17|
hair~the|0.11|0.16
half|-0.24|
hammer|0.10|0.15
hand||0.10
hand on|0.26|0.29
hand+he|0.11|
hand+his|0.19|0.20
hand+pills|0.62|0.62
hand+take|0.40|0.47
hand+think|0.24|0.30
hand+want|-0.26|-0.35
hand+will|0.20|0.24
hand~end|0.94|0.89
hand~me|0.38|0.42
hand~of||0.12
hand~to||0.11
hang|0.28|0.34
happen|-0.26|-0.17
happens||-0.99
happens to|0.25|-0.12
happens to me|0.47|
happens+not|0.32|
happens+what||-0.19
happens~anymore|0.69|
happens~me|0.30|
happier|0.20|-0.11
hard|-1.02|-1.38
harm|0.14|0.20
harming|0.58|0.62
has|-0.67|-0.78
has been|-0.68|-0.25
has been cut||-0.16
has no point|0.89|
has~point|0.25|
has~suicide||-0.17
has~the|-0.42|
has~will|-0.74|-0.31
hate|-0.73|-0.49
hate+life|0.17|0.11
hate~life|0.19|0.12
have a blade|0.39|0.39
have a think|0.35|0.41
have been|0.15|0.14
have been having|0.13|0.16
have been me|1.26|-0.12
have been think|0.27|-0.16
have everything|0.11|0.13
have everything me|0.11|0.13
have got|0.22|0.20
have got the|0.19|0.20
have hopeless|0.11|
have hopeless leave|0.44|0.14
have hopeless to||-0.20
have kept|0.62|
have locked|0.36|0.37
have locked the|0.36|0.37
have lost the|0.60|-0.17
have me|0.17|
have moved||-0.12
have no||-1.02
have no point|-0.27|
have no think|-0.68|-0.38
have not|-1.05|-1.06
have started|0.62|
have started think|0.76|0.79
have started to|0.81|-0.11
have take||0.24
have take everything|0.60|0.67
have the||0.20
have the blade|0.36|0.37
have the pills|0.74|0.49
have the rope|0.40|0.46
have the strength|0.69|0.30
have think of|0.10|0.25
have think will|0.55|0.54
have tied|0.39|0.38
have tied the|0.39|0.38
have to||-0.33
have to feel|1.04|1.00
have to keep|0.63|
have will|0.36|0.55
have will me|0.44|0.45
have written|0.33|0.40
have~against|0.22|0.24
have~am|-0.16|-0.10
have~and|0.13|0.21
have~at|-0.23|
have~bathroom|0.18|0.20
have~better||-0.19
have~blade|0.16|0.16
have~body||0.14
have~cut|0.19|0.33
have~day|-0.20|
have~dead|0.80|0.39
have~death|0.61|
have~die|0.59|0.74
have~door|0.26|0.30
have~end|0.16|0.22
have~everything|0.34|0.20
have~feel||0.11
have~front|0.38|0.39
have~garden||-0.19
have~get||-0.26
have~gun|0.32|0.43
have~hour|0.46|0.49
have~how|-0.22|-0.11
have~if||-0.55
have~into|0.13|0.19
have~it|-0.88|-0.68
have~keep|0.11|
have~last||0.17
have~leave|0.36|
have~letter|0.53|0.78
have~life|0.42|
have~look|-0.11|
have~lot||-0.32
have~many||-0.14
have~me|0.36|0.22
have~my||-0.11
have~no|0.12|-0.15
have~nobody||-0.26
have~only|0.24|
have~pills|0.88|0.96
have~point|0.27|-0.48
have~road|0.91|0.27
have~rope|0.17|0.18
have~self|0.16|0.26
have~since|0.18|0.17
have~stay|0.71|0.12
have~strength|0.69|0.30
have~suicide||0.12
have~the|0.11|0.23
have~things|0.11|
have~twice|-0.22|-0.21
have~will|0.14|
have~with|-1.06|-0.46
have~years||-0.31
having a|-1.30|-0.89
having a breakdown||-0.13
having suicide|0.58|0.59
having suicide all|0.65|0.52
having think|0.65|0.57
having think will|0.51|0.47
having+keep|0.29|0.33
having+suicide|0.68|0.67
having+think|0.33|0.41
having+will||-0.10
having~breakdown||-0.13
having~end|0.16|0.19
having~of|0.30|0.36
having~think|0.33|0.39
he|-0.49|-0.38
he is|-0.87|-0.55
he put|0.11|
he said|-0.55|-0.32
he want|-0.63|-0.49
he want to|-0.42|-0.31
he would|-0.20|
he would be|-0.36|
he+he|-1.15|-0.85
he+him|-0.40|-0.32
he+himself|-0.23|-0.12
he+his|-0.14|-0.12
he+kill|-0.83|-0.55
he+kin|-0.35|-0.14
he+leave|-0.50|-0.28
he+matarme|1.02|1.07
he+not|-1.83|-1.01
he+off|-0.57|-0.18
he+said|-0.99|-0.68
he+says|-0.54|-0.33
he+want|-0.65|-0.41
he+will|-1.97|-1.42
head||0.10
head on|0.20|0.28
head on the|0.27|0.35
head+kill|0.30|0.31
head+until|0.57|0.57
head+wheel|-0.10|
headache|-0.15|
headache+pills||-0.14
headache+take||-0.14
head~again|0.14|0.18
head~and|0.13|0.13
head~end|0.68|0.76
head~it|0.14|0.21
head~me|0.24|0.28
head~until|1.18|1.13
head~wheel|-0.10|
hear|-0.45|-1.42
heart pills|0.60|0.74
heart+pills|0.74|0.78
heart+want|0.28|-0.18
heart~all|0.58|
heart~am|0.24|0.34
heart~and|0.30|
heart~it|0.56|
heart~me|0.35|
heart~to|0.41|
heart~want|0.61|-0.11
hear~me||-0.15
height and|0.26|0.21
height and me|0.46|0.31
height at||-0.11
height fixing||-0.13
height fixing the||-0.13
height me|-0.35|-0.16
height me want|-0.19|
height now|0.39|0.39
height of|0.23|0.26
height of the|1.15|1.12
height soon|0.58|0.52
height with the|0.30|0.33
height+height||0.14
height+high|0.12|0.11
height+hotel|0.88|0.93
height+jump|0.45|0.59
height+kill|-0.18|-0.39
height+looked|0.31|0.34
height+motor|-0.19|-0.22
height+night|0.17|0.20
height+now|0.23|0.25
height+off|0.52|0.60
height+open|0.82|0.20
height+parking|0.74|0.86
height+sitting|0.93|0.97
height+soon|0.12|
height+standing|-0.12|-0.13
height+stayed||-0.15
height+stood|-0.11|
height+takes|0.59|
height+think|-0.13|-0.16
height+top|0.20|0.32
height+walking|0.29|0.31
height+want|0.31|0.27
height+wheel|0.23|0.30
height+will|0.14|0.22
height~a|-0.15|-0.12
height~am|0.36|0.48
height~and|0.46|0.47
height~at||-0.14
height~for||-0.13
height~it||-0.19
height~jump|0.56|0.46
height~looked|0.13|0.14
height~many|0.12|0.12
height~me|0.49|0.42
height~motor|-0.19|-0.22
height~night|0.13|0.16
height~on|-0.14|-0.13
height~open|0.82|0.20
height~see|0.12|0.22
height~so||-0.11
height~the|0.24|0.36
height~want||0.24
height~with|0.22|
held||-0.11
help|-0.94|-1.59
helps+only|0.55|0.59
helps+thing|0.67|0.70
her|-0.34|-0.46
her and||-0.11
her will the||-0.12
her+life|-0.49|-0.13
her+loved|0.24|
her+not|-0.35|-0.94
her+please|0.23|
her+she|-0.29|-0.33
her+told|-0.37|-0.11
her+want|-0.41|-0.46
her+will|-0.14|
here||-0.16
here and||-0.39
here and me|0.26|-0.47
here for|-0.11|
here me am||0.12
here+hopeless|0.71|
here+keep|0.21|
here+kill|-0.14|-0.22
here+not|0.30|
here+only|0.46|
here+stay|0.33|0.22
here+think||-0.54
here+what||-0.39
here+will||0.11
here~am|0.13|0.13
here~in||-0.16
here~life|0.26|
here~my|0.14|-0.12
here~not||-0.46
here~this||-0.46
here~want||-0.28
here~will|-0.19|-0.19
herself|-0.98|-0.73
herself and||-0.13
herself and me||-0.15
herself last||-0.11
herself+kill|-0.24|-0.15
herself+kin|-0.13|
herself+last||-0.11
herself+she|-0.19|
herself+soon||-0.15
herself~a|-0.12|
herself~at||-0.13
herself~blade||-0.15
herself~me|-0.12|
her~a|-0.93|-0.46
her~it||-0.29
her~me|-0.23|
her~she|-0.12|-0.43
her~the|-1.52|-0.87
her~to|-0.29|
her~was||-0.26
he~a|-0.53|-0.29
he~and|-1.45|-1.00
he~be|-1.12|-0.55
he~better|-0.39|-0.12
he~dead|-0.29|
he~die|-0.28|-0.14
he~drop||-0.10
he~he|-1.06|-0.77
he~himself|-0.20|
he~if|-0.18|
he~in|-1.17|-0.76
he~it|-1.40|-0.80
he~kill|-0.42|-0.19
he~leave|-0.28|-0.11
he~off|-0.42|-0.12
he~suicide||-0.16
he~the|-1.79|-1.40
he~to|-2.26|-1.81
he~will|-1.02|-0.75
he~would|-0.30|-0.10
hide my|0.81|0.84
hide my kin|0.52|0.53
hide+kin|0.48|0.61
hide+suicide|0.52|0.53
hide~am|0.47|0.47
hide~kin|0.52|0.53
hide~that|0.26|0.25
high|-0.21|
high board||-0.17
high school||-0.11
high+jump|0.27|0.29
high+off||-0.12
high+time||-0.14
high~and|-0.31|-0.35
high~me|-0.11|-0.23
high~the|-0.29|
him|-2.25|-1.75
him+think|-0.36|-0.17
himself|-1.32|-0.98
himself and me||-0.12
himself+kill|-0.31|-0.20
himself+will|-0.16|
himself~me|-0.27|-0.16
him~it|-0.27|-0.13
him~me|-0.42|-0.27
his|-1.12|-0.76
his hand|0.12|0.11
his my|-0.29|-0.10
his+kin|-0.40|-0.15
his+last|-0.13|
his+life|-0.64|-0.24
his+soon|0.18|0.18
his+take|-0.39|-0.15
his+want|-0.19|
his+we|-0.13|
his+will|-0.28|
his~and|-0.92|-0.58
his~life|-0.14|
his~the|-1.12|-0.74
holding~my|0.49|0.48
holding~to|0.29|0.34
hold~and|-0.16|
hold~my|0.28|0.32
home and||0.16
home+nobody|0.21|
home+not|0.13|
home+soon|0.40|0.50
home+wheel|0.34|0.13
home+will|-0.16|
home~for|0.20|
home~not|0.43|-0.12
home~the||-0.17
home~will|0.56|0.73
hope||-1.01
hopeless|-0.19|
hopeless keeping|0.44|-0.12
hopeless keeping me|0.44|-0.12
hopeless to||-0.64
hopeless to look|0.57|
hopeless will|-0.54|-0.16
hopeless+keeping|0.28|-0.12
hopeless+leave|0.42|
hopeless+life||-0.31
hopeless+look|0.43|-0.10
hopeless+stay|0.70|
hopeless+want||-0.30
hopeless+week||-0.17
hopeless+will|-0.18|
hopeless~anymore||-0.11
hopeless~change||-0.10
hopeless~do|-0.76|-0.21
hopeless~for|0.50|-0.13
hopeless~future|0.57|
hopeless~here|0.43|
hopeless~kin|0.44|-0.11
hopeless~look|0.57|
hopeless~me|0.44|
hopeless~soon||-0.12
hopeless~the||-0.18
hoping||-1.06
hospice||-0.12
hospital|-0.58|-0.26
hotel+not||0.25
hotel+will|0.24|0.29
hotel~will|0.29|0.33
hotline||-0.19
hotline+suicide||-0.19
hotline+volunteer||-0.19
hour|0.11|0.20
hour+many|0.28|0.27
hour+pills|0.86|0.81
hour+sat|0.55|0.53
hour+take|0.49|0.49
hour~is|0.29|0.35
hour~the|0.15|0.16
house before||-0.16
house before we||-0.16
house is so||-0.10
house would|0.16|0.24
house+kill|0.36|0.35
house+kin|0.15|
house+letter||-0.16
house+many|0.32|0.33
house+old||-0.15
house+will|0.18|
house+wrote||-0.16
house~me|-0.10|
house~the|-0.23|
house~we||-0.16
how better|0.33|
how me would|0.37|0.68
how+keep|0.37|
how+kill|0.36|0.50
how+life|0.23|0.21
how+looked|0.17|0.25
how+night|0.71|0.84
how+not|-0.36|-0.54
how+pain|0.24|
how+pills|0.61|0.63
how+sleep|0.12|0.17
how+takes|0.39|0.49
how+think|0.31|0.25
how+unsure|-0.26|-0.65
how~be|0.25|
how~die|0.20|0.35
how~do||0.10
how~end||0.10
how~it|0.11|
how~kill|0.46|0.60
how~life|0.11|
how~not|-0.32|
how~pills|0.91|0.93
how~takes|0.43|0.53
how~the|-1.38|-0.53
how~to||-0.11
how~want||-0.48
how~would|0.53|0.68
hundred+life||-0.13
hundred+want||-0.13
hurt|-0.11|-0.13
hurting|-0.11|-0.11
ich|1.48|1.56
ich denke|0.44|0.47
ich mochte|0.32|0.33
ich mochte nicht|0.32|0.33
ich will|0.59|0.59
ich will sterben|0.38|0.39
ich+leben|0.97|0.99
ich+mehr|0.39|0.41
ich+mein|0.45|0.46
ich+mich|0.52|0.53
ich+mochte|0.32|0.33
ich+nicht|0.39|0.41
ich+sterben|0.38|0.39
ich+tot|0.62|0.66
ich+will|0.62|0.61
ich~leben|0.97|0.99
ich~mehr|0.39|0.41
ich~mein|0.45|0.46
ich~mich|0.52|0.53
ich~nicht|0.39|0.41
ich~sterben|0.38|0.39
ich~tot|0.51|0.54
ich~will|0.51|0.54
idea|-0.64|-0.21
if it|-0.22|-0.25
if me|1.00|
if me did|0.48|
if me die|0.80|-0.26
if me end|0.37|-0.14
if me got|0.37|
if me had|0.38|
if me kill|0.84|0.84
if me life|0.91|-0.14
if me not|0.93|
if me want|-0.27|
if me was|0.95|-0.73
if me were|0.26|
if me would|0.11|
if~a|-0.26|-0.23
if~again|0.25|
if~all||-0.72
if~and|-1.28|-0.75
if~around|0.58|
if~back|0.10|
if~came|0.20|
if~come|0.27|
if~cut||-0.16
if~dead|0.26|
if~did||-0.30
if~die|0.57|-0.39
if~dog|0.16|
if~end|0.32|
if~ever||-0.15
if~had|0.24|
if~in||-0.55
if~is|-0.73|-1.59
if~it||-0.45
if~kill|-0.18|0.10
if~leave|0.45|-0.60
if~life|0.23|
if~me|0.26|
if~my|0.11|
if~not|0.26|
if~of||-0.44
if~one||-0.18
if~or||-0.36
if~out||-0.14
if~soon|0.29|-0.26
if~spring|0.83|0.29
if~takes|0.57|0.64
if~think|-0.19|-0.44
if~this||-0.42
if~to||-0.23
if~up||-0.13
if~wake|0.72|
if~want||-1.49
if~was|0.21|-0.27
if~went|0.40|
if~were||-0.69
imagine||-0.19
in 2012||-0.12
in 2015 and||-0.12
in a|-0.59|-0.86
in a year|0.24|
in case me|0.46|0.51
in class|0.49|0.54
in high|-0.22|-0.26
in high school|-0.24|-0.22
in it||-0.76
in life|0.15|
in me||-0.17
in months|0.23|0.35
in my||0.16
in my hand|0.66|0.67
in my mouth|-0.28|-0.39
in the bath|0.77|0.75
in the bathroom||0.10
in the height|0.21|0.26
in the house|0.34|0.34
in the snow|0.17|
in the wheel||0.15
in the woods|0.13|0.16
in this||-0.21
in this all|0.13|
in this apartment||-0.10
in this city|0.14|
in this room|0.40|0.17
in will on|0.27|
instead|-0.61|-1.29
instead+want||-0.15
insulin|0.30|0.37
insurance+life|0.17|0.25
insurance~me|0.33|
into a||0.12
into a wall|0.52|0.55
into my|-0.25|-0.28
into my body|0.92|0.91
into the water|0.48|0.45
into train|0.54|0.79
into+soon|0.21|0.22
into+think|0.26|0.34
into+train|0.68|0.90
into+walk|0.18|0.14
into+wall|0.52|0.55
into+water|0.22|0.19
into+wheel||0.27
into~body|0.50|0.69
into~cut||0.11
into~my||0.13
into~soon|0.54|0.53
into~the|-0.82|-0.33
into~train|0.86|0.91
into~wall|0.52|0.55
into~water|0.34|0.28
into~wheel|-0.11|-0.14
in~a|-0.35|
in~accident|0.32|0.13
in~all|-0.16|-0.35
in~anymore|-0.18|
in~at|-0.18|
in~bath|0.34|0.36
in~blade|0.30|0.34
in~but|-1.65|-0.75
in~cabinet|0.34|0.38
in~camera||-0.13
in~city||-0.12
in~class|-0.18|
in~closet|0.76|0.76
in~drawer|0.62|0.66
in~for|-0.48|-0.14
in~hand|0.18|0.17
in~head|0.17|0.22
in~her|-0.60|-0.20
in~herself||-0.11
in~house|0.14|0.20
in~is|-0.11|
in~kill|-0.12|-0.19
in~life||-0.86
in~made|-0.24|
in~motor|-0.19|-0.22
in~mouth|-0.22|-0.36
in~my|-0.32|
in~night|-0.12|-0.15
in~not|-0.18|-0.35
in~of|-0.15|
in~pills|-0.22|-0.22
in~room|-0.21|-0.17
in~running|0.42|0.50
in~school||-0.16
in~shed|0.95|0.92
in~so|-0.41|-0.16
in~soon|0.12|0.14
in~suicide|0.16|0.17
in~that|-0.97|-0.43
in~this|-0.19|-0.20
in~train|0.19|0.17
in~was|-1.49|-0.77
in~way|-0.13|-0.68
in~we|-0.70|-0.46
in~year||-0.18
is|0.10|
is a|-0.46|-0.33
is a voice|0.84|0.89
is all||-0.16
is at||0.12
is back|0.16|
is been|-1.31|-0.63
is better|-0.33|-0.96
is dead|-0.26|
is hard||-0.31
is home|0.21|0.26
is hopeless|0.22|-0.36
is hopeless keeping|0.44|-0.12
is in order|0.12|-0.16
is it||-0.24
is kill me||-0.15
is leave|0.17|
is my|-0.10|
is my last|0.80|0.50
is no||-0.13
is no point|0.21|
is not|-0.22|-1.64
is not worth|0.18|
is on my|0.35|0.40
is only one|0.40|0.12
is so|-0.58|-0.27
is suicide and||-0.16
is the end||-0.10
is the only||0.19
is the point||-0.14
is the think|0.22|0.14
is the truth|0.25|0.46
is too||-0.67
is will|-0.58|-0.31
is will to|-2.26|-1.56
is~a|-1.81|-1.44
is~after|-0.79|-0.33
is~all|-0.86|-0.53
is~am||0.12
is~and|0.14|
is~anymore|-0.15|-0.15
is~are|-0.26|
is~bad|-0.24|
is~be|-0.80|-0.59
is~being||-0.56
is~but|-0.58|-0.52
is~can|-0.60|-0.19
is~dead|0.13|-0.15
is~do|-0.49|
is~end|-0.29|-0.33
is~except|0.39|
is~five|0.27|0.37
is~from|-0.64|-0.27
is~go|-1.17|-0.42
is~height|-0.14|-0.14
is~here|0.15|-0.10
is~hopeless||-0.20
is~if|-0.64|-1.06
is~in|-0.40|-0.98
is~is|-0.35|
is~it||-0.16
is~keeping|0.24|
is~kin|-0.44|
is~last|0.31|0.27
is~life|0.12|
is~more|-0.13|-0.57
is~much|-0.13|-0.46
is~night|0.26|0.42
is~nobody||-0.21
is~of|-0.64|-0.73
is~off|0.11|
is~one||-0.15
is~only||0.10
is~order||-0.10
is~point||-0.30
is~quiet|0.35|0.44
is~says|-0.10|
is~she|-1.28|-0.86
is~since|-0.87|-0.41
is~so|-0.65|-0.25
is~soon|0.20|0.30
is~take|-0.21|
is~that|-0.30|-0.42
is~the||0.10
is~there|-0.20|-0.22
is~thing|-0.20|
is~this|-0.88|-0.66
is~to|-0.31|-0.32
is~truth||0.20
is~two|-0.38|
is~us|-0.53|-0.32
is~vet|0.39|-0.13
is~voice|0.21|0.36
is~want|-0.47|-1.35
is~when|-1.60|-0.90
is~with|-1.74|-0.89
is~worth||-0.10
is~years|-0.73|-0.33
it all again|-0.14|
it all to|0.81|-0.19
it and me|0.38|
it anymore|-0.12|
it at the||-0.11
it back||-0.15
it be||-0.11
it blood|0.55|0.57
it end|0.13|0.22
it feels||-0.48
it feels want|0.33|
it if me|0.19|0.10
it in|-0.25|-1.02
it is|-0.25|
it is been|-0.95|-0.40
it is not|-1.55|-1.57
it me want||0.10
it me will||0.21
it not|0.16|0.17
it on||-0.16
it on soon|-0.33|-0.42
it soon me||0.16
it sounds||-0.17
it takes to|0.36|0.46
it to|0.11|-0.40
it to be|0.17|
it to thirty|0.12|-0.13
it was|-0.23|-0.15
it will not||0.11
it would|0.13|
it would be|0.24|
it would take|0.22|
it~a|-0.13|-0.51
it~all||-0.26
it~and|-0.35|
it~been|-0.20|-0.97
it~better||-0.31
it~body||-0.10
it~but|-0.36|-0.39
it~day|-0.14|
it~dead||-0.18
it~die|0.39|0.33
it~end|0.21|
it~good|-0.42|-0.11
it~have|-0.25|-0.14
it~if||-0.85
it~is|-0.51|-0.39
it~it|-0.10|
it~kill|0.34|0.47
it~last|0.12|
it~loud|0.20|0.23
it~nice||-0.24
it~of|-0.28|-0.25
it~part||-0.14
it~pills||0.14
it~quiet|0.94|1.05
it~sleep|0.10|
it~soon|0.21|0.12
it~suicide|0.16|0.18
it~thirty|0.10|-0.12
it~time|-0.68|-1.26
it~too|-0.38|-0.12
it~two|-0.32|
it~was||-1.28
it~years||-0.36
jai|0.96|1.02
jai envie|0.34|0.35
jai envie de|0.34|0.35
jai~de|0.38|0.40
je|1.09|1.15
je pense|0.41|0.42
je pense a|0.41|0.42
je veux|0.66|0.68
je veux mourir|0.48|0.50
je+mourir|0.48|0.50
je+pense|0.41|0.42
je+plus|0.49|0.51
je+suicider|0.38|0.40
je+veux|0.66|0.68
je~a|0.41|0.42
je~me|0.54|0.56
je~mourir|0.48|0.50
je~suicider|0.38|0.40
job|-2.05|-1.54
job+not|-0.52|-0.11
job+want|-0.27|-0.11
joke|-0.40|-0.19
joke~me|-0.21|
joke~the|-0.42|-0.16
jump|0.41|0.58
jump from|0.24|0.26
jump in front|0.18|0.19
jump off the|0.10|0.12
jump soon|0.34|0.33
jump+leave|0.26|0.44
jump+many|0.13|0.14
jump+soon|0.53|0.57
jump+ten||-0.21
jump+think|0.59|0.68
jump+told||-0.11
jump+train|0.68|0.77
jump+wheel|0.17|0.25
jump+where|0.22|0.28
jump+will|0.18|0.24
jump~a|-0.10|
jump~and|0.14|0.11
jump~board||-0.15
jump~camera||-0.17
jump~did||-0.15
jump~for|-0.18|
jump~front|0.18|0.19
jump~high|0.16|0.18
jump~me|-0.22|-0.19
jump~not|-0.10|
jump~soon|0.49|0.43
jump~the||0.13
jump~train|0.62|0.71
jump~with|0.34|0.45
keep|0.17|
keep a|0.11|0.15
keep cut|0.56|0.68
keep cut me|0.61|0.62
keep having|0.71|0.74
keep life|0.34|
keep me|0.38|0.47
keep think|0.97|0.67
keep think will|0.52|0.79
keep want|0.45|-0.12
keep wanting|0.68|0.65
keep wanting to|0.68|0.65
keep+kill|0.54|0.62
keep+life|0.58|0.17
keep+point|0.57|
keep+soon|0.28|0.38
keep+suicide|0.63|0.59
keep+think|0.55|0.50
keep+trying|-0.13|
keep+unsure|0.21|-0.11
keep+want|0.14|-0.83
keep+wanting|0.68|0.65
keeping||-0.28
keeping me|0.25|
keeps saying|0.12|0.25
keeps+kill|0.71|0.74
keeps+saying|0.12|0.25
keeps~it|0.55|0.18
keeps~kill|0.62|0.55
keep~and||-0.21
keep~at||0.15
keep~body|0.68|0.27
keep~cut|0.25|
keep~kill|0.70|0.77
keep~life|0.45|0.28
keep~me|0.21|0.28
keep~my|0.26|
keep~of|0.26|
keep~out|-0.12|-0.21
keep~point|0.75|0.29
keep~soon|0.30|0.37
keep~suicide|0.63|0.59
keep~the|0.15|0.14
keep~think|-0.18|0.25
keep~this|0.30|
keep~to|-0.15|-0.11
keep~will||0.11
keep~would|0.11|
kept||-0.53
kill|0.30|0.52
kill a|-0.14|-0.18
kill for||-0.11
kill for a||-0.15
kill herself|-0.24|-0.15
kill herself last||-0.11
kill himself|-0.31|-0.20
kill it|-0.46|-0.17
kill it at||-0.16
kill me|1.04|1.28
kill me after|-0.15|-0.24
kill me and|0.60|0.57
kill me but|0.78|0.62
kill me if|0.50|0.65
kill me in|-0.13|
kill me last|0.44|0.41
kill me many||-0.18
kill me me|0.14|-0.11
kill me on|0.67|0.74
kill me one|0.88|0.87
kill me soon|0.40|0.36
kill me with|-0.16|-0.24
kill my|-0.12|
kill range||-0.11
kill range with||-0.11
kill time||-0.18
kill to||-0.17
kill us||0.12
kill yourself|0.47|0.50
kill+lately|0.42|0.50
kill+leave||-0.11
kill+leaves|0.81|0.86
kill+life|-0.22|-0.19
kill+many||-0.11
kill+mind|0.66|0.62
kill+more|0.17|0.24
kill+night|0.14|-0.16
kill+nobody|0.21|0.35
kill+not|-0.21|
kill+now|-0.36|-0.13
kill+off|-0.45|
kill+old|0.25|0.32
kill+pictures||-0.14
kill+pills|0.30|0.35
kill+range||-0.11
kill+rope|0.13|
kill+said||-0.14
kill+say|0.12|0.16
kill+says|0.24|0.25
kill+scared|0.65|0.74
kill+sleep|0.47|0.51
kill+soon|0.38|0.17
kill+swing||-0.17
kill+take|0.37|0.36
kill+telling|0.46|0.47
kill+these|0.29|0.28
kill+think|0.65|0.76
kill+told|0.20|0.22
kill+unsure|0.44|0.44
kill+until|-0.11|-0.14
kill+us||0.10
kill+voice|0.66|0.65
kill+want|0.24|0.35
kill+water|0.27|0.42
kill+way|0.37|0.51
kill+we|-0.17|
kill+week|0.25|0.26
kill+what|0.29|0.37
kill+who|-0.32|
kill+will|0.60|0.54
kill+year|0.35|0.41
kill+years|-0.27|-0.36
kill+yourself|0.37|0.40
killed|-0.56|
kills|-0.40|
kill~a||0.18
kill~after|-0.12|-0.15
kill~again|-0.20|-0.24
kill~am|0.33|0.31
kill~at|-0.22|-0.33
kill~back|0.24|0.26
kill~be|0.50|0.54
kill~but|0.24|0.19
kill~day|-0.22|-0.33
kill~end|-0.19|-0.19
kill~for|-0.12|
kill~from|0.18|0.21
kill~go|0.67|0.71
kill~got|-0.29|-0.44
kill~had|0.25|0.20
kill~height||-0.26
kill~here|0.33|0.29
kill~if||0.15
kill~in|-0.33|-0.46
kill~it|0.12|0.19
kill~lately|0.42|0.50
kill~many|0.15|
kill~me|0.44|0.44
kill~my|0.16|0.24
kill~night||-0.17
kill~now|-0.23|
kill~on|-0.11|-0.33
kill~one|0.38|0.37
kill~rope|0.41|0.42
kill~than|0.68|0.69
kill~this|0.11|0.18
kill~time|0.35|0.35
kill~up||-0.13
kill~week|0.39|0.37
kill~will|0.71|0.72
kill~with|-0.22|
kill~year||-0.14
kin all|0.15|
kin all would|0.73|0.22
kin and|-0.18|-0.13
kin are|-0.11|
kin asked||-0.13
kin could|0.46|
kin cut||-0.16
kin deserve|0.24|-0.10
kin is|-0.24|-1.31
kin is suicide||-0.12
kin me|0.18|0.22
kin me loved|0.73|0.16
kin me want|0.13|0.16
kin me will|0.76|0.78
kin said|-0.23|
kin says he||-0.12
kin she|-0.13|
kin tried||-0.13
kin tried to||-0.13
kin would|0.73|
kin would be|0.61|
kin+kin||-1.30
kin+last|-0.20|
kin+leave|0.18|0.20
kin+letter|0.41|0.49
kin+life||-0.73
kin+lost|0.37|0.47
kin+loved|0.17|-0.13
kin+night|-0.11|
kin+once|0.18|0.25
kin+only||-0.29
kin+please|0.48|0.21
kin+raise|0.12|
kin+room|0.34|0.18
kin+said|-0.60|-0.36
kin+says|-0.25|
kin+sleep||0.13
kin+stay|0.35|0.46
kin+take|-0.11|-0.67
kin+takes|0.16|0.25
kin+train||-0.15
kin+tried|-0.10|
kin+unsure|-0.35|-0.10
kin+went|-0.11|
kin+what|-0.30|
kin+will||0.15
kin+written|0.29|0.34
kin+wrote|0.31|0.43
kin+years|-0.52|-0.16
kin+you|-0.33|-0.14
kin~a||-1.25
kin~all||-1.07
kin~am|0.15|
kin~and|-0.12|
kin~around|0.27|
kin~be|0.29|
kin~better|0.44|
kin~end|0.11|-0.11
kin~find|0.32|0.53
kin~himself||-0.11
kin~house|0.71|0.12
kin~if|0.55|
kin~is|-0.83|-0.37
kin~it||-0.14
kin~kill|-0.67|-0.43
kin~kin||-0.76
kin~last||-0.12
kin~leave|0.18|
kin~letter|0.48|0.51
kin~life||-0.10
kin~lost|0.46|0.60
kin~loved|0.49|
kin~me|0.24|
kin~night||-0.14
kin~of||-0.79
kin~off||-0.12
kin~sleep|0.14|0.20
kin~suicide|-0.10|-0.11
kin~talking||-0.16
kin~that|-0.15|-0.67
kin~this|-0.26|-0.68
kin~we|-0.31|
kin~with||-0.54
kin~years|-0.19|
kitchen~and|0.10|0.14
knee|-0.25|
knife|0.10|0.12
know|-0.18|
knows+nobody|0.19|0.19
know~if|0.22|0.12
know~it||0.10
knuckles|0.68|0.76
knuckles~the|0.89|0.94
lake||-0.23
last|0.11|0.18
last day|-0.13|-0.15
last entry|0.22|-0.16
last month and|0.17|0.19
last night|0.28|0.46
last night and|-0.22|-0.32
last night me|0.43|0.43
last spring||-0.11
last year|-0.91|-0.56
last+life||0.13
last+many|-0.25|-0.25
last+night|0.28|0.46
last+nobody|0.55|0.67
last+off|0.50|0.62
last+overdose|0.15|0.18
last+pills||0.10
last+sat|0.40|0.42
last+spring||-0.11
last+too|-0.30|-0.25
last+tried||0.16
last+want|0.16|0.18
last+we|-0.19|
last+will|0.27|
last+year|-1.04|-0.63
last~again|0.59|0.55
last~all|0.48|0.43
last~at|-0.13|
last~cut|0.42|0.44
last~do|0.13|0.21
last~in|-0.33|
last~leave|0.22|-0.16
last~life|0.16|0.25
last~me|0.15|0.29
last~soon||0.18
last~the||-0.10
last~to|-0.13|-0.16
late|-0.31|-1.24
late again||-0.13
late+pills||-0.10
late+will|-0.12|
lately||-0.11
lately me|0.43|0.38
lately+suicide|0.80|0.76
lately+think|0.52|0.54
lately+will|0.20|0.38
lately~think|0.93|0.90
lately~will|0.68|0.78
later|-0.28|
late~me|-0.23|
late~the|-0.14|
laughed+many|0.34|0.43
laughed+said||-0.16
laughed+want|0.27|0.34
laundry|-0.24|
law|-0.96|-0.50
lay|-0.16|
lay down||-0.14
lay+pills||-0.14
lay+take||-0.14
leave|-2.47|-1.58
leave all|0.43|
leave and|0.15|
leave by|0.15|0.20
leave by the|0.17|0.22
leave letter and|0.35|0.35
leave me||-0.13
leave soon|0.39|-0.18
leave to||-0.56
leave to all||-0.16
leave to my||-0.12
leave+letter||0.21
leave+life||-0.23
leave+no|0.18|
leave+nobody|0.32|-0.16
leave+old|-0.31|
leave+only|0.26|0.42
leave+plants||-0.13
leave+please||0.21
leave+said|-0.20|
leave+saying|0.39|0.15
leave+says|-0.15|
leave+she||-0.25
leave+since|0.19|
leave+small|0.57|0.20
leave+soon|0.70|0.69
leave+take||-0.35
leave+things|0.34|
leave+time|0.23|0.31
leave+want||-0.26
leave+we|-0.58|-0.33
leave+will|0.15|0.17
leave+written|0.35|0.40
leave+wrote|-0.23|-0.39
leaves|0.17|-0.10
leaves me|0.57|-0.16
leaves+will|0.46|0.51
leaves~kill|0.81|0.86
leaves~me|0.81|0.86
leaves~will|0.81|0.86
leave~a||-0.50
leave~all|0.14|
leave~be|0.10|
leave~before||-0.15
leave~end|0.24|0.29
leave~for|0.38|0.22
leave~have|0.14|
leave~house|0.13|
leave~kin|0.11|0.31
leave~life|0.36|
leave~me|0.26|
leave~my||0.25
leave~not||-0.40
leave~old||-0.16
leave~on||0.13
leave~small|0.80|0.23
leave~soon|0.22|0.36
leave~things|0.48|-0.12
leave~to|0.24|0.17
leave~will|-0.13|-0.13
leave~with|-0.27|
leave~you||0.10
leben|0.97|0.99
leben+mehr|0.32|0.33
leben+mein|0.45|0.46
leben+mochte|0.32|0.33
leben+nicht|0.32|0.33
leben+will|0.45|0.46
let go|0.57|0.49
let it|0.28|-0.19
let the|0.19|
let+want|0.20|
letter and|0.32|0.37
letter and me|0.42|0.48
letter are|0.76|0.79
letter is|0.44|0.50
letter+not|0.32|0.24
letter+old||-0.17
letter+saying|0.47|0.13
letter+soon|0.74|0.82
letter+suicide|1.00|0.94
letter+we||-0.12
letter+will|0.16|0.21
letter+writing|0.64|0.71
letter+written|0.62|0.64
letter+wrote|0.14|0.22
letters|0.16|0.20
letter~all|0.15|
letter~am|0.30|0.35
letter~and|0.36|0.39
letter~before||-0.16
letter~house||-0.16
letter~in|0.51|0.53
letter~me|0.58|0.78
letter~old||-0.17
letter~the|0.26|0.32
letter~to|-0.13|
letter~we||-0.14
let~and||-0.29
let~me|0.35|
let~the||-0.24
lie||-0.45
lie+want|0.31|
life|0.25|0.14
life and|0.61|0.59
life and me|1.27|0.92
life another|0.81|0.31
life anymore|0.72|0.45
life anymore me|0.47|0.87
life for||-0.23
life has|0.32|
life has no|0.89|
life if|0.65|
life in|-0.20|-1.43
life in this|-0.12|
life insurance|0.19|0.27
life is|0.26|
life is end|0.33|
life is not|0.36|
life is too|0.34|
life me|-0.16|
life me do|1.11|0.14
life me have||-0.13
life me want|-0.25|-0.28
life of|-0.16|
life on|-0.11|
life out of||-0.12
life soon|0.66|1.01
life this|-0.20|-0.13
life to be||-0.14
life want|0.21|
life want this|0.53|-0.10
life+looked|0.58|0.67
life+lost|0.19|-0.13
life+many||-0.30
life+no|0.44|-0.52
life+nobody|0.16|
life+not|0.85|0.22
life+only|0.29|-0.12
life+pain|0.75|0.79
life+point|0.86|-0.44
life+said|-0.10|
life+see|-0.19|-0.37
life+she||-0.28
life+soon|-0.24|
life+stay|0.43|0.16
life+strength|0.69|0.30
life+suicide||0.23
life+take|0.29|0.27
life+talked|0.25|0.28
life+think|0.14|0.16
life+tired|0.20|-0.34
life+too|0.14|
life+trying|0.12|
life+waiting|0.46|0.26
life+wake|0.47|-0.13
life+want|0.57|0.23
life+we|-0.47|-0.26
life+what|0.22|-0.53
life+will|0.28|0.28
life+worth|0.26|
life+year|0.11|
life+years||-0.11
life~a||-1.04
life~all||-0.29
life~am|0.19|0.18
life~anymore|-0.22|-0.13
life~day||0.48
life~die|0.39|0.30
life~do||-0.14
life~feels||-0.11
life~for||0.15
life~hopeless|0.20|
life~hundred||-0.13
life~it|0.13|
life~kin||-0.14
life~me|0.42|0.45
life~my||-0.34
life~no|0.73|
life~not|0.28|
life~of||-0.28
life~out||-0.11
life~point|0.27|
life~says||-0.12
life~soon|-0.29|-0.23
life~the|-0.28|
life~this||-0.56
life~to||0.20
life~too|0.22|
life~want|0.45|0.19
life~who|0.27|
life~will||0.12
life~worth|0.29|
life~would|0.24|0.14
life~year|0.42|
lighter|0.20|
like||-0.18
line|-0.12|
lined|0.27|0.29
lined up|0.27|0.29
lined+pills|0.34|0.35
little|-0.62|-0.33
little+soon|0.11|
little~the|-0.45|-0.14
live|-0.16|
living|0.36|-1.56
loaded|0.12|
loaded+next|0.56|0.57
loaded~it|0.56|0.57
loaded~me|0.62|0.62
loaded~next|0.56|0.57
locked the|0.73|0.62
locked the bathroom|0.36|0.37
locked~and|0.12|0.13
locked~bathroom|0.36|0.37
locked~door|0.73|0.62
locked~have|0.25|0.28
locked~me|0.36|0.37
long||-0.13
longer|0.10|
longer+much|0.82|
longer+not|0.48|
longer+think|0.11|-0.12
longer~die||-0.18
longer~to|-0.10|
look||-0.21
look at||-0.14
look for|0.27|
look future|0.28|
look future to|0.28|
look+not||-0.41
look+one|0.19|
look+think||-0.10
look+want|-0.16|
looked at the|0.20|0.22
looked end|0.62|0.60
looked up|0.42|0.50
looked up how|0.68|0.73
looked+trains|0.25|0.27
looked~end|0.23|0.26
looked~how|0.68|0.73
looked~life|0.75|0.79
looked~the||-0.12
looked~trains|0.25|0.27
looking|-0.11|-0.14
look~and||-0.46
look~me||-0.62
look~think|0.31|
look~to||-0.39
lord||-0.21
losing|-1.06|-0.69
lost the|0.21|-0.12
lost the will|0.60|-0.17
lost+soon|0.11|0.12
lost+we|0.14|0.13
lost+will|0.31|-0.17
lost~have|0.32|0.33
lost~life|0.24|-0.16
lost~me||0.12
lost~will|0.17|
lot||-0.35
lot will|0.24|0.11
lot+not||-0.36
lot+think|0.26|
lot+will|0.18|
lot~death||-0.10
lot~my|0.16|
lot~the|-0.61|-0.27
loud in|0.69|0.74
love|-3.15|-2.74
loved her|0.29|
loved+please|0.47|
loved+tell|0.58|
low|-0.10|
low+suicide|0.23|0.27
lunch|-0.80|-0.37
made||-0.23
made a|0.19|0.17
made+not||-0.16
made+think|0.26|0.15
made~and|0.20|
made~me|0.12|-0.53
make|-0.13|
make it|0.11|
make it to|0.24|
make+night||0.21
make+not||-0.42
make+want||-0.14
make~to||-0.56
making|-0.47|-1.41
making+not||-0.25
man|-2.26|-1.62
man who|-0.16|
man+want|-0.85|-0.51
man+who|-0.17|
man+will|-0.50|-0.25
many and|0.26|0.34
many day and|-0.15|-0.16
many day this|0.22|0.23
many night|0.28|
many night that|0.53|-0.12
many pills|0.70|0.80
many pills and|0.38|0.39
many pills in|0.59|0.49
many pills of|0.18|0.23
many soon||-0.29
many+month|0.24|0.32
many+night|0.13|
many+not||-0.19
many+pills|0.65|0.75
many+says||-0.11
many+sleep|0.33|0.19
many+soon|0.26|0.22
many+suicide|0.42|0.42
many+take|0.23|0.28
many+takes|0.70|0.16
many+think|0.26|0.30
many+till|0.14|0.19
many+too|0.11|0.23
many+wake|0.53|
many+week|-0.28|-0.24
many~end|0.14|0.19
many~of||-0.14
many~pills|0.48|0.49
many~sleep|0.41|0.47
many~soon|0.47|0.56
many~takes|0.70|0.16
many~that||-0.69
many~up|-0.15|-0.19
many~wake|0.33|0.12
many~would|-0.11|
man~me|-0.45|-0.26
man~the|-0.39|-0.21
man~want|-0.36|-0.21
mark|-0.37|
mas|0.37|0.38
mas+no|0.37|0.38
mas+quiero|0.37|0.38
mas+vivir|0.37|0.38
matar|1.11|1.18
matarme|1.02|1.07
me after|-0.21|-0.34
me again|0.30|0.11
me all||-0.22
me almost die||-0.14
me am a||-1.63
me am angry||0.13
me am ashamed|-0.19|
me am better|-0.11|-0.14
me am blood|0.36|0.41
me am cut||0.10
me am dead|-0.22|-0.13
me am die|-0.37|-0.17
me am doing|0.22|0.28
me am driving|0.35|0.34
me am glad|-0.27|-0.63
me am here||-0.20
me am holding|0.37|0.40
me am hopeless|0.62|-0.12
me am in|-0.20|
me am kill||-0.11
me am leave|0.41|0.25
me am no|0.35|0.21
me am not||-0.46
me am on|-0.29|-0.29
me am only|-0.12|
me am sad|-0.22|
me am saying||-0.11
me am scared|-0.19|-0.16
me am sitting|0.26|0.33
me am so||-0.23
me am standing|0.18|0.32
me am such|0.39|
me am suicide|0.89|0.91
me am take|0.25|
me am think|0.28|0.44
me am tired||-0.55
me am too|0.22|
me am waiting|0.19|-0.27
me am walking|0.36|0.37
me am will|0.66|0.73
me and|0.23|
me and me|0.23|0.11
me and then|0.60|0.55
me anymore|0.60|
me around|0.50|0.14
me ask|0.19|
me at||-0.16
me at the||-0.11
me attempted suicide|0.12|0.12
me because|0.28|0.35
me because me|0.32|0.38
me bought|-0.23|-0.26
me bought the|0.18|0.13
me broke||-0.11
me broke down||-0.13
me by||0.13
me called||0.10
me came home|0.61|0.60
me can not|0.13|
me can think|0.17|
me could||-0.10
me could do|0.22|
me could end|0.77|-0.15
me could go|0.36|
me could kill||-0.17
me cried|-0.35|-0.15
me cut|0.41|0.42
me cut me|-0.12|-0.20
me cut the|0.41|0.48
me deserve|0.43|0.74
me deserve it|0.59|0.65
me did all||0.16
me did it|0.25|0.41
me did not||-0.45
me die|0.28|
me die soon|0.55|0.13
me do it|0.21|0.38
me drive|-0.20|-0.16
me drove|0.11|0.24
me drove off|0.23|0.35
me end things||-0.10
me envy|0.23|-0.11
me ever|0.11|
me fail|0.13|
me feel|0.12|
me feel burden||-0.12
me feel hopeless|-0.17|
me feel so||-0.22
me feel suicide|0.58|0.65
me feel want|0.46|
me felt|-0.67|-0.37
me from|0.13|0.30
me gave|-0.34|-0.15
me get|-0.22|-0.30
me go|0.23|0.14
me go to|0.23|
me got the||-0.19
me had die|0.53|0.78
me had the|-0.22|
me hate|-0.34|-0.19
me have|0.36|0.43
me have a|-0.11|
me have an||0.17
me have been|0.30|0.32
me have everything|0.11|0.13
me have got|0.48|0.45
me have hopeless|0.15|
me have leave|0.47|0.64
me have locked|0.36|0.37
me have lost|0.11|-0.12
me have no||-0.75
me have not|-0.61|-0.63
me have said|0.29|
me have started|0.69|0.10
me have take|0.33|0.54
me have the|0.28|0.43
me have think|0.16|0.19
me have tied|0.39|0.38
me have will|0.46|0.66
me have written|0.46|0.50
me held|0.14|0.13
me here|1.15|
me hide|0.16|0.29
me hide my|1.08|1.07
me hold|0.46|0.54
me if me||-0.16
me in|0.53|0.12
me in it|0.95|
me in the|0.21|0.33
me jump||-0.19
me jump in|-0.16|-0.18
me jump off|-0.12|
me keep|0.50|0.38
me keep a|0.40|0.39
me keep cut|0.56|0.68
me keep having|0.71|0.74
me keep think|0.92|0.57
me keep want|0.89|-0.11
me keep wanting|0.68|0.65
me kill|0.23|0.41
me kill it||-0.16
me kill me|0.97|1.37
me kill the|0.12|0.15
me know|-0.32|-0.10
me know how|0.16|0.20
me last|0.20|0.22
me last week|0.27|0.28
me leave the||0.16
me locked|0.45|0.47
me look||-0.26
me look at|0.54|
me looked|0.49|0.56
me looked up|0.54|0.62
me loved her|0.36|
me many|-0.28|-0.31
me many time|0.11|
me me am||-0.13
me me will|0.44|0.56
me miss|-1.58|-0.65
me more|0.14|0.14
me no||-0.10
me nobody|0.34|0.11
me not||-1.44
me off|0.21|
me on soon|0.22|0.30
me once|-0.35|
me or|-0.17|-0.10
me out|0.15|
me out of|0.22|-0.16
me punish|0.45|0.43
me punish me|0.45|0.43
me put|0.33|0.39
me put the|1.36|1.33
me relapsed|0.22|0.22
me remember|-0.92|-0.68
me said it|0.21|0.28
me sat|0.22|0.22
me sat with|0.27|0.30
me say me|0.18|0.22
me see|-0.65|-0.18
me self|0.35|0.42
me she|-0.15|
me she want||-0.13
me shot||-0.18
me should be|-0.18|
me sleep|0.26|-0.12
me slept||-0.19
me so bad|0.77|0.60
me so me|0.75|0.40
me soon|0.23|0.32
me soon and|0.13|0.13
me stand||-0.17
me started|-0.21|-0.26
me suicider|0.43|0.44
me take|0.14|0.31
me take a|0.20|0.23
me take all||-0.15
me take my|-0.18|-0.35
me take pills|1.35|1.23
me take the|0.19|0.30
me think all||-0.47
me think my|-0.26|-0.14
me think the||-0.89
me think will|0.97|0.60
me tied|0.22|0.23
me tied the|0.29|0.29
me to die|0.71|-0.12
me to kill|0.57|0.55
me told||0.16
me told my||0.13
me told the|0.28|0.36
me unsure||-0.11
me unsure how||-0.27
me unsure why|-0.56|-0.14
me updated||-0.12
me updated my||-0.13
me wake|0.11|
me wake up|0.13|
me want|0.16|
me want a|-1.18|-0.48
me want many|0.43|-0.10
me want me|0.38|
me want out|0.49|-0.11
me want the||-1.46
me want this|-0.83|-1.29
me want to|0.57|0.77
me want would|0.40|
me was a|-0.63|-0.37
me was dead|0.38|0.47
me was leave|0.37|-0.13
me was not|0.68|
me was on|-0.24|
me was so|-0.22|
me was the|-0.19|
me watched|-0.49|-0.17
me went to||0.14
me were|0.12|
me were dead|0.20|0.30
me were leave|1.05|
me when||-0.12
me when my|0.12|0.14
me when she|0.18|0.20
me will|0.16|0.37
me will be|0.19|0.27
me will get|0.43|0.28
me will kill|0.81|0.82
me will not|0.36|0.55
me will put|0.35|0.41
me will to|0.14|0.22
me with|-0.19|-0.31
me with the|-0.25|-0.37
me would die||-0.10
me would do|0.25|0.48
me would end|0.41|0.67
me would kill||0.16
me would not||-0.58
me wrote|0.27|0.41
me wrote a||0.11
means|-0.13|
means+will|0.15|0.20
means~have|0.46|0.45
means~me|0.17|0.14
means~the|0.12|
medication|-0.22|
meds|-0.27|-0.48
meeting|-0.53|-0.18
mehr|0.39|0.41
mehr leben|0.32|0.33
mehr+mochte|0.32|0.33
mehr+nicht|0.39|0.41
mehr+will|0.34|0.36
mein|0.45|0.46
mein leben|0.45|0.46
mein+will|0.45|0.46
me~accident|0.76|0.14
me~afternoon||-0.17
me~again|0.13|0.29
me~against|-0.11|-0.17
me~and|0.18|0.19
me~anymore|0.13|
me~anything|-0.34|-0.61
me~apart||-0.11
me~are|-0.90|-0.79
me~ashamed|-0.23|-0.25
me~badly|-0.22|-0.20
me~bags||-0.11
me~band|-0.20|-0.16
me~bath|0.39|0.43
me~bathroom||-0.11
me~be|0.58|0.33
me~been|0.34|0.20
me~being|0.30|-0.23
me~belong|0.60|
me~blade|0.45|0.54
me~blood|0.72|0.89
me~body|0.61|0.56
me~born|0.33|-0.24
me~bread||-0.11
me~breakdown|-0.11|
me~breathe|-0.21|-0.13
me~burden|0.42|
me~but|-0.22|-0.12
me~cabinet|0.10|0.18
me~called|-0.26|
me~calm|0.71|0.80
me~can|-0.47|-0.30
me~cancer|-0.27|-0.11
me~chair|-0.21|-0.18
me~class|-0.13|-0.16
me~close|0.23|0.17
me~coffee|-0.28|
me~come|0.14|
me~committing|0.76|0.83
me~cope||-0.12
me~couch||-0.15
me~could||-0.31
me~courage|0.83|0.72
me~crashing|0.47|0.50
me~cried|-0.14|
me~crying|-0.14|
me~cut|0.25|0.41
me~dark|0.15|0.19
me~day||-0.12
me~days|-0.13|-0.14
me~dead|0.88|0.72
me~death|0.19|
me~deeper|0.48|0.50
me~deserve|0.58|
me~die|0.90|0.88
me~dishes||0.21
me~do|0.19|0.16
me~doctor|-0.24|
me~doing||0.16
me~door||0.15
me~drawer|0.49|0.50
me~drinking|-0.16|
me~drive|0.11|0.16
me~driving|0.56|0.73
me~each|0.12|
me~early|-0.28|
me~earth|0.47|-0.13
me~eat|-0.54|-0.24
me~eating|-0.10|
me~else||-0.25
me~end|0.73|0.57
me~everyones|0.60|
me~exam|-0.18|-0.29
me~except|0.10|
me~extra|0.20|
me~eyes|-0.15|-0.15
me~fail|0.11|
me~failure|-0.22|
me~feet|0.15|0.19
me~fight|0.30|
me~fighting|0.36|0.10
me~finally||-0.23
me~finger||-0.11
me~forever||-0.13
me~forty|0.29|
me~four||-0.12
me~full|-0.20|
me~future||-0.45
me~ghost|0.33|-0.13
me~give||-0.62
me~giving||-0.19
me~glad|-0.39|-0.92
me~go|0.21|
me~goes|0.22|
me~good||-0.34
me~grateful|-0.13|
me~ground|0.16|-0.19
me~gun|0.89|0.78
me~hand|0.23|0.33
me~happens||-0.13
me~he|-0.26|-0.27
me~head||0.11
me~heart|0.32|
me~height|0.97|0.95
me~help||-0.40
me~here|0.26|
me~hide|-0.21|-0.17
me~him|-1.40|-1.00
me~his|-0.60|-0.30
me~holding|0.10|0.14
me~home||-0.12
me~hopeless||-0.18
me~hotel|0.52|0.78
me~hotline||-0.19
me~hour|0.14|0.21
me~if||-0.15
me~into||0.16
me~is|0.12|
me~it|0.16|0.14
me~job|-0.58|-0.35
me~jump||0.16
me~keep|-0.16|
me~kill|0.42|0.65
me~knee||-0.12
me~know|-0.81|-0.29
me~last|0.27|0.34
me~late|-0.38|
me~lately|-0.25|-0.22
me~laughed|-0.22|
me~leave|0.78|0.26
me~let|0.19|
me~letter|0.57|0.64
me~life|0.77|0.26
me~little|-0.18|
me~locked|0.28|0.31
me~longer|0.32|
me~look||-0.15
me~losing|-0.27|
me~lot||-0.21
me~lying|0.50|0.19
me~made|0.11|
me~making||-0.46
me~many|0.19|0.11
me~me|0.45|0.52
me~mind||-0.52
me~mistake|0.48|
me~months|-0.16|-0.16
me~more|-0.20|-0.12
me~much|-0.14|-1.31
me~my|0.17|0.28
me~new|-0.81|-0.49
me~next|0.17|
me~night|0.26|0.27
me~nine|0.14|0.17
me~no||-0.20
me~nobody|-0.12|
me~not|0.12|
me~of|0.13|
me~off|0.46|0.57
me~on|0.12|0.12
me~onions||-0.17
me~overdose|0.60|0.75
me~pain||-0.13
me~parked|0.10|0.13
me~part|0.13|
me~party|-0.13|
me~pass|-0.11|-0.17
me~passwords|0.76|0.90
me~past|-0.24|-0.36
me~pills|0.72|0.92
me~place|0.11|
me~planting||-0.15
me~point|0.49|0.17
me~press|0.44|0.16
me~pull|0.48|
me~rn|-0.33|-0.13
me~rope|0.69|0.73
me~round||0.16
me~run||-0.12
me~safe|0.36|0.48
me~saved|0.36|0.40
me~seen|-0.34|-1.06
me~self|0.14|0.21
me~she||-0.15
me~shed|0.32|0.36
me~short|-0.13|
me~since|0.17|0.19
me~sitting|0.16|0.23
me~sixteen||-0.14
me~sleep|0.29|
me~some|-2.81|-1.61
me~song|-0.35|-0.11
me~soon|0.66|0.59
me~sorry|-0.28|
me~standing|0.13|0.27
me~started|0.28|
me~stay|0.55|
me~strength|0.44|0.24
me~strong|0.36|
me~such|0.11|
me~sugar|-0.15|
me~suicide|0.64|0.90
me~take|0.43|0.18
me~takes|0.19|-0.14
me~talked||0.15
me~team|-0.24|-0.11
me~teenager||-0.10
me~telling|-0.50|-0.15
me~ten|0.18|0.25
me~than|0.21|0.30
me~that|0.12|
me~the|0.19|0.32
me~then|-0.12|
me~therapist|0.31|0.31
me~these|-0.15|
me~think|0.28|0.31
me~thirty|0.35|0.21
me~this|-0.10|-0.23
me~three||-0.12
me~tied|0.32|0.32
me~till|0.23|0.31
me~tired|0.22|
me~to|0.42|0.40
me~tomatoes||-0.17
me~top||-0.11
me~trade|0.32|
me~train|0.21|0.38
me~trapped|0.20|-0.12
me~trust||0.14
me~under|0.28|0.18
me~unsure|-2.18|-1.11
me~until||0.11
me~up|0.32|
me~used|-1.04|-0.50
me~waiting||-0.16
me~wake|0.43|
me~walk|0.22|0.24
me~walking||0.14
me~wall|0.35|0.40
me~want|0.15|
me~wanting|0.39|0.39
me~water|0.17|0.29
me~way|0.11|
me~ways|0.13|0.17
me~we|-1.86|-1.29
me~wedding||-0.13
me~week|-0.12|-0.13
me~weeks|-0.25|-0.34
me~well|-0.19|-0.58
me~went|-0.51|-0.27
me~were|-0.39|
me~wheel|0.19|0.32
me~when||0.12
me~why||-0.24
me~will|0.45|0.53
me~work|-0.11|
me~would|0.39|
me~written|0.29|0.35
me~years||-0.99
me~you|-0.82|-0.40
me~your|-0.16|
mich|0.33|0.36
midnight||0.17
might|-0.65|-0.59
mind+more|0.69|0.77
mind+not|0.11|-0.47
mind+suicide|0.92|0.93
mind~day|0.33|0.34
mind~kill|0.66|0.62
mind~to||-0.16
mine|-0.30|-1.13
miss|-0.65|-1.48
miss my|-0.13|
miss+nobody|0.11|
miss~die|0.18|
miss~if|0.11|
mistake||-0.52
mistake~should|1.01|
mochte|0.32|0.33
mochte nicht|0.32|0.33
mochte nicht mehr|0.32|0.33
mochte+nicht|0.32|0.33
mochte~leben|0.32|0.33
mochte~mehr|0.32|0.33
mom|-0.40|-0.18
money|-0.44|-0.11
month||0.12
month and|0.11|
month+once|0.70|0.74
month+take|0.37|0.21
month+tried|0.17|0.19
months+not|-0.23|
months+self||0.17
months~am|-0.16|-0.13
months~me|-0.20|-0.22
month~out|0.81|0.17
more|-0.51|-0.41
more+will|-0.47|-0.21
more~me|-0.60|-0.19
morir|0.54|0.55
morir+quiero|0.54|0.55
morphine|0.85|0.83
most|-0.88|-0.78
most~want|0.16|
mother|0.15|
motor|-0.23|-0.30
mourir|0.52|0.56
mourir+veux|0.48|0.50
mouth|-0.13|
move|-0.31|-0.92
moved|-0.65|-0.33
movie|-1.57|-1.00
much|-0.27|-0.70
much longer|0.82|
much+not||-0.92
much+too||-0.71
much+will|-0.18|-0.49
much~me||-0.90
mum|0.13|
murder|-0.94|-0.47
must|-0.48|-1.41
must be||-0.59
my||0.13
my back|-0.57|-0.29
my birthday|-0.11|-0.18
my blade|0.26|0.32
my body|0.99|1.18
my body again|0.38|0.37
my body are|0.11|0.11
my body because|0.93|0.95
my body is||-0.14
my body last|0.35|0.36
my body on||-0.14
my body till|0.51|0.53
my body until|0.53|0.56
my body with|1.00|0.98
my cousin||-0.12
my cousins||-0.14
my dads||0.15
my death|0.60|
my dog|-0.12|
my dorm|0.23|0.24
my eyes|-0.11|-0.18
my feet||-0.17
my finger||-0.10
my finger on||-0.11
my first|-0.84|-0.47
my friend|-1.20|-0.49
my grandfather|-0.22|
my hair||-0.11
my hair short||-0.13
my hand|0.72|0.84
my hand and|0.34|0.37
my hand on||0.12
my head|0.27|0.36
my head on|0.25|0.33
my job|-0.15|
my kin|0.35|0.14
my kin all|0.48|0.13
my kin deserve|0.52|-0.12
my kin is||-0.47
my kin me|0.56|0.30
my kin said|-0.11|
my kin tried||-0.14
my kin when|0.10|-0.12
my kin will|0.28|
my kin would|1.10|
my knuckles|0.89|0.94
my last|0.47|
my last entry|0.22|-0.16
my last night|0.31|0.49
my letter|0.93|0.29
my life|0.14|0.28
my life and|0.37|0.52
my life is|0.16|
my life soon|0.88|0.97
my mouth|-0.21|-0.33
my my|0.71|0.80
my my death|0.75|0.22
my my life|0.50|0.84
my nightstand|0.48|0.48
my old|-0.20|
my pain|0.34|
my phone|-0.66|-0.31
my pills|-0.30|-0.15
my pills and|-0.28|-0.39
my sleep|0.23|
my sleep pills|0.84|0.84
my subscription||-0.18
my suicide||0.16
my suicide letter|0.64|0.64
my therapist|0.38|0.36
my thumb||-0.16
my time|0.12|
my train is|0.20|0.23
my uncle||-0.14
my wheel|-0.22|
my wheel into|0.64|0.73
my will|0.13|-0.16
myself|1.44|1.98
my~again|0.70|0.54
my~all|0.12|
my~and|0.22|0.24
my~be|0.60|
my~because|0.24|0.22
my~been|-0.88|-0.41
my~before||-0.13
my~being|-0.12|
my~better|0.26|
my~blade|0.17|0.22
my~blood|0.76|0.86
my~bread||-0.11
my~by|0.13|0.28
my~can||0.12
my~could|0.13|
my~day|0.15|0.16
my~deserve|0.75|0.16
my~do|-0.12|
my~does|-0.60|-0.11
my~end|0.32|-0.14
my~entry|0.20|-0.14
my~find||0.11
my~found|0.14|0.19
my~friend|-0.42|
my~getting|-0.15|
my~grown||-0.13
my~gun|0.11|0.21
my~have||-0.19
my~head|0.28|0.31
my~height|0.23|0.25
my~herself|-0.30|-0.16
my~himself|-0.42|-0.24
my~home|-0.23|
my~into|-0.14|
my~it|0.20|0.30
my~keeps|0.47|0.56
my~last||0.13
my~leave|0.18|
my~letter|0.99|1.04
my~life|0.37|0.42
my~little|-0.16|
my~lot|0.11|
my~loved|0.15|-0.20
my~me|0.18|0.29
my~month|0.15|0.14
my~night|0.59|0.80
my~nine|0.20|0.26
my~no||-0.16
my~nobody|0.58|0.38
my~now|-0.11|-0.21
my~off|0.34|
my~one||-0.10
my~open|0.15|
my~pills||0.10
my~point|0.27|0.18
my~saying|0.21|0.33
my~she|-0.16|
my~short||-0.12
my~sleep|-0.13|-0.17
my~soon||0.15
my~stuck|0.28|0.32
my~suicide|-0.17|-0.27
my~take||-0.14
my~there|0.35|
my~till|0.22|0.24
my~tried|-0.17|
my~until|0.84|0.89
my~up||-0.17
my~walk|-0.17|
my~wall|0.44|0.46
my~we|-0.56|-0.30
my~week|-0.13|-0.28
my~what|-0.87|-0.38
my~wheel|-0.14|-0.14
my~who|0.24|
my~would|0.86|
my~years|-0.56|-0.22
my~you|-0.12|
my~yourself|0.67|0.65
neck|-0.18|-0.16
need|-0.14|
needs|-0.30|-1.08
needs me|0.71|
needs+nobody|0.37|
neighbors|-0.20|
never||-1.41
new|-2.30|-1.87
new pills||-0.11
new rope||-0.12
new+want|-0.60|-0.32
news|-1.81|-1.35
next to||0.12
next+not|0.17|
next+see|0.27|
next+want||-0.51
nice|-0.31|-0.90
nice to||-0.19
nice+not||-0.16
nice~not|0.11|
nicht|0.39|0.41
nicht mehr|0.39|0.41
nicht mehr leben|0.32|0.33
nicht+will|0.34|0.36
nicht~leben|0.32|0.33
night|0.19|0.34
night and|-0.12|-0.26
night and me||-0.12
night me|0.14|0.16
night me am|-0.45|-0.51
night me cut|0.73|0.68
night shift||0.14
night that|0.30|
night+not|-0.11|-0.12
night+shift||0.13
night+sleep|0.25|0.12
night+think|0.59|0.75
night+tried||-0.25
night+want|0.12|
night+will|-0.21|-0.23
nights|0.21|
nights me|0.76|0.22
nights me want|0.23|-0.12
nights+some|0.90|0.48
nights+want|0.19|
nightstand|0.39|0.41
nightstand~am|0.48|0.48
nightstand~me|0.48|0.48
nights~want|0.23|-0.12
night~again|0.48|0.46
night~am|-0.39|-0.59
night~at|0.22|0.23
night~cut|0.59|0.57
night~do|-0.27|-0.15
night~in|0.22|0.12
night~me|-0.15|-0.32
night~my|0.28|0.15
night~not|-0.20|
night~was|-0.12|
night~will|-0.28|-0.32
nine|0.12|0.18
nine+not||0.12
ninety||-0.14
no||-0.45
no me|-0.23|
no point|0.42|-0.56
no point to|0.47|-0.19
no quiero|0.43|0.45
no quiero vivir|0.43|0.45
no think|-1.67|-1.00
no way||-0.39
no way out|0.67|-0.13
no+no||-0.35
no+not|-0.24|-1.61
no+one||-0.19
no+point|0.32|-0.63
no+quiero|0.83|0.86
no+soon||0.15
no+suicide|-0.13|
no+think|-1.95|-1.28
no+vivir|0.43|0.45
no+want||-0.45
no+will|-0.48|-1.02
nobody|0.12|
nobody knows|0.20|0.19
nobody needs|0.40|
nobody needs me|0.87|
nobody would care|0.66|0.19
nobody would miss|0.11|
nobody+suicide|0.11|0.18
nobody+think||-0.13
nobody+tried|0.45|0.57
nobody+weeks|0.81|0.35
nobody~all||-0.12
nobody~care|0.40|0.15
nobody~die|0.34|-0.11
nobody~for|-0.17|
nobody~home|0.40|
nobody~if|0.29|-0.36
nobody~leave|0.21|
nobody~me|0.25|
nobody~miss|0.11|
nobody~out|0.46|
nobody~would|0.29|
none||-0.46
noose|1.08|1.06
not anymore||-0.11
not around|0.49|
not around anymore|0.55|-0.13
not be|0.21|0.12
not be here|0.72|0.20
not be life|1.47|0.36
not be the|0.25|
not been||-0.84
not been born|0.11|
not been suicide||-0.12
not being|0.14|
not being here|0.54|-0.11
not belong|0.10|
not care|0.10|
not care if|0.18|
not come|0.52|
not come back|0.84|
not cope||-0.15
not cut|-0.63|-0.30
not deserve|0.12|
not deserve to|0.30|-0.23
not do anything|-0.13|
not do this|-0.20|
not fight|0.27|
not fight it|0.73|-0.11
not for my|0.56|0.21
not get|-0.20|
not go||-0.92
not go on||-0.12
not have||-0.16
not here|0.22|
not in||-0.53
not in this|0.30|
not keep me|0.94|0.97
not kill|-0.50|-0.20
not life anymore|0.28|0.30
not make|-0.49|
not me||-1.11
not me in|0.43|
not mind|0.35|-0.24
not my|-1.04|-0.61
not scare|0.38|
not scare me|0.48|
not see|0.13|
not see a|0.23|
not see any|0.34|0.18
not see the|0.16|-0.22
not self||-0.10
not suicide but|0.33|0.36
not take it|-0.12|
not think||-0.12
not think me|0.12|-0.24
not think on|0.70|0.52
not think will|-0.50|-0.18
not told|0.42|0.47
not told all|0.48|0.52
not trust||0.19
not trust me|0.73|0.80
not wake|1.40|
not wake up|1.62|
not want a|0.14|
not want all||0.18
not want me|0.16|
not want to||0.11
not will|-2.40|-1.70
not will to|-1.54|-1.04
not worth|0.11|
not worth life|0.14|
not+now|-0.81|-0.26
not+off||-0.85
not+one||-0.30
not+only|-0.13|-1.37
not+person|-0.11|-0.43
not+pills|0.10|0.25
not+promise||0.11
not+put||0.11
not+rest|0.26|
not+room||0.17
not+safe|0.32|0.45
not+says|-0.56|-0.14
not+scare|0.35|
not+self|-0.61|-0.27
not+she|-1.98|-0.96
not+soon|0.44|
not+sounds||-0.18
not+spring|0.67|0.27
not+stay|0.29|0.26
not+strength|0.22|
not+suicide||0.17
not+talked|-0.15|0.16
not+team|-0.55|-0.11
not+tell||-0.74
not+thing||-0.77
not+think||-0.12
not+thirty|0.80|
not+time|-0.43|-0.15
not+tired||-0.32
not+told|0.24|0.35
not+too|-0.23|-0.17
not+under|0.15|0.15
not+unsure|-0.99|-0.38
not+wake|0.54|
not+week|-0.16|-0.18
not+what||-1.45
not+whether|-0.21|
not+who|-0.25|-0.21
not+worry|-0.15|-0.59
not+worth||-0.14
not+year||-0.59
not+years||-0.52
not+you|-0.33|-0.14
not+your|-0.55|-0.10
note|0.36|0.50
nothing||-0.56
notice||-0.53
notice if|0.26|
notice if me|0.26|
notice+want|0.37|
notice~me||-0.11
not~a||-0.53
not~an|-0.54|-0.11
not~anymore|0.44|
not~anything||-0.71
not~around|0.17|
not~at|-2.08|-1.15
not~be|0.16|
not~because|-0.52|
not~being||-0.68
not~blade|0.36|0.47
not~born|0.52|
not~but|-0.39|-0.21
not~can|-0.43|
not~care|0.17|-0.13
not~come|0.27|
not~cut|-0.48|-0.14
not~do||-0.10
not~end|-0.27|
not~find||0.13
not~for||-0.17
not~forty|0.94|0.17
not~future|0.23|-0.11
not~getting|0.13|
not~go||-0.54
not~happens|0.35|
not~have|-2.88|-1.70
not~he|-0.78|-0.49
not~her|-1.33|-0.53
not~here|0.40|
not~if||-1.29
not~in|-0.12|-2.30
not~is|-1.53|-0.62
not~keep||-0.21
not~kill|-0.14|
not~kin|-0.41|
not~leave|-0.23|
not~life|0.67|0.37
not~make||-0.44
not~many|-0.77|-1.15
not~me|0.13|
not~much||-0.66
not~my|-0.33|-0.25
not~next|0.29|
not~of||-0.65
not~one||-0.65
not~only|-0.19|-0.57
not~or|-0.40|-1.07
not~put||0.21
not~safe|0.18|0.31
not~seeing|0.23|0.11
not~she|-0.57|-0.26
not~so|-1.38|-0.42
not~soon|0.63|
not~sounds|0.21|
not~stay|0.25|0.22
not~strength|0.55|0.28
not~suicide||0.18
not~talked|-0.16|0.17
not~that|-0.88|-0.47
not~then|-1.00|-0.37
not~thing||-0.46
not~think|-0.40|-0.46
not~this||-0.57
not~up||-0.12
not~wake|-0.24|-0.24
not~what||-0.74
not~would|-0.18|-0.98
not~year||-0.19
not~years||-0.21
now me am||-0.12
now+pills|0.20|0.17
now+take|0.17|
now+think|-1.34|-0.92
now+used|0.25|
now~jump|0.24|0.23
now~the|-0.44|-0.13
now~think|-0.59|-0.33
no~all||-0.37
no~and||-0.47
no~anymore|-0.12|
no~do|-1.03|-0.45
no~end|-0.33|
no~except|0.67|-0.13
no~for||-0.43
no~in||-0.55
no~leave|0.46|0.24
no~life|0.41|-0.32
no~mas|0.37|0.38
no~me||-0.23
no~my||-0.23
no~no||-0.18
no~not|-0.51|-1.08
no~of||-0.50
no~out|0.20|
no~point|0.17|
no~suicide||-0.11
no~the|-0.70|-1.07
no~think|-0.45|-0.19
no~to||-0.24
no~vivir|0.43|0.45
no~will|-1.31|-0.64
nurse||0.10
of a|-0.48|-0.28
of all|-0.67|-0.55
of being|-0.10|-0.27
of being life|0.98|
of kill|0.51|0.51
of kill me|0.74|0.69
of life|0.44|-0.40
of me and|-0.23|-0.27
of me want|0.40|0.41
of my kin||-0.20
of my life|-0.50|-0.15
of my pills|1.07|0.94
of pills|0.47|0.48
of pills an|0.71|0.67
of sleep||0.11
of sleep pills|0.50|0.53
of suicide|0.13|0.19
of the||-0.14
of the camera||-0.15
of the parking|0.74|0.86
of the train|0.30|0.31
of the wheel|0.42|
of this life|0.59|0.30
of what me|0.42|
off a height|-0.16|
off dead|0.28|0.46
off dead and|0.49|0.33
off for|0.92|0.31
off if|0.17|
off if me|0.24|
off not me|-0.34|
off the|0.20|0.39
off the height|0.74|0.73
off the high||-0.17
off+soon||-0.15
off+suicide|0.24|0.24
off+ten||-0.18
off+times||0.11
off+want|0.29|
off+wheel|0.17|
office|-0.14|
off~a||-0.38
off~all|0.28|0.14
off~as|0.13|0.17
off~at|-0.13|
off~board||-0.17
off~dead|0.36|-0.16
off~for|-0.32|
off~height|0.46|0.54
off~high||-0.14
off~it||0.14
off~last|0.54|0.65
off~me|0.27|
off~soon|0.32|0.31
off~ten||-0.18
off~this|-0.14|
of~a|-1.71|-1.42
of~again||-0.12
of~ago|0.28|0.28
of~all|-0.60|-0.79
of~am|0.16|0.16
of~being||-0.32
of~but|-0.47|-0.18
of~camera||-0.13
of~die||0.11
of~do|-0.53|-0.11
of~does|-0.65|-0.13
of~end|-0.31|
of~for|-2.77|-1.77
of~hair|0.32|0.36
of~he|-0.56|-0.33
of~head|0.13|0.18
of~heart|0.21|
of~hour|0.31|0.30
of~if||-0.24
of~is|-0.22|-0.23
of~it||-0.13
of~laughed||-0.11
of~leave|-0.80|-0.32
of~life|0.14|
of~made||0.18
of~me|0.13|0.15
of~not|-0.65|-1.29
of~of|-0.21|-0.73
of~off||-0.14
of~on|-0.20|-0.51
of~once||0.14
of~out|-0.21|
of~parking|0.74|0.86
of~pills|0.75|0.85
of~that|-1.00|-1.00
of~the|-0.70|-0.21
of~this|-0.31|-1.12
of~unsure|-0.29|
of~was|-0.19|-0.23
of~we|-0.82|-0.54
of~wheel|0.21|
of~when||-0.40
of~who|-1.41|-0.54
of~would|-0.35|-0.83
okay|-0.12|-0.15
okay me|-0.11|-0.17
okay+went|0.80|
okay~think||0.11
old|-0.13|-0.21
old house||-0.15
old+we|-0.22|
old+will|-0.58|-0.14
old+wrote||-0.17
old~and||-0.52
old~is|-0.53|-0.13
old~it|-0.28|
old~soon||-0.11
old~the|-0.98|-0.39
old~to||-0.23
on a|-1.88|-1.31
on and|0.12|
on it me|0.48|0.65
on life|0.65|
on me|0.17|
on my|0.12|0.20
on my body|1.23|1.34
on my mind|0.92|0.93
on point|0.91|1.09
on sugar||-0.18
on that||-0.86
on the bread||-0.13
on the height|-0.10|-0.14
on the oven||-0.15
on the table|0.16|0.27
on the train|0.22|0.25
on the way|0.30|
on this||-1.19
on this earth|0.57|
once+pills|0.34|0.34
once~a|-0.73|-0.36
once~kin|0.37|0.42
once~was|-0.26|
oncoming|0.86|0.91
one||-0.16
one of|-0.79|-0.67
one who|-0.46|-0.20
one+want||-0.23
one+way|0.37|
one+who|-0.95|-0.41
one+will|-0.20|
one~do|0.30|
one~that||-0.41
one~will|-0.10|
onions||-0.15
only thing|0.21|0.19
only thing that|0.38|0.47
only+suicide|0.13|0.25
only+thing|0.16|0.16
only+think|-0.10|-0.78
only+tired||-0.13
only+way|0.14|
only~be||-0.20
only~because|0.18|-0.14
only~get|0.35|0.46
only~helps|0.67|0.70
only~is|0.16|
only~leave|0.22|0.31
only~me|0.35|0.12
only~my||-0.17
only~that|0.10|
only~to|-0.18|-0.13
on~a|-0.18|-0.26
on~after|-0.13|-0.19
on~again||-0.12
on~all|-0.29|
on~am|0.12|
on~body|0.58|0.68
on~bread||-0.13
on~door|-0.25|-0.27
on~drive|-0.15|-0.12
on~earth|0.33|
on~end|-0.13|-0.22
on~have|-0.21|-0.84
on~height|-0.15|-0.20
on~if||-0.13
on~is|-0.99|-0.47
on~it||0.13
on~jump|0.34|0.43
on~last|-0.15|-0.18
on~me|0.15|0.20
on~nobody|0.23|0.31
on~of|-0.92|-0.40
on~oven||-0.15
on~soon|-0.20|-0.22
on~table|0.20|0.31
on~that|-0.40|-0.13
on~the|-0.14|
on~this|-0.33|-0.11
on~till|0.39|0.42
on~too|0.10|
on~until|-0.13|
on~up||0.17
on~want|-0.41|
on~was||-0.53
on~way|0.10|
on~where|0.28|0.37
open+want|0.20|
opened my|0.51|
opened~in|0.36|0.44
opened~the|0.32|0.40
or|-0.33|-0.62
or not||-0.17
or~am|0.15|
or~of||-0.38
or~the|-0.17|-0.16
or~to|-0.59|-0.11
other|-0.67|-0.89
our|-1.39|-0.89
our~to|-0.37|-0.16
out except|0.55|0.34
out of my|-0.18|-0.30
out of the||-0.49
out of this||0.21
out~again|0.16|0.20
out~all|-0.15|-0.16
out~am|0.11|-0.15
out~body|0.30|0.41
out~end|0.13|0.20
out~for|-0.15|
out~is||-0.11
out~me||0.14
out~one|0.23|
out~suicide|0.89|1.13
overdose|1.24|1.35
overdose last|0.15|0.18
overdose on|-0.19|-0.25
overdose+pills|0.50|0.46
overdose+soon|0.42|0.40
overdose+think|0.72|0.78
overdose+will|0.41|0.40
overdosed||-0.14
overdose~my|0.28|0.26
overdose~the||-0.12
overdosing|-0.11|-0.11
own||0.17
pain to|0.36|
pain to end|0.72|-0.15
pain+want||-0.26
painkillers||-0.11
pain~end|0.22|
pain~not|0.26|0.11
panic|-0.33|
panic attack||-0.12
papers+will|0.24|0.28
paracetamol|0.96|1.00
parked~the|0.11|0.13
parking+point|0.11|0.22
parking+top|0.74|0.86
parking~and|0.42|0.53
part||-0.15
part of me|0.29|0.34
part+want|0.36|
party|-0.27|
part~die|0.58|0.62
part~this|0.25|
part~want|0.14|0.15
pass|-0.37|
pass+will||-0.17
passed|-0.54|-0.28
passwords|0.76|0.90
passwords~and|0.76|0.90
passwords~me|0.76|0.90
past+will|0.29|0.34
past~me|0.22|0.28
patient|-0.52|-0.24
patient~die||-0.12
patient~to||-0.12
pay|-0.13|
peaceful|0.65|
pense|0.41|0.42
pense a|0.41|0.42
people|-0.55|-1.01
person|-0.11|-0.39
person+want||-0.37
pesticide|-0.13|-0.14
phone|-0.68|-0.26
picked||0.13
picked up|-0.21|
picked+pills||-0.14
picked~pills||-0.14
picture||-1.19
pictures|-0.60|-0.30
pill|-0.19|-0.33
pills|0.76|0.93
pills an|0.71|0.67
pills an hour|0.71|0.67
pills and|0.30|0.42
pills and me|0.51|0.63
pills are|0.66|0.70
pills before||-0.17
pills in|0.72|0.76
pills in my|0.63|0.62
pills of|-0.11|-0.14
pills of pills|0.20|0.23
pills of wine||-0.12
pills on|0.56|0.56
pills on point|0.49|0.50
pills+point|0.36|0.45
pills+saved|0.91|0.87
pills+sleep||0.21
pills+take|0.43|0.57
pills+takes|0.11|0.13
pills+think|-0.24|
pills+three||-0.12
pills+too|0.33|0.44
pills+two||0.14
pills+wake|0.59|0.78
pills+want|-0.14|-0.12
pills+week|0.20|0.23
pills+will|0.83|1.01
pills+years||-0.12
pills~a||-0.11
pills~ago|0.50|0.47
pills~all|0.59|0.70
pills~am|0.45|0.56
pills~an|0.16|0.24
pills~and|0.14|0.22
pills~can|0.33|0.39
pills~dinner||-0.12
pills~do|0.21|0.26
pills~down||-0.14
pills~hand|0.85|0.80
pills~hour|0.86|0.81
pills~in|0.91|0.91
pills~kill|0.43|0.43
pills~kin||-0.13
pills~lay||-0.14
pills~many|-0.20|-0.21
pills~me|0.24|0.47
pills~my|0.67|0.77
pills~not|0.13|0.21
pills~now|0.23|0.16
pills~of|-0.28|-0.22
pills~on|0.45|0.49
pills~point|0.37|0.40
pills~sleep|-0.25|-0.27
pills~so|-0.33|-0.15
pills~soon||-0.19
pills~take||0.16
pills~the|0.51|0.56
pills~think|-0.21|
pills~this|0.47|0.46
pills~to|0.17|0.22
pills~up|0.81|0.86
pills~want|0.24|0.30
pills~week|0.53|0.54
pills~will||0.29
pills~wine||-0.12
pills~with|-0.15|
place on|0.52|0.13
place+want||-0.16
place+where|0.30|0.43
place~in|0.23|
place~me|0.26|
place~this|0.60|
place~would|0.49|0.25
plan|0.40|0.54
planned|0.17|0.29
planning||0.14
plans||-0.13
planting||-0.14
platform|-0.18|-0.17
play|-2.30|-1.67
played|-1.36|-0.97
please|-0.15|-0.11
please tell|0.12|-0.12
please tell my|0.73|0.16
please+tell|0.11|-0.11
please+you||0.11
please~her|0.31|
please~kin|0.64|0.29
please~loved|0.59|
please~my|0.39|0.15
plus|-0.10|-0.20
plus envie|0.42|0.43
plus envie de|0.42|0.43
plus+vivre|0.42|0.43
plus~de|0.42|0.43
plus~vivre|0.42|0.43
point||-1.59
point in|0.19|-0.11
point in life|0.69|
point in will|0.27|
point of||-0.78
point of life|0.38|
point to|0.26|
point to get|0.69|
point to keep|0.79|
point+see|0.41|
point+soon|-0.14|
point+stay|0.22|
point+want|-0.23|-0.96
point+what|0.13|-0.45
point~a|-0.17|
point~go|0.11|
point~in|-0.99|-0.23
point~is|-0.13|-0.46
point~keep|0.12|
point~life|0.73|-0.36
point~me|0.14|
point~on|0.40|
point~soon||0.13
point~stay|0.25|
point~the|-0.66|-0.16
point~to||-0.12
point~will||-0.13
prevention||-0.13
prevention+suicide||-0.15
prevention+talked||-0.15
prevention+will||-0.15
project|-0.29|-0.12
promise me|-0.10|
promise+will|-0.12|
pull||-0.38
pulled~my|0.24|0.23
punish|0.17|0.19
punish me|0.58|0.58
punish me by|0.45|0.43
punish~by|0.45|0.43
purpose|0.54|0.72
put the|0.27|0.29
put+soon|0.40|0.44
put+will||0.11
putting+soon||0.11
putting~soon|0.20|0.20
put~back||0.14
put~blade|-0.11|
put~end|0.41|0.48
put~my|0.13|0.13
put~soon|0.10|
put~to|0.38|0.41
quiero|1.51|1.57
quiero morir|0.54|0.55
quiero vivir|0.43|0.45
quiero vivir mas|0.37|0.38
quiero+vivir|0.72|0.73
quiero~mas|0.37|0.38
quiet|0.15|
quiet+will|0.68|0.26
railing|0.60|0.65
range|-0.64|-0.30
range with||-0.11
range+went||-0.11
range~kin||-0.11
razor|0.13|0.16
read|-0.70|-0.34
read will||0.11
read+suicide||-0.16
read+who||0.11
ready||-0.13
read~who|0.19|0.26
reason||-0.51
red||-0.13
relapsed|0.22|0.22
relapsed~cut|0.53|0.52
remember|-2.20|-1.66
researching|0.21|0.25
rest||-0.13
right|-0.43|-0.22
river||-0.16
rn||-0.13
road~in|0.13|0.18
roof|-0.14|-0.26
room+soon|0.40|0.11
room+want|-0.18|
room+will|0.14|0.31
room~not|0.51|0.25
rope|0.25|0.27
rope and|0.88|0.98
rope and me|0.54|0.58
rope for||-0.14
rope for the||-0.14
rope in|0.16|0.15
rope in the|0.21|0.21
rope is|0.44|0.45
rope+soon|0.16|
rope+swing||-0.17
rope+tied|0.36|0.39
rope+tried|0.69|0.63
rope+want|0.26|0.30
rope+we||-0.13
rope~am|0.75|0.79
rope~door|0.45|0.50
rope~in|0.62|0.60
rope~me|0.94|1.04
rope~soon|0.74|0.64
rope~the|0.44|0.50
rope~to|0.60|0.65
rope~want|0.27|0.32
rope~will|0.11|
run||-1.19
running and|0.33|0.42
running+want|0.13|0.19
running+wheel|0.43|0.52
sad|-0.44|-0.61
sad+want|-0.42|-0.20
safe with|1.01|1.02
safe with me|1.01|1.02
safe~me|0.37|0.39
said||-0.13
said he|-0.27|-0.15
said it|0.10|
said me want|-0.14|
said the|-0.21|
said+say|0.20|
said~and|-0.49|-0.20
said~be|-0.26|
said~die||-0.11
said~kill||-0.18
said~me||-0.18
said~my|-0.43|-0.16
said~of|-0.32|
said~say|0.58|0.19
said~the|-0.35|
said~to||-0.17
said~would|-0.23|
sat|0.26|0.34
sat with|0.27|0.30
sat with the|0.49|0.50
sat+until||-0.15
sat~in|0.40|0.42
sat~my|0.49|0.50
sat~the|0.12|
sat~until||-0.15
saved|-0.20|-0.15
saved up||0.16
saved~pills|0.91|0.87
say|-0.27|-0.53
say me will|0.19|0.22
say+soon|-0.16|-0.13
say+will|-0.15|
saying|-0.15|-0.17
saying leave|0.77|0.29
saying my|0.76|0.27
saying my letter|0.93|0.29
saying+want||-0.14
saying~letter|0.93|0.29
saying~to||-0.20
says|-0.18|
says he|-0.26|-0.14
says he want||-0.14
says+she|-0.16|
says+yourself|0.82|0.77
says~die|-0.27|-0.15
says~is|-0.55|-0.32
says~the|-0.13|
says~to|-0.47|-0.32
says~want||-0.11
says~will||0.12
says~yourself|0.82|0.77
say~all||-0.29
say~and|-0.71|-0.32
say~kill|0.19|0.22
say~soon||-0.12
say~to||-0.31
scare me|0.46|
scare+sounds|0.81|
scared me|-0.42|-0.48
scared to||-0.11
scared+take||0.14
scared+want||-0.16
scared+will|-0.30|-0.18
scared~do|0.24|0.33
scared~kill|0.66|0.65
scared~me||-0.17
scared~will|-0.10|-0.12
scare~it|0.66|
scare~sounds|0.81|
school|-0.12|
school and|0.14|0.20
school and me|0.28|0.36
school+suicide||-0.16
school~me||0.11
school~to|-0.21|
scissors|0.24|0.27
scratched|-0.16|-0.17
sea|0.22|
see a future|0.17|
see a way|0.82|
see any|0.31|0.16
see any point|0.63|-0.12
see the point|1.10|
see+want|-0.10|-0.19
see+way|0.15|0.11
see+will|-0.41|-0.13
seen|-0.56|-1.24
see~and|-0.16|-0.56
see~do|0.11|
see~for||-0.36
see~future|0.30|
see~keep|0.14|
see~life|-0.12|
see~of||-0.63
see~point|0.61|
see~way|0.32|0.22
sein|0.51|0.54
sein+tot|0.51|0.54
sein+will|0.51|0.54
self cut|0.46|0.53
self~and|-0.20|
self~me|-0.15|
self~months||0.17
serious|-0.17|-0.78
set|-1.25|-0.87
she|-0.27|-0.25
she drove||-0.13
she is|-0.32|-0.18
she takes|0.26|0.30
she takes the|0.28|0.32
she want|-0.52|-0.29
she want to|-0.15|
she+she|-1.06|-0.68
she+soon|-0.17|
she+takes|0.24|0.29
she+think|-0.10|-0.46
she+told|-0.22|
she+want|-0.92|-1.37
she+where||-0.13
shed|0.20|0.21
sheet|0.11|0.11
she~am||-0.16
she~and|-0.43|-0.16
she~at|-0.31|
she~end|-0.23|
she~her|-1.03|-0.60
she~herself|-0.17|
she~in|-1.12|-0.72
she~is|-0.99|-0.58
she~it|-1.14|-0.63
she~kill|-0.17|-0.30
she~life|-0.37|
she~my|-0.65|-0.29
she~on|-0.74|-0.41
she~she|-0.70|-0.55
she~the|-0.55|-0.29
she~to|-0.83|-0.41
she~was|-0.32|-0.11
shift+will|0.56|0.53
short|-1.31|-0.74
short+want|-0.11|
short~it||-0.12
shot|-1.48|-1.05
shotgun|0.30|0.30
shot~and|-0.14|
shot~the|-0.21|
should||-0.44
should be|-0.11|-0.14
should~me|0.11|
show|-1.87|-1.39
side||-0.11
since my|0.13|0.18
since soon|0.42|0.41
since+soon||0.13
since+suicide|0.39|0.44
since+ten||-0.14
since+years|-0.11|
since~leave|0.78|0.16
sitting|0.14|0.22
sitting on|0.37|0.42
sitting on the|0.67|0.73
sitting~height|0.93|0.97
sitting~in|0.29|0.32
sitting~the|0.47|0.53
six me|0.69|0.66
six+will|0.39|0.39
sixteen me||-0.14
sixteen~me||-0.14
six~will|0.69|0.66
sleep||-0.55
sleep and|0.36|-0.32
sleep and not|0.16|
sleep for a||-0.10
sleep forever|0.30|
sleep pills|0.95|0.93
sleep+take|-0.16|-0.18
sleep+think|0.12|0.18
sleep+want|0.20|
sleep+went||-0.17
sleep+will||0.16
sleeping||0.25
sleep~a|-0.30|
sleep~be|0.75|0.12
sleep~have|-0.16|0.19
sleep~is||-0.10
sleep~it|0.44|-0.12
sleep~me|-0.13|-0.11
sleep~not|0.17|
sleep~the|0.12|
sleep~to||0.11
sleep~wake|0.35|
sleep~week||-0.10
slept|-0.38|-0.21
slept~the||-0.15
slitting|0.42|0.50
slitting my|0.42|0.50
slitting my body|0.42|0.50
slitting~body|0.42|0.50
snow||-0.37
so all would|0.79|0.98
so bad|0.13|
so better|0.29|
so easy|0.33|0.14
so easy to|0.40|0.16
so glad|-0.69|-0.27
so glad me|-0.17|
so much|-1.01|-0.35
so nobody|0.36|
so tired|0.37|
so tired of|0.41|-0.19
solved|0.10|-0.12
some|-0.31|-0.54
some nights|0.90|0.48
some nights me|0.90|0.48
somebody|0.38|
someone|-0.35|-0.63
something+want||-0.14
something~and||-0.22
some~life|0.12|
some~the|-0.67|-0.19
song|-0.64|-0.25
soon after|0.51|0.54
soon as|0.17|0.17
soon as the|0.60|0.56
soon is||0.13
soon it||-0.10
soon it would|0.64|
soon me|0.48|0.59
soon me am|0.24|0.38
soon me have||0.11
soon me want|0.14|0.21
soon me will|0.19|
soon or|0.21|
soon or any|0.29|-0.15
soon soon me|0.61|0.61
soon that|0.21|0.30
soon that is|0.57|0.67
soon+sorry|0.59|0.54
soon+suicide|0.35|0.31
soon+table|0.34|0.36
soon+take|-0.17|-0.29
soon+talked|-0.12|
soon+ten|0.15|0.14
soon+think|0.41|0.57
soon+tried||-0.12
soon+under|0.37|0.43
soon+until|-0.20|
soon+wake|0.21|-0.14
soon+wall|-0.16|-0.22
soon+wanting|0.12|0.12
soon+water||-0.13
soon+what|-0.11|
soon+wheel||0.19
soon+while|0.46|0.51
soon+will|0.27|0.34
soon+wrote|0.15|0.17
soon+year|-0.20|
soon+years|-0.21|
soon~after|0.13|-0.12
soon~all|0.62|0.64
soon~am|0.13|0.24
soon~any|0.26|-0.14
soon~are|0.13|0.19
soon~at|0.18|0.10
soon~be|0.13|0.17
soon~burden|0.72|0.42
soon~by|0.36|0.46
soon~can|-0.17|-0.12
soon~cried||-0.14
soon~dead|0.35|-0.12
soon~die|0.49|0.50
soon~do|0.33|0.42
soon~end|0.55|0.57
soon~for||-0.16
soon~got|-0.21|-0.32
soon~have||-0.14
soon~his|0.37|0.32
soon~is|-0.12|-0.18
soon~it||0.11
soon~jump|0.11|0.13
soon~keep|0.13|0.18
soon~kill|0.77|0.74
soon~little|0.14|
soon~me|-0.13|
soon~my||-0.17
soon~not|0.29|0.22
soon~on|0.29|0.39
soon~pills|0.27|0.30
soon~sorry|0.84|0.73
soon~take|-0.16|-0.49
soon~the|0.38|0.45
soon~then|0.74|0.83
soon~think|0.18|0.37
soon~want|-0.12|
soon~will|0.23|0.25
soon~work|0.18|0.18
soon~would|0.42|0.16
sorry|-0.92|-0.52
sounds||-0.73
sounds better|0.16|
sounds better than|0.37|0.16
sounds+want|-0.21|-0.22
sounds~than|0.15|
sounds~this|0.51|0.26
soup|-0.20|
so~a||-0.19
so~all|-0.48|-1.71
so~am|-0.40|-0.13
so~and|-0.31|-0.13
so~can|-0.17|
so~could|-0.87|-0.26
so~for|-2.16|-1.10
so~have||0.12
so~her|-0.73|-0.26
so~here||-0.10
so~is|-0.37|-0.41
so~it|-0.75|-0.75
so~my|-0.18|
so~of||-1.42
so~that||-0.13
so~this|-0.12|-0.86
so~wake|0.50|0.16
so~was|-0.15|
so~would||0.12
spreadsheet||-0.17
spring|0.16|0.12
squad+suicide||-0.14
standing~the|0.18|0.32
stand~the|0.14|-0.10
start|-0.84|-1.48
started cut|0.55|0.57
started cut again|0.55|0.57
started think|0.76|0.79
started to|0.29|
started+think|0.11|0.27
started~after|0.34|0.42
started~again|0.59|0.64
started~me|0.27|0.42
station|-0.13|-0.14
stay for|0.86|
stay here|0.59|0.61
stay life|0.47|0.17
stayed|-0.21|
stayed+until||-0.15
staying|0.23|-0.11
step|0.16|0.27
stepping|0.35|0.44
sterben|0.38|0.39
sterben+will|0.38|0.39
stitches||-0.10
stones|0.20|0.23
stones in|0.87|0.86
stones in my|0.87|0.86
stones~my|0.87|0.86
stood||-0.16
stood on|-0.21|
stood on the|-0.13|
stood+think|0.38|0.14
stood~and||-0.13
stood~height|-0.11|
stood~the|-0.18|-0.26
stood~with||0.18
stopped|0.24|
stopping|0.10|0.17
stopping me|0.54|0.59
stopping me from|0.62|0.66
stopping~from|0.49|0.59
stops me|0.65|0.78
story|-0.45|-1.26
story+will|-0.31|
story~a|-0.13|
story~who||-0.12
strength to|0.28|0.14
strength~life|0.69|0.30
strong+think|0.41|0.45
students|-0.46|-0.16
subscription||-0.15
subscription+want||-0.16
such|-0.12|-0.32
such a||-0.15
such a burden|0.93|-0.11
such~burden|0.76|
such~kin|-0.15|
sugar|-0.32|
sugar again||-0.19
suicidal|0.21|0.41
suicide|0.53|0.78
suicide again|0.42|0.40
suicide all|0.31|0.35
suicide all think|0.65|0.52
suicide attempt||-0.17
suicide but|0.22|0.25
suicide but me|0.31|0.33
suicide feels|0.48|0.57
suicide feels want|0.48|0.57
suicide in my||-0.15
suicide is|0.20|0.26
suicide letter|1.00|0.94
suicide me am||-0.11
suicide prevention||-0.15
suicide since|0.37|0.40
suicide soon|0.51|0.54
suicide squad||-0.14
suicide when|0.48|0.54
suicide when me|0.48|0.54
suicide+telling||-0.14
suicide+think|0.45|0.62
suicide+three|0.12|0.15
suicide+tired|-0.15|
suicide+used||-0.17
suicide+volunteer||-0.19
suicide+want|0.33|0.49
suicide+way|0.50|0.80
suicide+weeks|0.77|0.79
suicide+whether||-0.14
suicide+will|0.21|0.24
suicide+years||-0.12
suicider|0.43|0.44
suicide~a|0.16|0.20
suicide~all|0.20|0.24
suicide~and|0.17|0.25
suicide~because||0.10
suicide~but||-0.16
suicide~changed||-0.12
suicide~day|0.39|0.44
suicide~have||-0.15
suicide~in|-0.15|-0.27
suicide~is||-0.10
suicide~it|0.32|0.31
suicide~many|0.66|0.63
suicide~me|0.23|0.33
suicide~mind|0.92|0.93
suicide~my|0.32|0.47
suicide~nobody|0.11|0.18
suicide~off|0.24|0.24
suicide~on|0.33|0.37
suicide~only|0.13|0.25
suicide~school||-0.16
suicide~since|0.25|0.25
suicide~soon|0.17|0.13
suicide~telling||-0.14
suicide~the||0.18
suicide~think|0.29|0.24
suicide~this|0.18|0.18
suicide~tired|-0.15|
suicide~to||-0.17
suicide~want|0.48|0.57
suicide~was|0.22|0.26
suicide~weeks|0.77|0.79
summer||-0.43
sunday|-0.29|-0.43
survive|-0.36|
swallow||-0.24
swallowed|0.66|0.73
swallowing|0.48|0.48
swing|-0.16|
t|-0.17|
table and|0.46|0.57
tablets|0.25|0.30
table~am|0.50|0.52
table~it|0.37|0.46
table~me|0.34|0.35
table~soon|0.34|0.36
table~to|0.28|0.33
take a blade|0.33|0.37
take all||0.11
take all all||0.10
take all of|1.28|1.27
take everything|0.42|0.51
take his|-0.11|
take his my||-0.10
take me|0.18|
take me out|1.13|0.37
take my|-0.30|-0.15
take my life|0.80|0.77
take my my|0.86|1.04
take my pills|-0.27|-0.26
take pills|0.40|0.40
take the||-0.12
take the pills|-0.22|-0.10
take too many|0.35|0.42
take+three|0.19|0.21
take+we|-0.40|-0.12
take+why|0.16|
take+will||0.16
takes me|0.47|
takes the|0.11|
takes the kin|0.76|0.78
takes to|0.34|0.44
takes+want|0.31|
takes+will|0.27|0.34
takes~kin|0.39|0.42
takes~me|0.42|0.30
takes~my|0.69|0.20
takes~will|0.57|0.65
take~am|-0.16|
take~and|0.25|0.21
take~blade|0.38|0.42
take~body|0.22|0.26
take~cabinet|0.64|0.69
take~cut|0.21|0.28
take~do||0.12
take~for||-0.54
take~gun|0.69|0.16
take~headache||-0.14
take~in|-0.10|
take~kin||-0.16
take~last|-0.10|
take~life|0.34|0.30
take~many|0.51|0.60
take~me|0.32|0.27
take~month|0.36|
take~my||0.13
take~now|0.46|0.18
take~of|-0.13|-0.21
take~pills|0.27|0.37
take~sleep|-0.25|-0.27
take~the|-0.13|
take~want||-0.14
take~week|0.42|0.45
take~went||-0.12
take~when|0.15|
talked|-0.11|
talked will|-0.50|-0.21
talked+will|-0.55|-0.24
talked~at||-0.11
talked~of|0.14|0.17
talked~prevention||-0.15
talked~soon||-0.12
talking|-0.59|-0.28
talking will|-1.41|-0.84
talking+will|-1.71|-1.10
taxes|-0.54|-0.21
team|-1.91|-1.29
team~me|-0.27|
team~not|-0.17|
teenager+used|0.11|0.14
tell all me|0.61|0.20
tell my|0.51|0.23
tell my kin|0.55|0.24
telling me||-0.12
telling me to|0.13|0.11
telling~kill|0.46|0.47
telling~me||-0.14
tell~her|0.14|-0.12
tell~loved|0.73|0.16
tell~me|0.23|0.14
ten years|-0.18|
ten years ago||-0.11
ten+years|-0.36|-0.11
ten~ago||-0.11
ten~me|-0.11|
ten~my|0.14|0.17
than go|0.24|0.31
than me think|0.10|0.15
than this|0.32|
thankful|-0.22|
than~one|0.12|
than~this|0.25|0.45
that|-0.28|-0.29
that helps|0.16|0.21
that hike||-0.13
that is|-0.85|-0.54
that my|0.12|0.19
that my kin|0.57|0.71
that song|-0.18|
that was|-2.16|-1.28
that~a|-1.12|-1.73
that~ago|-0.20|
that~all|-0.93|-0.27
that~am|-0.20|
that~and|-0.27|-0.19
that~be|0.15|
that~been||-0.48
that~do|-0.26|-0.44
that~for|-0.59|-0.23
that~have|-0.48|-0.52
that~if|-1.13|-0.50
that~in|-0.17|-1.38
that~is|-0.87|-0.39
that~it|-0.21|
that~my|-0.89|-1.67
that~suicide|0.19|0.24
that~the|-0.48|
that~time||-0.42
that~to|-0.61|-0.31
that~truth|0.17|0.38
that~was|-0.70|-1.39
that~will|-0.58|-0.20
that~would|-0.36|-0.21
that~years|-0.35|
the all||-0.27
the all would|0.18|
the anniversary||-0.16
the bath|0.77|0.75
the bath and|0.77|0.75
the bathroom door|0.36|0.37
the best|-0.66|-0.81
the bills|0.27|-0.13
the blade|0.80|0.95
the blade me|0.26|0.28
the blade to|0.66|0.60
the boat||0.18
the book|-0.10|
the bread|-0.13|
the bread blade||-0.11
the cabinet|-0.24|-0.31
the camera|-0.11|
the cat|0.15|
the city|-0.29|
the couch|-0.12|
the courage|0.61|0.56
the courage to|0.39|0.48
the cut|0.16|0.18
the cut on|0.59|0.51
the day me|0.15|0.18
the death||-0.32
the death and|0.12|
the death of|-0.13|
the death was||-0.10
the dishes|0.24|0.25
the doctor||-0.32
the dog||-0.10
the drawer|0.47|0.56
the end||-1.45
the end of||-0.64
the exam|-0.10|-0.20
the first|-0.21|
the god||-0.54
the ground||-0.12
the gun|1.25|1.40
the gun in|0.33|0.36
the gun is|0.68|0.66
the gun me|1.02|1.02
the gym|-0.20|
the height|0.56|0.59
the height at||-0.12
the height fixing||-0.13
the height me|0.27|0.33
the height now|0.39|0.39
the height of|0.16|0.17
the high|-0.13|
the high board||-0.17
the hotel|0.39|0.47
the house|0.12|0.12
the house would|0.18|0.34
the kill|-0.11|-0.11
the kill range||-0.11
the kin me|0.41|0.41
the last time|0.49|0.25
the letter|1.03|1.17
the letter and|0.58|0.59
the letter are|0.76|0.79
the letter is|0.50|0.56
the life|0.14|
the line|-0.21|
the many pills|0.28|0.48
the money||0.11
the motor|-0.19|-0.22
the new|-0.75|-0.55
the news|-0.33|-0.14
the next|-0.26|
the night me|-0.39|-0.51
the nurse|0.24|0.28
the office|-0.32|
the one|-0.10|
the one who|-0.13|
the only||0.19
the only thing|0.22|0.19
the oven||-0.13
the pain|-0.11|-0.16
the pain to|0.72|-0.15
the parking||0.13
the pills|0.49|0.60
the pills and|0.41|0.42
the pills are|1.01|0.99
the pills in|0.38|0.39
the place|0.10|
the plants||-0.13
the point|0.12|-0.86
the point in|1.01|
the point of|0.22|-0.35
the rope|0.92|1.01
the rope and|0.92|0.95
the rope is|0.54|0.54
the soon that|0.57|0.67
the storm|0.11|-0.11
the strength|0.30|0.15
the strength to|0.30|0.15
the suicide||-0.14
the swing||-0.15
the table||0.17
the table and|0.42|0.52
the team|-0.72|-0.34
the think|0.21|0.23
the think of|0.23|0.30
the think to|0.53|0.53
the time you|0.41|0.52
the train|0.25|0.40
the train me|0.65|0.87
the trains|0.15|0.18
the tree|0.14|0.23
the wall|0.14|0.13
the water|0.31|0.27
the water with||0.11
the way||-0.24
the way home|0.23|
the wheel|0.30|0.30
the wheel in|0.56|0.58
the wheel park||0.15
the will|0.16|-0.18
the will to|0.43|-0.13
the woods||0.13
the year|-0.50|-0.20
then|-0.34|-0.20
then all||-0.24
then all would|0.39|
then~would||-0.18
therapist+want||0.16
therapist~me||0.12
there|0.12|0.10
there is a||0.15
there is hopeless|0.36|-0.21
there is no|0.13|
there is only|0.35|
there~anymore|0.54|0.21
there~except|0.33|-0.10
there~for|0.10|
there~future|0.41|
there~here|0.32|
there~hopeless|0.31|-0.22
there~in||-0.14
there~keeping|0.36|-0.11
there~life|0.19|
there~me|0.48|
there~my|0.45|0.41
there~no||-0.15
there~of||-0.14
there~one|0.16|
there~only|0.22|
there~pills|0.11|0.13
there~place|0.36|0.18
there~point||-0.35
there~to||-0.15
there~under|0.71|0.81
there~voice|0.84|0.89
these|-1.22|-0.72
they||-0.23
the~a||-0.15
the~after||-0.11
the~all|0.17|0.13
the~anchor|0.16|0.14
the~and||0.23
the~as|-0.97|-0.48
the~asked|-0.11|
the~at|-0.40|
the~be||-0.34
the~before|-0.13|
the~being||-0.79
the~better||-1.15
the~blade|0.21|0.28
the~breathe|0.19|0.22
the~but|-0.31|-0.19
the~by|-0.81|-0.27
the~calm|-0.16|-0.28
the~come|0.28|0.17
the~could||-0.54
the~cousins||-0.14
the~dead||-0.38
the~did|-0.15|-0.21
the~door|0.27|0.39
the~dose|0.19|0.26
the~drawer|0.82|0.79
the~driver|0.50|
the~each|0.13|
the~end|0.12|
the~engine|0.11|0.15
the~ever||-0.67
the~felt|-0.26|
the~first|-0.66|-0.31
the~for|-0.19|
the~from|-0.20|
the~had||-0.12
the~hair||-0.13
the~hand||0.11
the~has|-0.54|-0.18
the~he|-1.60|-1.04
the~head|0.19|0.22
the~height|0.43|0.47
the~helps|0.24|0.31
the~her|-1.56|-0.90
the~here|-0.23|
the~him|-0.67|-0.34
the~hold|0.60|0.68
the~home|-0.15|-0.15
the~hour|0.19|0.27
the~if||-1.19
the~jump|0.30|0.37
the~keeps|0.25|
the~let||-0.11
the~little||0.12
the~looked||-0.17
the~made||-0.70
the~make|-0.25|-0.90
the~man|-0.45|-0.25
the~many||0.14
the~me|0.41|0.39
the~motor|-0.19|-0.23
the~movie|-0.40|-0.17
the~my||0.18
the~new|-0.53|-0.36
the~not|0.11|0.15
the~oddly|0.13|0.17
the~of||-0.27
the~one|-1.35|-0.63
the~only|-0.21|
the~open|0.16|0.14
the~or|-0.23|-1.02
the~park|-0.10|
the~parking|0.41|0.52
the~pills|-0.15|-0.29
the~point|-0.21|
the~quiet|0.18|0.25
the~rest|0.32|0.13
the~room||-0.23
the~rope|0.20|0.20
the~running|0.35|0.46
the~sat|0.12|
the~say||-0.33
the~see|-0.28|
the~she|-0.48|-0.18
the~shed||0.11
the~slept||-0.14
the~something|-1.19|-0.66
the~soon|0.27|0.37
the~squad||-0.11
the~station|0.22|0.23
the~stood|-0.17|-0.14
the~story|-0.60|-0.17
the~suicide|0.26|0.35
the~table|0.22|0.30
the~take|0.16|
the~takes|-0.19|-0.23
the~than|-0.29|-0.74
the~that|-0.35|-0.17
the~then|-0.14|-0.17
the~there|-0.11|
the~thirty|0.14|
the~till|0.34|0.37
the~times|-0.70|-0.36
the~told||-0.10
the~too|-0.14|
the~twice|0.17|0.21
the~two|-0.83|-0.41
the~until||-0.16
the~us|-0.55|-0.37
the~was|-0.21|
the~we|-0.14|
the~went||-0.33
the~were|-0.16|
the~what||-0.15
the~wheel||0.12
the~who|-0.82|-0.32
the~will||0.12
the~yesterday|0.22|0.23
the~you||0.20
thighs|0.75|0.70
thing me||-0.78
thing that|0.16|0.21
thing that helps|0.67|0.70
thing to do||0.10
thing+will|-0.19|-0.86
things~end|0.19|0.32
things~me||0.11
things~not||0.14
thing~helps|0.67|0.70
think a lot|0.21|0.11
think all would|0.17|
think and me||0.17
think being life|0.50|
think end|-0.12|
think for soon||0.15
think how me|0.12|0.24
think how to|0.38|0.45
think in|-0.34|
think it|-1.85|-1.95
think me have|0.15|
think me will||-0.14
think my kin|-0.26|-0.20
think my my|0.41|0.15
think of||0.18
think of kill|0.74|0.69
think of suicide|0.13|0.19
think on|0.24|0.22
think to|0.18|0.29
think to cut|0.72|0.66
think to end|-0.27|-0.24
think to kill|0.67|0.66
think will|0.56|0.46
think will crashing|0.58|0.59
think will death|0.28|
think will die|0.28|0.35
think will end|0.25|0.34
think will how||-0.26
think will it||0.14
think will jump|0.43|0.42
think will kill|0.34|0.27
think will my|-0.36|-0.21
think will suicide||0.16
think will take|1.25|1.21
think will what|0.46|0.17
think+told|-0.20|
think+train|0.49|0.64
think+under|0.29|0.42
think+used|-0.27|
think+wall|0.43|0.47
think+water|0.22|0.32
think+ways|0.17|0.19
think+weeks|0.33|0.35
think+will|0.21|0.17
think+year||-0.10
thinking|0.47|0.55
thinks~me|0.13|0.17
think~again|0.53|0.54
think~around|0.16|
think~be||-0.15
think~before||-0.11
think~being|0.21|-0.12
think~by|0.11|0.25
think~come|0.28|
think~coming|0.26|0.39
think~crashing|0.58|0.59
think~cut|0.14|0.19
think~day|0.13|0.16
think~death|0.47|
think~die|0.44|0.65
think~do|0.33|
think~driving|0.37|0.40
think~end|0.23|0.28
think~for|-0.13|-1.09
think~front|0.35|0.36
think~gun|0.23|0.29
think~here|0.13|
think~how|0.31|
think~if||-0.52
think~into|0.41|0.49
think~jump|0.69|0.78
think~kill|0.61|0.60
think~lot|0.43|
think~many|0.13|0.17
think~me|0.41|0.44
think~my|0.15|0.20
think~night|0.55|0.67
think~off||0.10
think~out|0.17|
think~overdose|0.89|0.92
think~pills|-0.16|
think~point|0.14|
think~sleep|0.46|0.57
think~soon|0.24|0.37
think~stood|0.90|0.30
think~suicide|0.45|0.54
think~take||0.14
think~that|-0.49|-1.38
think~this|-0.24|-0.22
think~time|-0.17|-0.15
think~train|0.39|0.49
think~up||0.18
think~wall|0.47|0.50
think~want|-0.15|
think~was|-0.44|-0.46
think~ways|0.39|0.43
think~where|0.28|0.10
think~while|0.19|0.21
think~with|0.11|
thirty|0.35|
thirty+will|0.86|-0.23
thirty~and|0.40|0.41
thirty~me|0.19|-0.28
thirty~my|0.40|0.41
this|-0.11|-0.14
this all|0.20|-0.23
this apartment||-0.10
this body|0.35|
this call|0.44|0.45
this earth|0.65|
this house|0.52|0.52
this is|-0.60|-0.35
this is leave|1.09|0.25
this job|-0.10|
this life|0.43|
this life of||-0.11
this me||0.13
this me will|0.91|1.05
this month|0.34|0.51
this room|0.40|0.17
this soon and||-0.20
this year|-0.36|
this~a|-0.87|-0.43
this~by||-0.12
this~entry|0.20|-0.14
this~for|-0.36|
this~in|-0.13|
this~is|-0.36|-0.37
this~it|-0.93|-0.46
this~kill|0.14|0.13
this~last|0.18|0.11
this~leave|0.63|0.27
this~me|-0.16|
this~night|0.13|0.25
this~not||-0.38
this~of|-0.54|-0.22
this~the|-0.24|
this~think|-0.15|
this~to|-0.15|
this~want|-1.10|-0.72
this~with|-1.62|-0.95
thoughts||0.17
three|-0.12|
three times|0.15|0.15
three+times|0.14|0.15
three~and||-0.12
three~me||0.11
through|-0.58|-0.23
thumb||-0.12
thursday|0.12|0.21
tied|0.18|0.20
tied the|0.38|0.38
tied the rope|0.38|0.38
tied+want||0.18
tied~and|0.24|0.24
tied~door|0.58|0.62
tied~me|0.36|0.40
tied~rope|0.30|0.32
tied~the|0.11|0.16
tied~to|0.48|0.53
till it|0.77|0.84
till~and|0.23|0.23
till~is|0.55|0.62
till~it|0.23|0.29
time you|0.16|0.24
time+will||0.15
time+you|0.14|
times|-0.11|
time~and||-0.42
time~be||0.15
time~me|0.12|0.17
time~this|0.11|0.23
time~train|0.12|0.13
time~up||-0.34
time~will|0.23|0.31
tin|0.21|0.24
tired||-0.48
tired and|-0.23|-0.14
tired and me|-0.11|
tired me|0.26|
tired of|0.13|-0.97
tired of life|0.59|
tired of this|0.40|
tired to|0.11|
tired+tired|0.61|
tired+wake||-0.14
tired+want|-0.14|
tired~a|-0.13|
tired~and|0.13|
tired~being|-0.24|
tired~it|0.12|0.18
tired~life|0.44|-0.26
tired~my|-0.17|
tired~of|-0.19|
tired~the|-0.42|
tired~this|0.14|
tired~tired|0.61|
tired~to||-0.12
tired~wake||-0.16
tired~want|0.14|
to a|-2.31|-1.33
to all||-1.51
to all who|0.21|
to be a|-0.32|-0.63
to be dead|1.63|1.40
to be end|0.81|-0.28
to be here||-0.36
to be leave|-0.10|-0.20
to be life|0.32|0.30
to cut|0.17|0.31
to cut me||0.22
to cut my|0.46|0.49
to death|-0.46|-0.23
to die|0.82|0.87
to die again|0.12|0.14
to die and|0.15|
to die before|-0.27|-0.34
to die many|0.19|0.18
to die me||0.12
to die so|0.52|0.62
to die soon|0.56|0.52
to do it||0.14
to drive|0.32|0.35
to drive into|0.65|0.58
to end|0.26|0.49
to end it|0.71|0.91
to end life||-0.12
to end my|-0.34|
to end things|0.90|1.03
to end this||-0.20
to end up|0.12|
to feel||0.18
to feel this|1.04|1.00
to get|-0.42|-0.73
to get up|0.43|
to go||-0.27
to go on|0.36|
to go to||-0.62
to jump|0.77|0.87
to jump in|0.34|0.34
to jump off|0.32|0.50
to jump sleep|0.20|
to jump soon|0.81|0.75
to keep||-1.04
to keep life|0.49|-0.10
to keep trying|0.50|
to kill|0.52|0.61
to kill herself|-0.20|-0.13
to kill himself||-0.12
to kill me|1.04|1.08
to leave||-0.71
to leave and|1.13|-0.12
to let go|1.08|0.73
to life another|0.81|0.31
to life anymore|0.45|0.24
to life for|0.12|
to life in|-0.32|
to life me||0.27
to look||-0.44
to look future|0.23|
to make it|0.26|
to me anymore|0.69|
to my body|0.50|0.60
to my kin|0.34|
to my old||-0.17
to overdose|0.60|0.70
to point it|0.25|0.26
to say||-0.53
to see|-0.22|-0.25
to self cut|0.21|0.23
to sleep and|0.59|
to sleep for|0.19|
to sleep forever|0.30|
to stay|0.29|
to stay for|0.86|
to stay life|0.47|0.17
to take all||0.17
to take it|0.15|0.23
to the|-0.40|
to the door|0.47|0.53
to the height|0.39|0.41
to the kill||-0.11
to think|-1.78|-1.16
to think will|-0.18|
to thirty|0.12|-0.13
to wake|-0.24|-0.29
to wake up|-0.24|-0.25
to walk|0.14|
to walk into|0.24|0.17
to want to|0.11|
toddler|-0.18|
told me|-0.68|-0.49
told my|0.23|0.32
told the|0.22|0.29
told+week|0.44|0.49
told+will|-0.43|-0.17
told~a|-0.13|
told~and|-0.14|
told~kill|0.23|0.25
told~me|0.19|0.30
told~not|0.24|0.32
told~she|-0.12|
told~suicide|0.18|0.21
told~that||0.11
told~think||-0.11
told~was|0.46|0.57
told~will|-0.38|-0.12
tomatoes||-0.16
tomorrow|0.26|0.12
tonight|0.39|0.49
too|-0.27|-0.39
too many|0.21|0.33
too many and|0.93|1.01
too many pills|0.34|0.42
too much||-0.67
too+wake||0.13
too+week|0.13|0.17
too+will|-0.27|-0.97
too~be||-0.10
too~do||0.16
too~pills|0.30|0.37
too~the|-0.59|-0.15
too~wake||0.15
top|-0.45|
top~and|-0.14|-0.12
top~parking|0.74|0.86
top~the||-0.11
tot|0.55|0.61
tot sein|0.51|0.54
tot+will|0.51|0.54
to~a|-0.52|-0.19
to~an|-0.39|
to~anymore|0.57|
to~anything||-0.17
to~are|-0.20|
to~at|-1.37|-0.72
to~back|-0.74|-1.37
to~before||-0.12
to~blood|0.19|0.24
to~body||0.15
to~but||-0.11
to~called|-0.23|
to~can|-0.25|
to~dead|0.92|0.90
to~death|0.12|-0.18
to~die|0.16|0.29
to~dinner||-0.11
to~end|0.21|
to~for||-0.11
to~forever|0.16|
to~from|-0.28|-0.37
to~front|0.37|0.35
to~future||-0.10
to~get||-0.12
to~go|0.39|0.18
to~god||-0.17
to~got|-0.18|
to~he|-0.15|
to~height|0.45|0.59
to~her|-1.08|-0.45
to~herself|-0.29|-0.19
to~him|-0.75|-0.50
to~his|-0.27|-0.14
to~how|-0.14|
to~if|-2.61|-1.49
to~in|-0.41|-0.26
to~into||0.14
to~is|-0.13|
to~job|-0.31|-0.12
to~jump||-0.29
to~last|0.33|0.25
to~late|-0.12|
to~life|0.17|0.27
to~many|-0.14|
to~me|0.27|0.42
to~more|-0.19|
to~my|-0.10|-0.14
to~next||-0.45
to~no|-0.29|-0.61
to~nobody|0.32|0.23
to~now|0.11|
to~off|0.10|
to~old||-0.29
to~one|-0.16|
to~or|-0.23|-0.95
to~out|-0.15|
to~part||-0.17
to~phone|-0.10|
to~rope|0.24|0.21
to~said|-0.12|
to~sat|0.11|
to~see|-0.21|
to~six||-0.12
to~small|0.30|
to~soon|0.25|0.26
to~subscription||-0.16
to~talked|-0.27|
to~that|-0.56|-0.36
to~think|-0.16|
to~this||-0.17
to~time|-0.13|
to~tired|0.25|
to~too||-0.13
to~train|0.22|0.32
to~two|-0.59|-0.23
to~until|-0.55|-0.30
to~up||-0.22
to~wake|0.10|
to~was|-1.91|-1.40
to~water||-0.10
to~we|-0.26|-0.12
to~week||-0.11
to~what|-0.67|-0.14
to~wheel|0.12|0.14
to~who||-0.75
to~with|-0.11|
to~years|-0.95|-0.53
to~you|-2.28|-1.61
tracks|0.27|0.38
trade||-0.52
train||0.14
train is at|0.20|0.23
train me|0.42|0.62
train me think|0.49|0.53
train train|0.20|0.32
train+train|0.31|0.52
train+want||-0.11
train+wheel||0.21
train+will|0.73|0.82
training|-0.41|-0.13
training+will||-0.12
training~will||-0.12
train~and|0.39|0.58
train~at|0.20|0.18
train~is|0.10|0.15
train~it||0.17
train~kin||-0.16
train~me|0.24|0.33
train~want|0.20|0.15
train~will|0.42|0.49
tree||0.17
tree~the||0.10
tried+will|-0.15|-0.24
tried+year|0.13|0.11
tried+years|-0.19|-0.27
tried~and|-0.12|-0.12
tried~last|0.14|0.20
tried~month|0.17|0.19
tried~night||-0.17
tried~soon|-0.21|-0.28
tried~the|-0.21|-0.30
tried~year|0.23|0.24
truck|-0.55|-0.27
trust me|-0.11|
truth+want|0.26|0.51
trying|-0.22|-0.44
trying to|-0.31|-1.55
trying+want||-0.33
trying~life|0.42|
tuesday|0.20|0.29
twenty|0.34|0.39
twice this|0.88|0.85
two|-0.18|
two~a|-0.37|-0.10
two~me|0.11|0.17
two~of||-0.10
two~pills|0.55|0.56
t~me|-0.16|
unalive|0.92|0.98
uncle|-0.53|-0.20
under my|0.67|0.50
under the|0.19|0.11
under~me|0.26|0.39
under~the|0.13|
under~think|0.42|0.55
unsure|-0.34|-0.41
unsure how|-0.17|-0.54
unsure me||-0.13
unsure what|-0.37|-0.12
unsure why|-0.79|-0.28
unsure+what|-0.48|-0.17
unsure+why|-0.84|-0.30
unsure~do|-0.27|
unsure~kill|0.73|0.67
unsure~life||-0.16
unsure~not|-0.30|
unsure~to||-0.14
unsure~want||-0.14
unsure~would|-0.45|-0.12
until all|-0.11|
until all blood|0.32|0.34
until it|-0.13|
until it blood|0.55|0.57
until me|-0.16|-0.18
until me cut|0.64|0.56
until+want||-0.14
until~because|0.36|0.41
until~blood|1.15|1.22
until~cut|0.75|0.71
until~deserve|0.58|0.61
until~me|0.18|0.27
until~the|-0.16|-0.21
up anymore|0.74|-0.12
up at|-0.25|
up how|0.49|0.61
up in the|0.36|0.22
up many|0.28|-0.31
up me|0.13|
up my|-0.24|
up on life|1.10|
up on the||0.16
up soon|0.34|
up to|-0.14|
up want|0.25|
updated|-0.32|
updated my||-0.13
up~am|0.30|
up~five||-0.16
up~go|0.14|
up~is|-0.26|
up~life|0.73|
up~me|0.11|
up~on||-0.36
up~soon||-0.15
up~then|-0.12|
up~to||0.13
urge|0.80|0.83
us|-1.36|-0.82
used|-0.13|-0.12
used to be||-0.20
used to cut|0.18|
used to think||-0.10
used+will|-0.45|-0.12
used~be||-0.20
used~cut||-0.15
used~die|0.16|0.23
used~many||-0.12
used~me|-0.80|-0.43
used~suicide||-0.17
very|-1.64|-1.04
vet|0.23|
veux|0.66|0.68
veux mourir|0.48|0.50
vida|0.91|0.96
video|-1.13|-0.59
vivir|0.72|0.73
vivir mas|0.37|0.38
vivre|0.42|0.43
voice||-0.11
voice+want|0.11|0.11
voice~kill|0.66|0.65
voice~me|0.29|0.35
voice~to|0.54|0.58
waiting for my|0.70|-0.13
waiting to die|0.97|-0.17
waiting+want|-0.28|
waiting~die|0.72|
waiting~me|0.28|0.17
waiting~my|0.58|-0.12
waiting~to||-0.28
wake|0.24|
wake up|0.78|
wake up anymore|0.74|-0.12
wake up in|0.22|
wake up soon|0.97|-0.12
wake+week|0.25|0.26
wake+will||0.18
wake~anymore|0.74|-0.12
wake~at|-0.14|
wake~five||-0.16
wake~in|0.20|
wake~life|0.53|-0.15
wake~me|0.31|0.24
wake~not|0.28|0.38
wake~soon|0.27|
wake~that||0.16
wake~the|0.18|
wake~want||0.14
waking|0.69|
walk into|0.18|0.14
walk into the|0.61|0.60
walk+water|0.61|0.59
walk+will|0.13|0.19
walked||-0.11
walked~the|0.12|0.12
walking~height|0.36|0.37
walking~the|0.12|0.16
walk~me|0.41|0.40
walk~water|0.61|0.59
wall|0.22|0.16
wall+want|0.11|0.19
wall~it|0.59|0.63
wall~me|0.32|0.36
wall~to|0.38|0.43
wall~want|0.38|0.42
want|0.38|0.35
want a||-2.61
want a burden|-0.11|
want a ghost|0.74|
want a soon|0.37|
want all would|0.15|
want die|0.53|0.92
want it all|0.21|-0.18
want it to|0.38|
want many night|0.53|-0.12
want me|0.49|
want me am||-0.49
want me could|0.10|
want me have|0.13|
want me want||0.30
want me was||0.12
want me were||0.14
want me would|0.46|-0.10
want my||-0.31
want out||-0.26
want that|-1.46|-1.80
want the||-0.46
want the only|0.31|0.40
want the pain|0.11|
want there is|0.22|
want this|-0.28|-2.24
want to|0.17|0.28
want to be|0.28|0.11
want to cut|0.15|0.31
want to die|0.35|0.62
want to do||-0.22
want to end||0.25
want to jump|0.49|0.55
want to kill||0.13
want to leave|0.15|-0.19
want to let|0.36|0.41
want to life|-0.19|0.19
want to see|-0.14|-0.12
want to sleep|0.31|-0.13
want to stay|0.38|0.15
want to take||0.12
want+water||-0.11
want+way|0.12|
want+we|-0.63|-0.31
want+week|-0.62|-0.28
want+went|-0.44|-0.21
want+wheel|0.52|0.37
want+who||-0.11
want+work||-0.56
want+years||-0.71
want+you|-1.45|-0.84
wanting|0.16|0.20
wanting to|0.29|0.33
wanting to die|0.55|0.56
wanting~die|0.55|0.56
want~accident|0.85|0.53
want~ago|-0.30|
want~an||-0.84
want~at|-0.46|-0.15
want~bathroom|0.10|0.12
want~be|0.25|0.11
want~been|0.15|-0.40
want~before|-0.11|
want~body|0.11|0.18
want~born|0.60|
want~but|-0.52|-0.15
want~can|-1.97|-1.01
want~could||-0.21
want~cut|0.18|0.18
want~dead|0.43|1.01
want~death|-0.41|-0.16
want~die|0.65|0.71
want~dinner||-0.17
want~door|0.69|0.19
want~end|0.26|
want~for||-0.16
want~forever|0.19|-0.10
want~forgot||-0.11
want~get||-0.27
want~ghost|0.90|
want~give||-0.18
want~go|0.17|
want~had|0.16|
want~heart|0.24|
want~height|0.22|
want~here|-0.15|
want~if||-0.48
want~in||-0.17
want~is|0.16|
want~job|-0.15|
want~jump||0.13
want~kill|0.11|0.24
want~let|0.17|0.22
want~life|0.35|0.37
want~me|0.14|0.22
want~new|-0.20|
want~next||-0.17
want~no||-0.15
want~not|0.17|-0.19
want~now|-0.29|
want~of||-0.35
want~off|0.28|
want~on||-0.36
want~one|-0.53|-0.97
want~pain|0.13|-0.12
want~part|0.75|
want~person|0.13|-0.10
want~pills|-0.22|-0.33
want~right||0.11
want~see|-0.33|-0.26
want~sleep|0.10|
want~so||0.12
want~takes|0.22|-0.10
want~think|-0.21|-0.93
want~this||-0.24
want~time||0.11
want~two|-0.27|
want~up|-0.15|-0.44
want~waiting|-0.26|-0.13
want~wake|0.19|
want~week|-0.40|-0.14
want~wheel|0.25|0.13
want~when|-0.15|
want~will|-0.15|
want~with|-0.34|
want~would|0.13|
want~years||-0.19
was|-0.12|-0.24
was a|-0.86|-0.41
was a teenager||-0.14
was before|0.12|-0.12
was dead|0.34|0.43
was in|-0.21|
was leave|0.16|-0.28
was not around|0.65|
was not for|0.21|0.15
was not here|1.02|
was okay|0.13|0.16
was on|-1.19|-0.79
was on the|-0.20|
was so|-1.00|-0.67
was suicide and||-0.14
was suicide in||0.12
was the|-0.80|-0.31
was think will||0.12
was want|-0.32|-0.63
waste||-0.39
was~a|-2.62|-1.72
was~after|-0.26|
was~ago|-0.57|-0.20
was~all||-0.97
was~around|-0.18|
was~at|-1.62|-0.96
was~born|0.93|
was~college||0.12
was~cut|-0.55|-0.22
was~day|-0.44|-0.11
was~dead|0.14|0.15
was~death||-0.13
was~dog|0.12|
was~height||-0.12
was~her||-0.24
was~in|-0.13|-0.25
was~it|-0.53|-0.56
was~jump|0.19|0.17
was~kin|-1.01|-0.58
was~my|-0.10|
was~not|-0.14|
was~of|-1.49|-1.51
was~on|-1.95|-1.28
was~pills||0.11
was~sleep|-0.16|-0.11
was~teenager||-0.12
was~telling||-0.10
was~that|-1.06|-0.57
was~the|-0.33|-0.19
was~think|-0.44|-0.88
was~this|-0.16|-1.03
was~want|-0.19|
was~we|-0.29|-0.13
was~will|-0.23|
watched|-1.52|-0.92
watched a|-0.17|
water||0.11
water with||0.11
water+we|-0.22|
water~all|0.12|
water~me|0.14|0.16
water~on||0.17
water~the||-0.11
way future|0.13|
way home|0.21|
way out|0.61|0.56
way out except|0.55|0.34
way to||-0.23
way+wheel|0.39|0.14
ways to|0.27|0.32
ways to die|0.48|0.51
ways~die|0.39|0.43
ways~me|0.17|0.17
way~and|0.12|0.15
way~except|0.61|0.23
way~have|0.14|0.22
way~kill|0.64|0.78
way~me|0.15|0.11
way~not||-0.23
way~one|0.19|
way~want||-0.27
we|-1.01|-0.62
we are|-1.12|-1.13
we had|-0.39|-0.16
we lost|0.16|0.14
we lost the|0.21|0.23
we read will||-0.12
we+what|-0.69|-0.31
we+who|-0.18|
we+will|-0.50|-0.40
wedding|-0.49|-0.18
week and|0.14|
week me|0.34|0.41
week~all|0.20|
week~do|0.18|0.25
week~the|-0.13|-0.18
week~to|0.13|0.19
week~up|0.52|0.50
week~wake|0.53|0.54
well|-1.66|-2.00
went||-0.18
went to sleep||-0.17
went~me|0.18|
went~range||-0.11
went~sleep||-0.17
went~with||-0.11
were|-0.30|-0.29
were dead|0.20|0.30
were leave|0.59|
we~a|-1.24|-1.15
we~and|-1.07|-0.85
we~at|-0.39|-0.24
we~death||-0.10
we~end|-0.38|-0.19
we~in|-0.95|-0.56
we~it|-0.14|
we~on|-0.63|-0.33
we~suicide||-0.13
we~the|-0.75|-0.57
we~to|-1.73|-1.29
we~want|-0.12|
we~will|-0.75|-0.67
what happens||-0.18
what happens to|0.38|
what if|0.27|
what if me|1.03|0.15
what is||-0.57
what is the||-0.28
what the|-0.20|-0.17
what to|-0.59|-0.17
what to do|-0.41|
what+will||-0.49
what~anymore|0.66|
what~did||-0.37
what~do|-0.14|-0.20
what~end||-0.21
what~feel|0.16|0.29
what~here|0.15|-0.17
what~if||-0.22
what~is|-0.43|-0.59
what~it|-0.11|
what~life|0.39|-0.26
what~not||-0.46
what~point|0.25|-0.18
what~the||-0.12
wheel|0.40|0.15
wheel in|0.15|0.16
wheel in the|0.40|0.44
wheel into|0.83|1.08
wheel into a|0.64|0.73
wheel park and||0.15
wheel+will|0.25|0.12
wheel~and||0.21
wheel~end|0.29|
wheel~height|0.19|0.20
wheel~home|0.46|0.18
wheel~me|0.36|
wheel~the|0.22|0.18
wheel~way|0.78|0.28
wheel~with|0.38|0.42
when|0.11|
when me was|-0.99|-0.75
when we|-0.41|-0.22
when~a|-1.34|-0.83
when~and|-0.23|
when~at||-0.12
when~in|-0.20|
when~it|-0.14|-1.13
when~many|0.20|0.30
when~said|0.16|
when~sleep|0.17|0.22
when~song|0.18|0.19
when~teenager||-0.14
when~the|-0.71|-0.33
when~think||-0.16
when~to|-0.49|-0.22
when~used||-0.16
when~want|-0.98|-0.53
when~was|-1.81|-1.27
where~is|-0.11|
where~the|-0.27|
whether me||-0.14
whether~suicide||-0.14
which|-0.24|
which is|-1.48|-0.78
while|-0.35|
while me||-0.13
while me was|-0.33|-0.48
while+will||0.11
while~dishes|0.40|0.39
while~doing||-0.11
while~was|-0.12|-0.27
who want||-0.27
who want to|-0.19|
who would|0.33|
who would come|0.95|-0.13
who+will|-0.14|
who+years|0.33|
who~come|0.67|-0.11
who~dead|0.41|-0.11
who~me|0.26|0.17
who~the|-0.73|-0.23
who~to|-0.65|-0.93
why||-0.65
why~me||-0.67
will an alarm||-0.14
will be dead|0.90|1.01
will be leave|0.91|0.81
will be my|0.49|
will crashing|0.58|0.59
will death|0.30|
will death a||-0.14
will death and|0.26|
will die||0.11
will end||0.19
will end it|0.19|0.41
will end my|0.45|0.59
will for||-0.70
will for it|0.13|
will get|0.13|
will how||-0.14
will is|0.20|
will jump|0.67|0.65
will kill|0.53|0.50
will kill me|0.26|0.25
will me|0.26|0.22
will me am|0.11|
will my||-0.10
will not|0.22|0.26
will not be|0.39|0.59
will not do|0.16|0.23
will on||-0.40
will put|0.27|0.34
will soon|-0.17|-0.11
will sterben|0.38|0.39
will suicide prevention||-0.15
will take all|0.79|0.71
will the|-1.09|-0.59
will to||0.17
will to cut||-0.17
will to die||0.15
will to drive|0.79|0.72
will to end|0.51|0.60
will to jump|0.39|0.47
will to kill|-0.14|-0.27
will to make|0.20|0.30
will to overdose|0.35|0.34
will to point|0.12|0.21
will to take|0.14|0.13
will tot|0.51|0.54
will tot sein|0.51|0.54
will+work|-0.12|
will+worry||-0.42
will+you|0.23|0.12
will~after|0.33|0.16
will~again||-0.42
will~alarm||-0.10
will~am|-0.11|
will~at|-0.48|-0.14
will~be|0.13|0.20
will~birthday|0.50|0.75
will~blood|0.23|0.21
will~cut|-0.10|-0.23
will~day|0.29|0.34
will~dead|0.64|0.94
will~death|-0.40|-0.13
will~die|0.11|0.23
will~do|0.12|0.22
will~drive|0.54|0.53
will~each|0.14|0.16
will~end|0.27|0.27
will~find|0.11|0.18
will~front|0.73|0.73
will~got|-0.41|-0.53
will~gun|0.34|0.41
will~hand|0.45|0.48
will~height|0.25|0.36
will~his|-0.57|-0.26
will~if|-0.29|-0.29
will~into||-0.14
will~it|0.22|0.24
will~kill||-0.11
will~leave|0.27|0.12
will~life|0.43|0.36
will~lot|0.22|-0.13
will~man|-0.18|
will~many||-0.15
will~me|0.30|0.32
will~my|0.49|0.59
will~only||-0.14
will~overdose|0.35|0.34
will~pills|0.27|0.27
will~prevention||-0.15
will~sein|0.51|0.54
will~sleep|-0.39|-0.50
will~soon|-0.11|
will~suicide|0.62|0.67
will~take|-0.13|-0.15
will~that|-0.61|-0.17
will~the||0.12
will~there||-0.12
will~time|-0.24|
will~too||-0.38
will~train|0.31|0.28
will~wake|0.13|0.32
will~wall|0.15|0.13
will~wheel|0.34|0.15
will~when|0.15|0.26
will~would|-0.11|-0.13
will~you|-0.13|
wish|0.17|
with all|-1.85|-1.16
with any|0.23|
with her|-1.00|-0.58
with life|0.72|
with me|0.39|
with me in|0.91|0.28
with my|-0.22|
with my kin||-0.11
with the gun|0.73|0.75
with this|-1.85|-1.10
with this life||-0.11
without||-0.29
with~a|-1.98|-1.06
with~all|-0.57|-0.42
with~door|-0.17|-0.21
with~end||-0.17
with~gun|0.13|0.16
with~hair|0.11|0.14
with~hammer|0.18|0.22
with~in||0.11
with~it||-0.25
with~late||-0.12
with~laughed||-0.13
with~life|-0.28|
with~new|-0.14|
with~not|-0.16|
with~of|-0.12|-1.51
with~rope|0.35|0.37
with~running|0.37|0.46
with~so||-0.52
with~soon|-0.15|-0.18
with~this|-0.16|-0.50
with~to|-0.17|
with~wheel|0.37|0.53
with~when|0.13|0.16
with~will|-0.17|
woke||-0.31
woman|-0.42|-0.89
work|-0.37|-0.25
work was|0.13|0.17
work~home||0.11
world||-1.64
worry|-0.31|-0.85
worth||-0.73
would||0.13
would all|0.25|
would be|0.22|
would be a|0.12|-0.74
would be better|0.65|
would be dead|-0.14|
would be sad|0.39|
would be so|0.25|
would be the||0.23
would care|0.42|
would come|0.38|
would die for|-0.10|
would do|0.17|0.15
would do it|0.31|0.53
would feel||0.12
would find|0.33|0.53
would find me|1.25|1.41
would get||-0.50
would get end|0.71|
would give|0.21|
would have a|0.13|
would kill||0.28
would kill me|0.49|0.88
would kill to||-0.20
would know|0.21|
would not||-1.17
would not be||-0.27
would not been|0.29|
would not come|0.38|-0.12
would not fight|0.73|-0.11
would not kill||-0.16
would not mind|0.69|
would not wake|0.52|-0.12
would want|-0.19|
would want to|-0.35|-1.52
would~a||-0.32
would~an||-0.51
would~anything|-0.14|
would~at||-0.69
would~be||-0.16
would~been||-0.40
would~better|0.99|
would~burden|0.13|
would~cut|-0.42|-0.15
would~dead|0.30|0.21
would~death|0.20|
would~die|0.63|
would~do|-0.12|
would~easy|0.29|0.13
would~end|0.17|-0.68
would~fight|0.34|
would~for||-1.73
would~had|-0.21|-0.12
would~have|-0.15|-0.13
would~here|0.42|
would~him|-0.30|-0.12
would~if|0.47|
would~in||-0.30
would~it|0.19|
would~jump|0.12|
would~kill|-0.25|
would~last||0.19
would~leave|-0.12|-0.37
would~me|0.75|
would~mind|0.57|
would~nice|0.12|
would~not|0.12|-0.55
would~of||-0.22
would~off|0.25|
would~on||-0.85
would~out||-0.56
would~right|0.12|
would~room|0.35|-0.11
would~sad|0.27|
would~sleep|0.47|-0.14
would~soon|0.75|0.23
would~than||0.27
would~that||-0.29
would~thing|0.24|0.14
would~this|-0.74|-0.16
would~wake|0.61|0.15
would~want|-0.29|
would~was|0.47|
would~with||-0.93
wrist|0.55|0.51
wrists|1.02|1.06
writing~letter|0.64|0.71
written~am|0.38|0.44
written~and|0.56|0.57
written~letter|0.62|0.64
written~me|0.22|0.28
wrote||0.15
wrote~all|0.95|1.13
wrote~leave|-0.23|-0.39
wrote~letter|0.14|0.22
wrote~old||-0.17
wrote~the|0.13|0.15
wrote~to|-0.18|
year|-0.17|-0.29
years|-0.11|-0.71
years ago|-0.72|-0.28
years ago me|-0.20|-0.24
years me|0.16|
years since||-0.14
years~and|-0.61|-0.20
years~kill|-0.18|-0.25
years~me||-0.11
years~my|-0.20|
years~soon||-0.12
years~suicide||-0.12
years~the||-0.47
years~tried|-0.16|-0.23
year~to|-0.62|-0.32
you|-1.33|-1.15
you would|-0.40|-0.82
your|-1.58|-0.91
yourself|-0.16|
you~and|-0.61|-0.29
you~is|-0.48|-0.23
you~me||-0.26
you~not|-0.23|-0.26
you~the|-1.20|-0.76
you~this|0.15|0.16`,
}
