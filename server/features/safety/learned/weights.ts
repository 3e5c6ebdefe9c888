/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned = {
  around: { bias: -2.311, least: 1.074 },
  active: { bias: -2.558, least: 0.459 },
  features: `2|-2.18|-1.60
2012|-0.23|
2015 and||-0.11
2015+soon||-0.11
2015~me||-0.11
<2012>|-0.23|
<2>|-2.18|-1.60
<accident>|0.33|0.17
<afternoon>|-0.51|-0.19
<against>|-0.20|
<ago>|-0.13|
<alarm>|-0.11|
<all>|0.12|
<almost>|-0.73|-0.41
<alone>|-0.15|
<along>||-0.34
<an>|-0.14|-0.15
<anchor>|0.14|0.13
<another>|-0.17|-0.11
<any>||-0.33
<anymore>|0.19|
<anything>|-0.41|-1.22
<apart>|-0.35|-0.16
<apartment>|-0.36|-0.16
<are>|-0.63|-0.48
<around>||-0.29
<as>||-0.18
<ask>|-0.11|-0.92
<assisted>||0.13
<at>|-0.10|
<attack>||-0.39
<attempt>|-0.48|-0.23
<attempted>||-0.13
<bad>|-0.56|-0.35
<bags>|-0.20|
<band>||-0.14
<bathroom>|-0.17|-0.20
<before>|-0.16|
<being>||-0.52
<believe>|-2.10|-1.42
<best>|-0.92|-1.54
<birthday>|-0.17|
<blade>|0.45|0.60
<blood>|0.30|0.43
<board>|-0.53|-0.21
<boats>||-0.10
<body>|0.33|0.42
<book>|-1.29|-0.91
<born>|0.26|-0.57
<both>|-0.43|-0.19
<boxes>||0.12
<bread>|-0.47|-0.19
<breakdown>|-0.14|
<breathe>|-0.12|-0.13
<breathing>|0.15|
<bring>|-1.36|-0.88
<broken>|-0.71|-0.39
<but>|-0.85|-0.67
<by>|-0.12|
<cabinet>|-0.22|-0.17
<cake>|-1.28|-0.98
<call>|-0.22|
<called>|-0.54|-0.18
<calm>||0.15
<camera>|-0.59|-0.23
<cancer>||-0.36
<care>||-0.16
<career>|-0.63|-0.28
<chair>|-0.18|-0.25
<change>|-0.34|-0.20
<changed>|-1.05|-0.59
<charcoal>|0.73|0.81
<chocolate>|-0.47|-0.18
<cigarettes>|0.13|0.12
<city>|-0.29|-0.82
<closet>|0.39|0.45
<clothes>|-0.31|
<coffee>|-0.68|-0.48
<cold>|-0.25|
<coming>|-0.11|
<committing>|0.19|0.31
<couch>|-0.20|
<could>||-0.59
<counselor>||-0.12
<courage>|0.33|0.36
<cousin>|-0.13|
<cousins>|-0.26|
<cover>||-0.35
<crashing>|0.23|0.28
<cried>|-0.66|-0.45
<crime>|-0.46|-0.15
<crossed>|0.26|
<crying>|-0.39|-0.14
<cut>|0.16|0.32
<de>|0.56|0.69
<dead>|0.61|0.39
<death>|0.22|
<denke>|0.56|0.59
<deserve>|0.23|
<did>|-0.25|-0.17
<die>|0.43|0.41
<dinner>||-0.15
<dishes>||0.12
<doctor>||-0.81
<does>|-0.63|-1.51
<dollars>||-0.17
<door>|0.16|
<dorm>|0.12|0.15
<down>|-0.13|-0.20
<drawer>|0.50|0.57
<drinking>|-0.10|
<driver>|0.10|
<drop>|-1.10|-0.56
<dropped>|-0.52|-0.29
<drove>||0.14
<during>|-0.14|
<early>|-1.32|-0.78
<earth>|0.15|-0.42
<easy>|-0.19|-0.15
<eat>|-1.74|-1.25
<eighty>|0.17|0.19
<else>|-0.42|-1.31
<en>|0.83|0.92
<end>|0.14|0.12
<engine>||-0.12
<envie>|0.42|0.43
<envy>|0.29|
<estar>|1.20|1.27
<ever>||-0.68
<everyones>||-0.27
<exam>|-0.11|-0.24
<extra>||-0.38
<eyes>||-0.84
<failure>|-0.55|-0.22
<far>|-0.12|
<feels>||-0.10
<felt>|-0.35|-0.13
<fight>||-0.13
<film>|-0.76|-0.46
<finally>|-0.36|
<finger>|-0.35|
<first>|-1.34|-0.87
<fixing>|-0.10|
<flying>||-0.25
<food>|-0.50|-0.18
<for>||-0.15
<forgot>|-0.56|-1.13
<forty>|0.11|-0.11
<four>|-0.60|-0.27
<friend>|-0.68|-1.44
<full>|-1.55|-0.93
<funny>|-1.75|-1.21
<future>||-1.46
<game>|-2.07|-1.53
<garden>|-0.31|
<gave>|-1.30|-0.86
<get>|-0.24|-0.29
<gets>|-0.21|
<give>|-0.12|-1.47
<giving>||-0.87
<glad>|-0.59|-1.30
<god>|-0.19|-1.09
<good>|-0.40|-0.87
<gorgeous>|-0.64|-0.33
<grandfather>|-0.24|
<grandmother>|-0.20|
<grateful>|-0.34|
<grow>||-0.38
<grown>|-0.29|
<guitar>|-0.12|
<gun>|0.45|0.57
<gym>|-0.60|-0.32
<half>|-0.21|
<hand>|0.11|0.17
<happen>|-0.27|-0.17
<happens>||-1.13
<hard>|-1.16|-1.42
<has>|-0.58|-0.64
<hate>|-0.71|-0.55
<he>|-0.55|-0.44
<head>||0.12
<headache>|-0.13|
<hear>|-0.31|-1.35
<height>|0.40|0.52
<help>|-1.06|-1.60
<her>|-0.18|-0.44
<here>||-0.21
<herself>|-0.79|-0.65
<hide>|-0.11|
<high>|-0.25|
<him>|-2.24|-1.72
<himself>|-1.11|-0.89
<his>|-0.96|-0.66
<hold>||0.18
<holding>|0.16|
<hopeless>||-0.98
<hospice>||-0.12
<hospital>|-0.53|-0.25
<hotel>||0.27
<hotline>||-0.15
<hundred>|-0.11|
<ich>|1.50|1.57
<instead>|-0.53|-1.16
<interview>|-0.73|-0.43
<jai>|0.99|1.04
<je>|1.41|1.49
<job>|-2.10|-1.73
<joke>|-0.57|-0.31
<jump>|0.26|0.43
<keep>|0.18|
<keeping>||-0.28
<kept>||-0.51
<kill>|0.19|0.44
<kills>|-0.38|
<knee>|-0.27|
<know>|-0.15|
<knuckles>|0.66|0.74
<last>||0.15
<late>|-0.36|-1.03
<lately>||-0.12
<later>|-0.21|
<laughed>|-0.23|
<laundry>|-0.28|
<law>|-0.96|-0.48
<lay>|-0.19|
<leave>|0.15|
<leaves>|0.19|
<leben>|0.55|0.56
<letter>|0.42|0.55
<lie>||-0.36
<life>|0.62|
<line>|-0.38|-0.10
<lined>|0.28|0.30
<little>|-0.58|-0.37
<loaded>|0.47|0.53
<look>||-0.11
<losing>|-0.79|-0.50
<lot>||-0.51
<low>|-0.24|
<lunch>|-0.84|-0.40
<lying>|0.10|
<made>||-0.28
<making>|-0.40|-1.35
<man>|-2.19|-1.61
<mark>|-0.36|
<mas>|0.32|0.34
<matar>|1.11|1.18
<matarme>|0.99|1.03
<means>|-0.13|
<meeting>|-0.51|-0.16
<mehr>|0.46|0.47
<mein>|0.48|0.50
<mich>|0.29|0.29
<might>|-0.62|-0.51
<miss>|-0.49|-1.36
<mistake>||-0.46
<mochte>|0.32|0.34
<money>|-0.44|
<month>|0.12|0.23
<more>|-0.35|-0.32
<morir>|0.41|0.43
<most>|-0.42|-0.52
<mountains>|-0.19|-0.22
<mourir>|0.48|0.49
<move>|-0.62|-0.92
<moved>|-0.72|-0.35
<movie>|-1.54|-0.99
<much>|-0.11|-0.70
<murder>|-0.82|-0.44
<must>|-0.55|-1.31
<needs>|-0.24|-1.04
<neighbors>|-0.30|
<new>|-2.44|-2.01
<news>|-1.80|-1.35
<nice>|-0.19|-0.86
<nicht>|0.46|0.47
<night>|0.14|0.29
<nights>|0.43|0.10
<nightstand>|0.81|0.83
<ninety>||-0.16
<no>|-0.12|-0.43
<noon>|-0.16|-0.13
<notice>||-0.66
<of>|0.10|
<office>|-0.15|
<old>|-0.17|-0.24
<onions>||-0.13
<opened>|0.19|
<or>|-0.16|-0.61
<other>|-0.78|-0.88
<our>|-1.30|-0.83
<overdose>|0.45|0.53
<panic>|-0.27|
<part>||-0.13
<party>|-0.40|-0.11
<pass>|-0.40|
<passed>|-0.53|-0.28
<passwords>|0.87|0.95
<patient>|-0.52|-0.24
<pay>|-0.15|
<pense>|0.42|0.43
<person>|-0.24|-0.57
<phone>|-0.69|-0.29
<picked>||0.14
<picking>||0.21
<pictures>|-0.56|-0.30
<pier>|0.18|0.34
<pills>|0.49|0.70
<planting>||-0.12
<play>|-2.15|-1.55
<played>|-1.19|-0.83
<presentation>||-0.10
<prevention>||-0.11
<project>|-0.30|-0.13
<pull>||-0.39
<punish>|0.31|0.34
<quiero>|1.49|1.58
<rain>|-0.94|-0.52
<range>|-0.63|-0.30
<read>|-0.25|
<red>||-0.15
<relapsed>|0.28|0.25
<remember>|-2.21|-1.66
<right>|-0.59|-0.32
<rn>||-0.12
<rome>||-0.13
<rope>|0.71|0.85
<run>|-0.11|-1.07
<sad>|-0.42|-0.60
<safe>||0.16
<said>||-0.22
<say>|-0.25|-0.67
<says>|-0.42|-0.16
<scare>|0.17|
<seen>|-0.32|-1.22
<sein>|0.40|0.41
<serious>|-0.19|-0.76
<she>|-0.46|-0.34
<shelf>||-0.11
<shop>|-0.48|-0.13
<short>|-1.38|-0.81
<shot>|-1.58|-1.12
<should>|-0.14|-0.34
<show>|-1.84|-1.33
<shower>|-0.15|-0.20
<sitting>|0.19|0.31
<six>||0.16
<slept>|-0.38|-0.18
<slitting>|0.54|0.62
<snow>||-0.38
<solved>|0.24|
<some>|-0.29|-0.44
<song>|-0.57|-0.26
<soon>|0.22|0.27
<sorry>|-0.99|-0.53
<sounds>||-0.67
<soup>|-0.21|
<spreadsheet>||-0.13
<standing>||0.13
<start>|-0.72|-1.61
<station>||-0.10
<stayed>|-0.17|
<staying>||-0.12
<sterben>|0.33|0.34
<stones>|0.40|0.48
<stood>||-0.14
<story>|-0.67|-1.23
<students>|-0.56|-0.24
<subscription>||-0.14
<such>|-0.17|-0.53
<sugar>|-0.27|
<suicide>|0.51|0.88
<suicider>|0.38|0.40
<summer>||-0.37
<swing>|-0.14|
<t>|-0.15|
<table>||0.11
<takes>|0.13|
<talked>|-0.11|
<talking>|-0.53|-0.26
<taxes>|-0.57|-0.28
<team>|-1.95|-1.31
<teenager>||0.13
<thankful>|-0.25|
<that>|-0.32|-0.32
<then>|-0.29|-0.15
<there>||0.11
<these>|-1.17|-0.69
<things>|-0.13|
<thirty>|0.32|
<this>|-0.11|-0.15
<three>|-0.13|
<through>|-0.54|-0.21
<tied>|0.21|0.22
<till>|0.17|0.27
<times>|-0.26|
<toddler>|-0.16|
<tomatoes>||-0.16
<too>|-0.18|-0.33
<top>|-0.40|
<tot>|0.58|0.64
<trade>||-0.48
<train>||0.22
<training>|-0.34|-0.12
<trains>||0.11
<trip>|-0.59|-0.34
<trying>|-0.17|-0.52
<twenty>|0.40|0.48
<two>|-0.23|
<uncle>|-0.52|-0.19
<unsure>|-0.29|-0.55
<updated>|-0.22|
<us>|-1.15|-0.76
<used>|-0.11|-0.10
<very>|-1.30|-0.78
<vet>|0.23|
<veux>|0.51|0.52
<vida>|0.89|0.94
<video>|-1.14|-0.58
<vivir>|0.68|0.72
<vivre>|0.34|0.35
<wait>|-0.72|-0.39
<wake>|0.45|
<wall>|0.21|0.12
<wanting>|0.25|0.31
<was>||-0.23
<watched>|-1.58|-0.99
<ways>|0.12|
<we>|-1.17|-0.69
<wedding>|-0.61|-0.27
<well>|-1.67|-1.93
<went>||-0.23
<were>|-0.29|-0.35
<what>||-0.12
<wheel>|0.12|0.12
<when>|0.10|
<which>|-0.12|
<while>|-0.31|
<why>||-0.54
<woman>|-0.37|-0.85
<work>|-0.35|-0.22
<worry>|-0.30|-0.78
<worth>|-0.16|-0.72
<would>||0.11
<written>||0.14
<wrote>||0.11
<year>|-0.22|-0.34
<years>|-0.30|-0.96
<you>|-1.33|-1.12
<your>|-1.57|-0.97
<yourself>|-0.39|-0.12
^ ^ a|-2.32|-1.76
^ ^ all|-0.14|-0.37
^ ^ as|-0.25|
^ ^ back|-0.33|-0.13
^ ^ been|0.21|0.24
^ ^ bought|0.15|0.19
^ ^ death|0.25|0.32
^ ^ end|-1.15|-0.85
^ ^ everything|0.17|0.37
^ ^ had|-0.67|-0.32
^ ^ he|-0.17|-0.12
^ ^ height||-0.11
^ ^ hopeless||-0.36
^ ^ how|-0.32|-0.59
^ ^ ich|1.13|1.18
^ ^ in|-0.28|
^ ^ it||-0.20
^ ^ jai|0.99|1.04
^ ^ je|1.51|1.55
^ ^ keep||-0.12
^ ^ kill||-0.18
^ ^ kin|-1.36|-0.80
^ ^ lately|0.72|0.66
^ ^ let||-0.45
^ ^ life|0.17|-0.48
^ ^ many|-0.12|-0.17
^ ^ me|0.31|0.18
^ ^ my|0.11|
^ ^ no|-0.51|-0.18
^ ^ nobody||-0.86
^ ^ our|-0.39|-0.20
^ ^ part|0.14|0.15
^ ^ quiero|1.10|1.16
^ ^ she|-1.54|-1.26
^ ^ so|-0.68|-0.41
^ ^ some|0.16|
^ ^ soon||-0.27
^ ^ suicide|0.89|0.90
^ ^ take|-0.13|
^ ^ that|-2.18|-1.66
^ ^ there|0.22|
^ ^ think|-0.25|
^ ^ this|-0.33|-0.39
^ ^ want|-0.39|-1.44
^ ^ we|-1.58|-1.51
^ ^ went|-0.13|
^ ^ what||-0.29
^ ^ who||-0.83
^ ^ why|-0.18|-0.90
^ ^ would||-0.66
^ ^ years|-0.23|-0.24
^ a|-2.32|-1.76
^ all|-0.14|-0.37
^ all me|0.38|
^ all would|0.48|
^ as|-0.25|
^ back|-0.33|-0.13
^ been|0.21|0.24
^ been think|0.53|0.68
^ bought|0.15|0.19
^ by the|0.23|0.25
^ death|0.25|0.32
^ end|-1.15|-0.85
^ everything|0.17|0.37
^ everything feels||-0.13
^ everything is|0.98|1.09
^ had|-0.67|-0.32
^ he|-0.17|-0.12
^ height||-0.11
^ hopeless||-0.36
^ how|-0.32|-0.59
^ ich|1.13|1.18
^ ich denke|0.56|0.59
^ ich mochte|0.32|0.34
^ ich will|0.42|0.43
^ if me|0.31|
^ if she|0.18|0.31
^ if the|0.47|
^ in|-0.28|
^ in the|-0.43|-0.23
^ it||-0.20
^ it feels|0.23|
^ it is|-0.32|-0.34
^ it was|-1.59|-0.85
^ it would|0.56|
^ jai|0.99|1.04
^ jai envie|0.54|0.56
^ je|1.51|1.55
^ je pense|0.42|0.43
^ je veux|0.43|0.45
^ keep||-0.12
^ keep think|0.74|0.70
^ kill||-0.18
^ kill me|0.19|
^ kin|-1.36|-0.80
^ lately|0.72|0.66
^ let||-0.45
^ life|0.17|-0.48
^ life is|0.40|-0.18
^ many|-0.12|-0.17
^ many day|0.44|0.50
^ me|0.31|0.18
^ me almost||-0.17
^ me bought|-0.13|-0.16
^ me broke||-0.13
^ me by||-0.15
^ me can|0.20|
^ me cut|0.11|0.11
^ me did|-0.41|-0.34
^ me end||-0.18
^ me envy|0.48|-0.16
^ me feel|0.26|
^ me gave|-0.10|
^ me had|-0.34|-0.11
^ me hate|-0.19|-0.24
^ me have|0.85|0.77
^ me hide|0.31|0.30
^ me hold|0.34|0.35
^ me jump|-0.20|
^ me keep|0.44|0.18
^ me kill||-0.13
^ me know|-0.11|
^ me look|0.55|
^ me looked|0.78|0.87
^ me made|0.14|
^ me miss|-0.63|-0.20
^ me nearly||-0.13
^ me not|-0.98|-0.39
^ me once|-0.12|
^ me picked|0.12|0.17
^ me punish|0.79|0.75
^ me put|0.75|0.81
^ me relapsed|0.28|0.25
^ me remember|-0.51|-0.32
^ me said|-0.40|-0.15
^ me sat|0.12|0.17
^ me self|0.34|0.39
^ me shot||-0.14
^ me slept||-0.15
^ me started|0.21|0.21
^ me stood||-0.10
^ me take|0.44|0.58
^ me tied||-0.14
^ me told|0.25|0.40
^ me tried|0.32|0.43
^ me updated||-0.14
^ me want|0.24|
^ me was|-0.16|
^ me will||0.11
^ me wrote|0.19|0.35
^ my|0.11|
^ my body||0.10
^ my brain|0.62|0.69
^ my cousin||-0.11
^ my friend|-0.10|
^ my kin|0.21|
^ my last|-0.15|
^ my life|0.37|
^ my phone||-0.11
^ my think|0.42|0.45
^ no|-0.51|-0.18
^ no quiero|0.32|0.34
^ nobody||-0.86
^ nobody needs|0.80|
^ nobody would||-0.13
^ our|-0.39|-0.20
^ part|0.14|0.15
^ part of|0.15|0.16
^ quiero|1.10|1.16
^ she|-1.54|-1.26
^ she asked||-0.11
^ she drove||-0.14
^ she told||-0.11
^ so|-0.68|-0.41
^ some|0.16|
^ some nights|0.87|0.41
^ soon||-0.27
^ soon me|0.43|
^ suicide|0.89|0.90
^ suicide feels|0.49|0.59
^ take|-0.13|
^ that|-2.18|-1.66
^ the blade|0.20|0.28
^ the cut|0.58|0.58
^ the death||-0.10
^ the end|-0.12|
^ the height||-0.15
^ the house||-0.16
^ the kin||-0.32
^ the only|0.41|0.27
^ the pills|0.16|0.19
^ the rope|0.36|0.43
^ the team||-0.11
^ the think|0.41|0.39
^ the water|0.26|-0.14
^ there|0.22|
^ there is|0.30|
^ think|-0.25|
^ this|-0.33|-0.39
^ want|-0.39|-1.44
^ we|-1.58|-1.51
^ we are|-0.36|-0.39
^ went|-0.13|
^ what||-0.29
^ what if|0.47|0.11
^ what is||-0.84
^ when the|0.21|
^ who||-0.83
^ why|-0.18|-0.90
^ will to|-0.13|-0.22
^ work was|0.15|0.19
^ would||-0.66
^ years|-0.23|-0.24
^ years ago|-0.23|-0.24
a better kin|0.13|
a blade|0.25|0.29
a blade against|0.60|0.56
a blade and|-0.20|-0.22
a blade to|0.34|0.37
a breakdown|-0.13|
a burden|0.41|
a burden for|0.30|0.21
a burden of|0.22|
a burden to|0.33|
a failure|-0.24|
a friend||-0.22
a garden||-0.10
a ghost|0.41|
a good|-0.87|-1.07
a good day|-0.20|
a gun|0.12|
a gun in|-0.22|-0.30
a height|-0.12|
a kin|-0.81|-0.27
a leave letter|-0.12|-0.13
a life||-0.12
a little|-0.21|
a lot||-0.47
a lot will|0.30|
a man|-0.53|-0.30
a man who|-0.11|
a mistake|0.52|
a new|-0.72|-0.52
a person||-0.24
a rope|0.50|0.57
a soon||-0.10
a story|-0.16|
a suicide||-0.11
a teenager|0.15|0.21
a think for||0.17
a train||-0.11
a voice|0.50|0.57
a want|-1.13|-0.65
a way future|0.64|
a wheel||-0.18
a year||-0.53
accident|0.33|0.17
accident+want|0.74|0.48
accident~the|0.36|0.18
advil|0.16|
afraid of||-0.14
afraid of die||-0.12
afraid+die||-0.12
afraid~am|0.66|0.19
afraid~die||-0.12
afraid~me|0.31|
after all|-0.71|-0.29
after my|0.18|0.27
after the|-0.21|
after this|0.77|0.31
after+again|0.80|0.35
after+better|0.16|
after+body|-0.18|-0.28
after+comes|0.33|
after+cut|0.10|0.14
after+dead|-0.12|
after+death|0.10|-0.14
after+kill|0.14|0.14
after+months|0.12|0.16
after+not|0.12|
after+off|-0.19|-0.32
after+soon|0.26|0.11
after+started|0.22|0.29
after+will|0.46|0.51
after+work|0.19|0.23
afternoon|-0.51|-0.19
afternoon+all||-0.14
after~am|0.12|
after~better|0.66|-0.14
after~kill|0.32|0.32
after~was|-0.21|
again after|0.86|0.36
again and|-0.28|-0.39
again and me|-0.12|
again in|0.35|0.39
again me||0.17
again this|0.21|0.20
again this soon|0.24|0.22
again+all|0.11|
again+blade|1.30|1.26
again+body|1.08|1.18
again+cut|0.35|0.40
again+death||-0.13
again+die|0.31|0.49
again+end||0.18
again+eyes|0.63|-0.15
again+feel|-0.13|
again+head||0.12
again+into|0.45|0.49
again+kin|-0.13|-0.15
again+last|0.49|0.48
again+late||-0.11
again+night|0.19|0.13
again+opened|0.42|
again+put|0.19|0.24
again+soon|0.26|0.36
again+started|0.69|0.76
again+sugar||-0.17
again+suicide|0.89|0.79
again+think|0.21|0.23
again+want||0.15
against|-0.20|
against my|0.31|0.28
against my body|0.60|0.56
against+blade|0.60|0.56
against+body|0.11|
against~body|0.31|0.27
again~a|0.25|0.35
again~am|-0.32|-0.25
again~an|0.24|0.33
again~feel||0.12
again~it||0.10
again~me|0.14|0.32
again~this|0.13|
again~was||0.12
ago|-0.13|
ago and|0.11|0.17
ago me||-0.15
ago me tried|-0.21|-0.26
ago+hour|0.17|0.21
ago+kill|-0.14|-0.19
ago+not|-0.58|-0.28
ago+pills|0.35|0.36
ago+soon|-0.14|
ago+suicide|0.19|0.24
ago+take|0.36|0.40
ago+tried|-0.20|-0.24
ago+want|-0.76|-0.49
ago+years|-0.53|-0.24
ago~am|0.15|0.18
ago~and||-0.21
ago~kill|-0.20|-0.24
ago~to||-0.19
ago~tried|-0.20|-0.24
alarm|-0.11|
alive|0.81|
all afternoon||-0.16
all again||-0.16
all and|-0.30|-0.87
all anymore|0.13|
all are|-0.58|-0.79
all are not||-0.14
all at||-0.11
all blood|0.39|0.40
all day and||-0.12
all else||-0.53
all end||-0.69
all if me|0.49|
all in|-0.10|-0.14
all is||-0.76
all is better|0.32|
all me|0.21|0.10
all me am|0.10|0.21
all my|-0.13|
all my pills|1.26|1.33
all of all|-0.26|-0.22
all soon|-0.41|-0.40
all the pills|0.90|0.90
all want|-0.23|-1.23
all who want|0.14|
all would|0.37|
all would be|0.42|-0.45
all would find|0.95|1.18
all would kill|0.96|1.04
all+all|0.17|
all+anymore|-0.12|
all+back||-0.12
all+before|-0.11|
all+better|0.35|
all+blade|0.14|0.26
all+blood|-0.22|-0.25
all+burden|0.22|
all+cried||-0.13
all+death||-0.23
all+deserve|-0.26|
all+else||-0.63
all+ever|0.17|
all+everything||-0.47
all+find||0.15
all+get||-0.28
all+give||-0.22
all+go|-0.21|-0.26
all+good|-0.32|-0.86
all+got|-0.16|
all+gun|0.14|
all+heart|0.35|
all+her|-0.65|-0.11
all+here|-0.15|-0.21
all+hide|0.23|0.27
all+him|-0.64|-0.37
all+hopeless||-0.36
all+keep|-0.15|
all+kill||0.16
all+kin||-0.17
all+know|-0.23|
all+last|0.21|0.25
all+laundry||-0.14
all+leave|0.24|
all+made||-0.43
all+month|0.24|0.24
all+next||0.11
all+no||-0.79
all+nobody||-0.40
all+not|0.16|
all+now||-0.37
all+one|-0.63|-1.05
all+pills|0.72|0.91
all+place|0.14|
all+plants||-0.13
all+said||-0.67
all+saying||-0.42
all+she|-0.38|-0.13
all+some|-0.22|-0.21
all+soon|0.24|0.28
all+stood|0.21|
all+suicide|0.34|0.42
all+take|0.12|
all+talked|-0.10|
all+taxes|-0.11|
all+these|-0.37|-0.16
all+thing||-0.52
all+told||0.17
all+too|-0.24|-0.18
all+want|0.15|
all+water||-0.10
all+we|-0.57|-0.16
all+week||-0.22
all+where|-0.28|
all+why|-0.26|
all+work|-0.25|-0.47
all+wrote|0.10|0.20
all+years||-0.44
all+you|-0.43|-0.36
all~a|-0.24|-0.68
all~am|0.12|0.20
all~at||-0.24
all~be||-0.71
all~better|0.40|-0.84
all~dead|0.12|
all~death|0.12|
all~die|0.14|0.27
all~do|-0.63|-0.27
all~find|0.28|0.33
all~for|-0.27|-0.52
all~get||-0.45
all~go||-0.33
all~have||-0.29
all~house|0.16|
all~if||-0.35
all~in|-0.28|-0.20
all~is|-1.07|-0.77
all~it||0.12
all~kill||0.10
all~laundry||-0.14
all~leave||-0.30
all~life||-0.69
all~me|0.18|
all~month|0.39|0.33
all~not|0.16|-1.94
all~of|-1.31|-1.39
all~off||-0.72
all~pills|0.56|0.86
all~so|-0.16|-0.16
all~soon|0.26|0.34
all~the|-1.02|-0.67
all~this|-0.19|
all~to|-0.36|-0.36
all~with|-0.13|-0.49
almost|-0.73|-0.41
almost die||-0.15
almost+die||-0.15
almost~in|-0.16|
alone|-0.15|
alone+soon|0.14|0.22
alone+want|-0.18|
along||-0.34
am a||-1.60
am a burden|0.91|
am afraid|-0.11|
am afraid of||-0.11
am angry||0.12
am ashamed|-0.11|
am at the||0.14
am better|-0.10|-0.11
am blood|0.47|0.52
am blood me|0.60|0.63
am dead|-0.18|-0.11
am die|-0.37|-0.17
am die for||-0.16
am doing|0.21|0.28
am doing it|1.06|0.98
am driving|0.55|0.59
am driving to|0.89|0.82
am end|-0.22|-0.28
am end it|-0.17|-0.21
am end my|-0.27|-0.32
am end the||-0.16
am giving||-0.11
am glad|-0.32|-0.69
am glad me|-0.40|
am having a|-0.18|
am having think|0.88|0.70
am here||-0.18
am holding|0.28|0.34
am hopeless|0.40|
am hopeless but|0.75|
am in|-0.14|
am jump apart||-0.16
am kill|-0.14|-0.20
am kill in||-0.13
am kill me|0.72|0.65
am leave|0.41|0.22
am leave the|0.19|0.24
am no|0.22|
am not||-0.24
am not think||-0.12
am not will|-0.67|-0.36
am on|-0.16|-0.11
am on the|0.50|0.54
am sad|-0.18|
am scared me|-0.31|-0.31
am scared of|0.15|0.20
am sitting|0.37|0.46
am sitting in|0.20|0.21
am so||-0.29
am so end|0.20|-0.14
am so glad|-0.39|-0.12
am so tired|0.57|
am standing|0.19|0.29
am standing on|0.11|0.13
am such|0.39|
am such a|0.39|
am suicide|0.99|0.97
am take|0.45|
am think|0.42|0.58
am think of|0.80|0.95
am think to|0.42|0.51
am think will|0.46|0.49
am tired||-0.57
am tired of||-0.42
am too|0.11|
am waiting|0.17|-0.25
am waiting for|0.17|
am waiting to|1.03|-0.16
am walking|0.63|0.63
am will|0.61|0.65
am will for|0.31|
am will to|0.45|0.74
am~a||-0.11
am~anymore|0.28|
am~apart||-0.16
am~apartment||-0.11
am~around|0.33|
am~at|-0.48|-0.12
am~being|-0.14|-0.25
am~better||-0.31
am~body|0.59|0.13
am~breakdown||-0.12
am~burden|1.20|
am~but|-0.32|-1.24
am~cold|0.18|0.25
am~cut|-0.26|-0.39
am~dead|0.93|0.14
am~death||-0.10
am~did|-0.11|
am~die||-0.48
am~do||0.17
am~doing|0.11|
am~drive|0.22|0.27
am~end|0.38|0.26
am~front|0.74|0.74
am~glad|-0.51|-0.15
am~go|0.19|
am~good|0.20|-0.20
am~have|-0.58|-0.13
am~height|0.89|1.15
am~here||-0.89
am~hotel|0.71|0.72
am~if|-0.20|
am~is|-0.33|-0.43
am~it|0.18|0.26
am~kill|-0.15|-0.28
am~kin||-0.13
am~letter|0.40|-0.17
am~life|0.51|-0.18
am~me|-0.12|-0.11
am~my|-0.10|-0.22
am~not|-0.21|-0.20
am~of|0.35|
am~off|-0.13|-0.16
am~on|0.30|0.17
am~only||-0.37
am~overdose|0.41|0.41
am~pills|0.21|0.40
am~rope|0.32|0.39
am~shift|-0.11|
am~so|-0.50|-0.99
am~soon|-0.17|-0.12
am~suicide||0.19
am~take|0.12|
am~that|-0.92|-0.66
am~the||0.35
am~these||-0.11
am~this||-0.20
am~tired|0.39|
am~to|0.27|0.19
am~train|0.64|0.74
am~wake|-0.11|-0.14
am~was|-0.98|-0.50
am~wheel|0.38|0.52
am~who||-0.30
am~would||-0.58
an|-0.14|-0.15
an accident|0.60|
an end|0.41|0.46
an hour ago|0.27|0.28
anchor|0.14|0.13
and a|-0.39|-0.11
and all|-1.08|-1.15
and at|-0.19|
and by|0.24|0.28
and cut|0.27|0.34
and cut my|0.81|0.87
and die|-0.13|
and feel|-0.20|
and feel better||-0.12
and have|-0.33|-0.88
and he|-0.80|-0.50
and hopeless||-0.18
and jump||-0.50
and kill||-0.15
and last|0.30|0.30
and last night|0.70|0.71
and laughed|0.16|0.23
and lay||-0.15
and lay down||-0.13
and let|0.10|-0.12
and let it|1.20|-0.12
and made|-0.12|
and me|0.61|0.84
and me am|0.62|0.69
and me can|-0.10|
and me cried||-0.13
and me do|0.26|0.14
and me drove||-0.12
and me feel|-0.14|-0.15
and me have|0.17|0.12
and me held|0.17|0.16
and me hide|1.18|1.30
and me know|0.50|0.55
and me said|0.13|-0.12
and me think||0.25
and me want|0.14|0.20
and me was|-0.71|-0.32
and me will||0.14
and me would|0.16|-0.23
and my|-0.53|-0.18
and my body||-0.14
and no point|1.02|
and nobody|0.43|0.45
and nobody knows|0.77|0.83
and not|0.10|-0.20
and not come|0.67|0.27
and not wake|0.70|
and now||0.15
and now me|0.17|0.21
and should|0.16|
and so||-0.24
and soon|0.19|0.15
and suicide|0.22|0.26
and the door|0.46|0.46
and the water|0.70|0.75
and then me|0.23|0.31
and think|0.25|
and think will|0.16|0.19
and wake|0.47|0.66
and wake up|0.47|0.66
and want to||-0.11
and watched||-0.12
and watched the||-0.10
and we|-0.18|
and went|-0.10|
and~a|-1.12|-0.44
and~after|-0.70|-0.19
and~again|0.46|0.23
and~am|0.49|0.56
and~an|-0.28|
and~ashamed||0.14
and~at|-0.25|
and~back|0.28|
and~be|0.17|
and~blade|-0.23|-0.28
and~boats||-0.10
and~calm|0.44|0.55
and~can|-0.20|
and~come|0.15|
and~could|0.11|0.11
and~cried|-0.13|
and~dead|0.26|0.43
and~did|-0.34|
and~die|-0.22|-0.22
and~door|0.44|0.47
and~down|-0.73|-0.36
and~drove||-0.12
and~end|0.26|0.39
and~everything|-0.41|-0.15
and~for|-0.51|-0.46
and~found||0.17
and~from|-0.37|
and~getting|0.10|0.20
and~got|-0.79|-0.50
and~he|-0.17|
and~head|0.14|0.15
and~height|0.30|0.37
and~held|0.16|0.15
and~hide|0.55|0.69
and~him|-0.54|-0.35
and~his|-0.91|-0.57
and~home|-0.15|-0.12
and~house|-0.18|
and~how||-1.01
and~is|0.10|
and~it||0.12
and~jump|0.21|0.22
and~kin|-0.14|
and~know|0.35|0.35
and~knows|0.30|0.38
and~laughed|-0.20|
and~little|-0.44|-0.19
and~look||-0.24
and~me||0.16
and~mind||-0.15
and~my||0.14
and~next|0.26|0.38
and~nine|-0.12|
and~nobody|-0.10|-0.20
and~of|-0.21|-0.41
and~on||0.10
and~one|0.11|
and~open|0.32|
and~out||0.12
and~pills|-0.32|-0.22
and~point|0.20|0.13
and~said||-0.15
and~scared||0.11
and~since|0.33|0.39
and~sleep|-0.34|-0.14
and~so|-0.41|-0.63
and~some|-0.19|-0.61
and~soup||-0.14
and~stay|0.21|
and~stitches||-0.12
and~stood|0.16|
and~suicide|0.18|0.21
and~take|0.15|0.10
and~talked||-0.12
and~thankful||-0.17
and~the|-0.11|
and~think||0.14
and~thirty|-0.14|
and~this|-1.06|-0.43
and~till|-0.32|-0.38
and~to||0.14
and~too||-0.77
and~train|-0.14|
and~until||-0.11
and~up|0.15|
and~wake|0.28|
and~walking|0.13|0.18
and~want||0.11
and~we|-0.64|-0.39
and~what|-1.88|-0.99
and~who|-0.13|
and~why|0.11|
and~will|0.29|0.52
and~with|-0.19|-0.24
and~would|0.12|-0.23
ankle|-0.14|-0.19
another|-0.17|-0.11
another year|0.12|
another+life|0.14|
another+night||0.13
another~this|0.24|
any||-0.33
any of||-0.41
any of the|0.35|
any other||-0.11
any point|-0.13|
any point to|0.37|
any+life|-0.34|
any+not||-0.19
any+other||-0.16
any+point|-0.12|-0.18
any+soon|0.27|
any+think|-0.12|-0.49
any+way||0.21
anybody|0.18|
anymore|0.19|
anymore it||-0.12
anymore me|0.46|
anymore me am|0.45|
anymore me want|0.47|0.75
anymore+around|0.63|
anymore+better|0.25|
anymore+burden|-0.11|-0.14
anymore+care|0.56|-0.23
anymore+city|-0.12|
anymore+die|0.87|
anymore+end|-0.23|
anymore+feel|-0.21|
anymore+happens|0.92|
anymore+here|0.18|
anymore+hopeless||-0.12
anymore+kill|0.24|0.38
anymore+kin|0.11|
anymore+life|0.16|0.28
anymore+no|-0.15|
anymore+not|0.26|
anymore+see|0.52|0.28
anymore+take||-0.15
anymore+wake|0.67|-0.13
anymore+what|0.40|
anymore~am|0.39|
anymore~be|0.43|
anymore~end|-0.22|0.17
anymore~is||0.16
anymore~kill|0.36|0.44
anymore~me||0.35
anymore~not|0.14|
anymore~the|-0.12|
anymore~to|0.30|0.35
anymore~want|0.69|0.52
anymore~will|0.25|0.36
anything|-0.41|-1.22
anything to|-0.23|
anything+not|-0.12|-0.87
anything~me|-0.49|-0.16
any~keep|0.37|
any~life|-0.28|
any~the||-0.43
any~to||-0.44
an~ago|0.10|
an~life|0.16|
an~me||0.10
apart|-0.35|-0.16
apart+jump||-0.11
apartment|-0.36|-0.16
are|-0.63|-0.48
are dead after||-0.19
are kill|-0.29|-0.11
are not|-0.30|-1.08
are~after|-0.34|-0.14
are~again|0.26|0.28
are~all|-2.34|-1.47
are~and|-0.14|-0.15
are~be|-0.21|
are~cut|0.12|0.17
are~sleep||0.11
are~table|0.18|0.15
are~to|-1.49|-0.97
are~will|-0.17|
arm|0.26|0.39
around||-0.29
around anymore|0.77|
around+better|0.11|
around+blade|0.93|0.87
around+body|-0.14|-0.20
around+burden|0.57|
around+kin|0.33|-0.24
around+not|0.18|
around+soon|-0.18|-0.16
around+think|0.12|
around+will||-0.32
around~all|0.12|
around~body|0.17|
around~soon|-0.26|-0.19
as||-0.18
as a|-0.28|-0.32
as a kin|-0.36|
as me|-0.10|-0.13
as soon|0.18|
as soon as|0.12|
ask|-0.11|-0.92
ask+god|0.81|-0.11
asked if me||-0.12
asked whether||-0.14
asked whether me||-0.14
asked+cut||-0.12
asked+die||-0.12
asked+no||-0.12
asked+not|-0.17|
asked+suicide||-0.14
asked+whether||-0.14
asked~be|0.75|0.30
asked~die||-0.12
asked~if|0.12|
asked~me||-0.12
asked~suicide||-0.14
asked~want||-0.15
asleep||0.10
assisted||0.13
assisted die|0.20|0.28
assisted+die|0.20|0.28
as~and|-0.23|
as~be||-0.36
as~dead|1.20|
as~me|-0.56|
as~soon||0.14
as~the|-0.14|
at|-0.10|
at dinner||-0.17
at five||-0.18
at lunch||-0.10
at my||-0.35
at once|0.19|0.25
at six|0.30|0.43
at the death|0.18|
at the end|-0.91|-0.46
at the trains|0.31|0.34
attack||-0.39
attack+panic||-0.11
attempt|-0.48|-0.23
attempt+suicide||-0.13
attempted||-0.13
attempted~am||-0.16
attempted~me||-0.15
at~all||-0.98
at~do||-0.28
at~end|-0.24|
at~for|-1.06|-0.51
at~height|0.62|0.79
at~in|-0.26|
at~is|-2.12|-1.39
at~my|-0.16|
at~of|-0.47|-0.10
at~six|0.63|0.59
at~so||0.10
at~soon|-0.55|-0.22
at~suicide||-0.14
at~think|0.16|
at~to|-0.23|
at~trains|0.31|0.34
at~until||0.11
at~want|-0.15|-0.73
at~will|0.16|0.23
at~with|-0.85|-0.58
away|-0.54|-0.47
a~a|-0.96|-1.13
a~again||0.18
a~ago|-0.28|
a~all|0.14|0.18
a~anymore|-0.11|
a~around||-0.13
a~as|-0.36|
a~at|-2.18|-1.25
a~be||-1.15
a~before|-0.98|-0.41
a~better||-0.49
a~blade||-0.14
a~body|0.25|0.26
a~can|-1.91|-1.10
a~could||-0.21
a~day|-0.54|-0.21
a~did|-0.18|-0.28
a~die||-0.37
a~everyones|0.48|
a~everything|-0.14|
a~feel|-0.74|-0.30
a~fell|0.41|0.48
a~from|-2.08|-1.31
a~have||-0.22
a~he|-1.12|-0.67
a~heart|0.28|
a~himself|-0.13|
a~house|-0.22|
a~if||-0.86
a~in|-0.10|
a~into|0.12|0.19
a~is|-0.57|-0.51
a~it|-0.24|-0.18
a~kin||-0.12
a~leave||-0.36
a~letter|-0.12|-0.19
a~man|-0.42|-0.22
a~my|0.16|0.18
a~nightstand|1.00|0.97
a~not||-0.79
a~off||-0.26
a~old|-0.21|
a~on|-0.11|
a~person|-0.12|
a~pills|0.27|0.29
a~place|-0.12|-0.45
a~raise|0.28|-0.12
a~she|-0.99|-0.64
a~shot|-0.16|
a~should||-0.32
a~show|-0.22|
a~that|-0.14|-0.28
a~the|-0.51|-0.54
a~then|-0.12|-0.47
a~think|-0.35|-0.39
a~time|-1.93|-0.92
a~up|-0.22|-0.79
a~wake|0.53|-0.11
a~want|-0.31|-0.39
a~was|-2.19|-1.30
a~we|-0.75|-0.54
a~when|-0.14|
a~who||-0.13
a~will|-0.13|
a~with||-0.62
a~work|-0.60|-0.26
back and||-0.25
back in|-0.10|
back in college||-0.16
back me|0.23|
back on|-0.60|-0.35
back on sugar||-0.15
back then|-0.22|
back to that|0.20|0.26
back+better|-0.15|
back+body|-0.17|-0.21
back+college||-0.16
back+dead|0.25|0.15
back+die|0.30|0.38
back+gun|0.58|0.68
back+kin|-0.49|-0.20
back+nobody|-0.14|-0.12
back+put|0.15|0.22
back+room|0.17|
back+sugar||-0.15
back+take|0.11|
back+used|0.14|0.23
back~all||-0.23
back~college||-0.16
back~kill||-0.10
back~not|0.13|-0.17
back~on|-0.17|
back~sugar||-0.15
back~the|-1.74|-1.03
back~think|-0.18|
back~will|0.15|
back~would|-0.12|
bad|-0.56|-0.35
bad+not|-0.67|-0.79
bad~not||-0.16
bags|-0.20|
balcony|0.71|0.79
band||-0.14
bath and|0.29|0.34
bathroom|-0.17|-0.20
bathroom door|0.61|0.64
bathroom door and|0.61|0.64
bathroom+blade|0.61|0.64
bathroom+door|0.61|0.64
bathroom+everything||0.12
bathroom+locked|0.61|0.64
bathroom~and|0.61|0.64
bathroom~blade|0.61|0.64
bathroom~have|0.61|0.64
bathroom~the|-0.32|-0.42
be a better|0.27|-0.10
be a burden|0.49|0.16
be better|0.38|
be better if|0.41|
be better not|0.46|
be better off|-0.12|0.10
be better with|0.39|
be dead|1.44|0.94
be dead before|0.51|0.78
be dead in|0.20|0.14
be dead not||-0.12
be end|0.35|-0.22
be here|0.22|
be here anymore|0.15|
be here me||-0.11
be leave|0.53|0.29
be leave all|0.14|-0.14
be leave by|0.11|0.13
be life|0.29|0.28
be life anymore|0.55|1.08
be nice||-0.15
be nice to|0.44|
be sad|0.16|
be so|0.24|
be so better|0.84|-0.12
be so easy|0.78|0.30
be the death||-0.11
be with|0.24|0.18
be with the|0.65|0.36
because it|-0.13|-0.19
because me am||-0.39
because me deserve|0.51|0.55
because me hate|0.68|0.74
because my|0.20|
because my kin|0.43|
because+blood|0.25|0.30
because+body|0.28|0.34
because+cut||0.10
because+deserve|0.12|0.20
because+go||-0.14
because+hate|0.13|0.12
because+kill|0.22|0.26
because+kin|0.26|0.12
because+not||-0.19
because+suicide|0.14|0.22
because+thing|0.25|
because+until|0.14|0.14
because+want|-0.13|
because~am||-0.48
because~be||-0.29
because~deserve|0.21|0.25
because~hate|0.42|0.46
because~have|-0.12|
because~is|-0.18|-0.51
because~kin|0.29|
because~me||0.22
because~my||0.15
because~not|-0.50|-0.93
because~thing|0.49|
been born|0.26|
been cut|0.29|0.34
been cut me|1.12|1.06
been feeling|0.39|0.42
been feeling suicide|0.50|0.50
been me|0.88|
been so||0.14
been think|0.42|0.13
been think a|0.73|0.25
been think will|0.12|-0.18
been~again|-0.14|-0.15
been~all||-0.43
been~body|0.45|0.47
been~death|0.28|-0.11
been~die|0.34|0.39
been~for||-0.15
been~in||0.15
been~it||-0.58
been~kill|0.29|0.33
been~kin|-0.12|
been~leave|0.49|0.17
been~life|-0.20|
been~lot||-0.26
been~many||-0.10
been~my|0.51|0.53
been~nobody|0.63|-0.10
been~not|0.11|
been~of|-0.14|
been~on|0.12|
been~pills|1.24|1.28
been~since|0.19|0.28
been~suicide|0.60|0.58
been~the||0.21
been~think|0.42|0.21
been~this|-0.16|
been~to|-0.11|
been~want||-0.44
been~with|0.10|0.18
been~years||-0.37
before|-0.16|
before me was|0.12|
before the pills||-0.11
before+dead|0.51|0.78
before+die|-0.18|-0.35
before+dinner||-0.14
before+end|-0.83|-0.47
before+house||-0.15
before+kin|0.13|
before+leave|-0.37|-0.18
before+letter||-0.14
before+not|-0.34|-0.85
before+pills|-0.15|
before+soon|0.44|0.51
before+think||-0.44
before+want|-0.41|-0.13
before+we|-0.22|
before+wrote||-0.13
before+years|-0.11|
before~born|0.13|
before~pills||-0.11
being||-0.52
being dead|0.88|-0.13
being end|0.50|0.20
being here|1.48|
being life|0.82|
being life and|0.92|0.36
being life in|0.68|
being+better|0.11|
being+dead|0.72|0.10
being+here|0.75|-0.16
being+life|0.26|
being+longer|0.73|
being+much|0.18|
being+not||-0.25
being+thing|0.23|
being+think||-0.44
being+tired|-0.32|
being+year|0.18|
being~a||-0.33
being~in||-0.22
being~year|0.52|
believe|-2.10|-1.42
belong+not|0.10|
belong~this|0.88|
best|-0.92|-1.54
best+leave|0.31|
best~me||-0.20
better||-0.16
better and|0.16|0.31
better and me|0.34|0.49
better for||-0.22
better for all|0.42|-0.15
better if|0.42|-0.20
better if me|0.69|-0.16
better kin|0.12|
better not||-0.12
better not me|0.47|
better off|0.10|
better off dead|0.39|0.41
better off if|0.38|0.11
better than this|0.35|0.18
better with||-0.25
better with me|0.38|-0.11
better+blade||-0.15
better+dead|0.70|
better+death|0.44|0.19
better+deserve|0.15|
better+die|0.12|0.17
better+end|0.13|
better+feel|-1.17|-0.62
better+getting|-0.21|
better+he|-0.63|-0.27
better+here|0.17|
better+kill|-0.41|-0.12
better+kin|0.38|
better+leave||-0.24
better+life|0.18|0.18
better+not|0.18|-0.24
better+now|-0.56|-0.20
better+only|0.12|0.10
better+place|0.25|
better+she||-0.12
better+six||-0.14
better+soon||-0.27
better+sounds|0.36|0.14
better+work|0.14|
better~all|0.15|
better~around|0.11|
better~be|0.13|
better~better|0.12|
better~dead|0.54|
better~die||0.18
better~if|0.47|
better~in||-0.23
better~is||-0.42
better~it||-0.39
better~kin|0.28|
better~leave|0.17|
better~me|0.60|
better~not|0.31|-0.80
better~of|-0.12|
better~think|-0.13|
better~want|0.17|0.23
better~was|0.41|
better~would|0.25|
be~a|-0.58|-1.26
be~anymore|0.52|
be~as|-1.21|-0.40
be~at|-0.34|-0.83
be~be|0.11|
be~before|-0.30|
be~better|0.29|-0.38
be~burden|0.27|
be~dead|0.45|0.18
be~did||-0.11
be~easy|0.16|
be~flying|0.12|-0.16
be~go|0.11|
be~here|0.12|
be~house|0.15|
be~if|0.39|-0.15
be~in||-0.40
be~it|0.14|0.15
be~jump|0.24|0.11
be~kill|0.41|0.53
be~kin|0.21|0.19
be~last|0.28|
be~laughed|0.29|0.36
be~leave||-0.23
be~me|0.42|0.11
be~next|-0.20|
be~not|0.15|-0.24
be~off|0.28|0.18
be~one|0.10|
be~out|-0.15|
be~said|0.57|
be~soon|-0.21|-0.11
be~than||0.13
be~time||-0.25
be~train|-0.21|-0.26
be~truth|0.68|0.81
be~was|0.28|-0.60
be~we||0.13
be~when|0.13|0.13
be~will||0.20
be~would||-0.29
be~you|-0.17|
bills+not|0.16|-0.14
birthday|-0.17|
birthday+will|0.16|0.35
blade|0.74|0.81
blade against|0.60|0.56
blade against my|0.60|0.56
blade and|-0.19|-0.23
blade blade|0.49|0.53
blade in|0.20|0.19
blade in my|0.34|0.30
blade me|0.18|0.16
blade soon|-0.17|-0.19
blade to|0.42|0.45
blade to my|0.42|0.45
blade+blade|0.28|0.31
blade+body|0.45|0.47
blade+door|-0.23|-0.23
blade+end|0.48|0.55
blade+found|0.20|0.24
blade+go|0.11|0.12
blade+herself||-0.13
blade+into|0.95|0.96
blade+kin|0.17|0.21
blade+locked|0.61|0.64
blade+many|0.40|0.45
blade+not|0.29|0.47
blade+pills|0.40|0.41
blade+put|-0.11|
blade+six|-0.25|-0.30
blade+soon|0.21|0.16
blade+stitches||-0.12
blade+take|0.63|0.73
blade+till|0.33|0.35
blade+want|-0.14|
blade+will|-0.58|-0.65
blades|0.16|0.20
blade~again|0.89|0.85
blade~all|0.15|0.41
blade~am|0.31|0.37
blade~body|0.43|0.45
blade~cut|0.79|0.80
blade~is|0.39|0.46
blade~it||0.11
blade~me|0.16|0.34
blade~my|0.64|0.68
blade~on|0.45|0.49
blade~so|0.11|0.18
blade~soon|0.67|0.66
blade~to|-0.22|-0.21
blade~will|-0.43|-0.24
bled|0.42|0.38
bleed|0.53|0.58
bleeding|0.31|0.42
blood||0.13
blood me|1.24|1.30
blood+body|0.66|0.71
blood+cut|0.65|0.65
blood+down|1.06|1.11
blood+not||0.14
blood+pills|-0.36|-0.51
blood+until|1.12|1.14
blood+will|-0.12|-0.15
blood~cut|0.60|0.57
blood~down|1.06|1.11
blood~it|0.34|0.43
blood~me|0.41|0.45
blood~pills|-0.36|-0.51
blood~the|0.50|0.53
blood~want|-0.27|-0.31
board|-0.53|-0.21
board+first||-0.12
board+high||-0.14
board+jump||-0.12
board+off||-0.15
board+time||-0.14
board~first||-0.13
boats||-0.10
boats+height||-0.10
boats+stood||-0.10
boats+watched||-0.10
body||-0.13
body again|0.49|0.47
body are|0.13|0.15
body are dead||-0.11
body because|0.61|0.64
body is|-0.32|
body last|0.64|0.64
body last night|0.64|0.64
body now|0.51|0.56
body on the||-0.12
body till|0.41|0.44
body till it|0.41|0.44
body until|0.87|0.95
body until all|0.63|0.73
body with|0.51|0.57
body+cigarettes|0.61|0.60
body+cut|0.54|0.56
body+hate||-0.12
body+here|0.45|
body+into|0.55|0.58
body+keep|0.42|0.18
body+last|0.51|0.54
body+many|0.22|0.31
body+night|0.51|0.54
body+nobody|0.91|0.90
body+only|0.52|0.15
body+opened|0.79|0.76
body+slitting|0.54|0.62
body+soon|0.31|0.34
body+take|-0.26|-0.28
body+think|-0.17|-0.13
body+till|0.41|0.44
body+until|0.40|0.45
body+want|0.11|0.15
body+will||-0.11
body~a||0.15
body~after|-0.23|-0.32
body~again|0.80|0.86
body~all|-0.16|-0.10
body~and|0.38|0.21
body~better||-0.14
body~blood|0.74|0.78
body~cut|0.25|0.29
body~dead||-0.11
body~in|0.18|0.24
body~it|0.27|0.32
body~night|0.51|0.54
body~nobody|0.91|0.90
body~of||0.10
body~that|0.31|0.15
body~when|0.55|0.59
book|-1.29|-0.91
book+soon||-0.13
book+want|-0.16|
book~a|-0.11|
book~soon||-0.13
born|0.26|-0.57
born+not|0.65|-0.10
born+think|0.29|
born+want|0.41|-0.14
both|-0.43|-0.19
bottle|-0.12|
bought the|0.24|0.24
bought+new||-0.11
bought+rope|0.17|0.14
bought+soon|0.32|0.34
bought~rope|0.17|0.14
bought~soon|0.38|0.40
boxes||0.12
boxes+want||0.17
boys|-0.13|-0.78
brain+kill|1.01|1.01
brain~kill|1.01|1.01
bread|-0.47|-0.19
breakdown|-0.14|
breakdown+having||-0.12
breakdown~and||-0.12
breathe|-0.12|-0.13
breathing|0.15|
bring|-1.36|-0.88
broke down||-0.13
broke down in||-0.13
broke+down||-0.13
broken|-0.71|-0.39
broke~in||-0.12
broke~the||-0.14
brother|-0.52|-1.13
bruise|0.36|0.34
burden|0.50|-0.16
burden and|-0.14|
burden for|0.21|0.16
burden for all|0.55|0.28
burden of||-0.14
burden to my|0.81|-0.10
burden+everyones|0.55|-0.11
burden+feel|-0.14|
burden+kin|0.19|-0.21
burden+leave|0.48|0.29
burden+soon|0.18|
burden+such|0.52|
burden+want|-0.10|-0.32
burden~all|0.20|
burden~and||-0.23
burden~be|0.21|
burden~everyones|0.55|-0.11
burden~it||-0.23
burden~kin|0.32|
burden~me|0.26|-0.45
burden~my|0.29|
burden~not||-0.18
burden~the|-1.03|-0.48
burden~would|0.31|
buried|-0.15|
burned||-0.10
burning|0.47|0.53
burns|0.16|0.17
bus||-0.15
but|-0.85|-0.67
but it|-1.53|-0.96
but me|-0.11|
but me am||-0.12
but she|-0.37|-0.12
but~better|-0.50|-0.14
but~for||-0.70
but~good|-0.33|-0.11
but~is|-2.07|-1.32
but~kin||-0.23
but~me|-0.50|-0.25
but~not|-0.75|-0.44
but~the|-2.55|-1.75
but~was|-0.35|
by|-0.12|
by cut|0.63|0.64
by cut my|0.79|0.75
by my|0.37|0.46
by my my|0.58|0.62
by suicide|0.14|0.24
by the soon|0.61|0.67
by the time|0.50|0.63
by the water|-0.16|
by~all|-0.19|
by~is|-0.15|
by~me|0.25|0.44
by~my|0.18|0.28
by~so||0.16
by~this|0.29|0.41
by~time|0.35|0.47
by~to|-0.12|
by~wake||0.16
by~water|-0.18|
by~will|0.12|0.24
cabinet|-0.22|-0.17
cabinet+take|0.78|0.71
cake|-1.28|-0.98
call|-0.22|
call+die|0.19|0.22
call+kill|0.53|0.55
call+last|0.23|0.33
call+think|-0.14|
call+want||0.13
call+will|-0.11|-0.19
called|-0.54|-0.18
called+die||-0.13
called+kin|-0.11|
call~and|-0.19|
call~me|0.11|0.21
calm||0.15
came home|0.34|0.35
came home and|0.57|0.54
came+home|0.29|0.31
came+not|0.18|
came+soon|0.52|0.61
camera|-0.59|-0.23
camera+front||-0.12
camera+jump||-0.12
came~and|0.15|0.19
came~the|-0.53|-0.21
can not breathe||-0.14
can not cope||-0.14
can not do||-0.16
can not go||-0.18
can not keep|0.33|0.37
can not life|-0.16|
can not see|0.63|0.16
can not take|-0.27|-0.11
can not think||-0.40
cancer||-0.36
cancer+not|-0.19|
can~a||-0.42
can~and|-0.23|-0.15
can~anymore|0.10|
can~be||-0.14
can~being|0.30|
can~breathe||-0.14
can~cope||-0.14
can~for|-0.43|-0.92
can~future|0.28|
can~go||-0.36
can~here|0.16|
can~in|-0.16|-0.93
can~is|-0.17|-0.11
can~it|-0.66|-0.19
can~keep|0.31|0.26
can~not|-0.12|
can~of||-0.97
can~on||-0.20
can~see|0.27|
can~soon|-0.21|-0.20
can~take|-0.18|-0.17
can~the|-0.66|-0.67
can~think||-0.75
can~this|-0.37|-1.16
can~way|0.29|0.15
can~with|-1.40|-0.74
care||-0.16
care if|0.46|-0.13
care if me|0.77|
care+die|0.42|
care+kill|0.49|0.56
care+life|0.33|-0.14
care+make|0.40|
care+nobody|0.24|
care+not||-0.10
care+soon|0.65|-0.13
care+think|0.20|
career|-0.63|-0.28
cares+life|0.41|
care~am|0.11|
care~die|0.42|
care~me|0.25|
caring for|0.24|0.26
caring for her|0.31|0.32
caring+her|0.31|0.32
caring~her|0.31|0.32
caring~me|0.28|0.30
case me|0.11|0.16
case~it|0.17|0.17
chair|-0.18|-0.25
change|-0.34|-0.20
change+hopeless|-0.12|
changed|-1.05|-0.59
change~me|0.17|
charcoal|0.73|0.81
checked+suicide|0.17|0.27
chocolate|-0.47|-0.18
cigarettes|0.13|0.12
city|-0.29|-0.82
city~the|-0.18|
clean from||-0.19
clean+soon|0.20|-0.15
clean+two||-0.19
clean+years||-0.19
cleaned out|0.12|0.19
cleaned out the|0.12|0.19
cleaned+soon|0.14|0.21
cleaned~the|0.10|0.17
clean~cut||-0.19
cliff||0.12
close to kill|0.51|0.45
close+end|0.17|0.21
close+height|0.37|0.36
close+kill|0.51|0.45
closet|0.39|0.45
close~kill|0.51|0.45
clothes|-0.31|
clothes+leave||-0.12
coffee|-0.68|-0.48
cold|-0.25|
college+suicide|0.17|0.18
college~suicide|0.17|0.18
come home|0.37|
come+death|0.63|-0.18
come+home|0.20|
come+not|0.61|
come+think|0.35|
come+who|0.44|
comes after|0.40|-0.11
comes+not|0.20|
comes+will|0.29|0.30
come~it|0.17|
come~me|0.22|0.16
coming|-0.11|
coming+think|0.15|0.29
committing|0.19|0.31
committing suicide|0.71|0.66
committing+suicide|0.71|0.66
cope+not||-0.12
couch|-0.20|
could||-0.59
could end|0.47|-0.14
could go|0.21|
could kill||-0.15
could not|-1.84|-0.58
could~a|-0.38|-0.72
could~all|0.14|-0.31
could~and||-0.38
could~back|0.20|
could~be||-0.12
could~for||-0.30
could~if|0.19|
could~life|0.14|
could~me||-0.58
could~my||-0.42
could~not|0.17|-0.22
could~sleep|-0.16|
could~the|-0.51|
could~to||-0.49
could~who|0.43|
counselor||-0.12
courage|0.33|0.36
courage to|0.20|0.24
courage+kill|0.53|0.46
courage+want|0.52|0.57
courage~it|0.52|0.57
cousin|-0.13|
cousins|-0.26|
cousin~and||-0.11
cover||-0.35
crashing|0.23|0.28
crashing+think|0.43|0.46
crashing+will|0.43|0.46
cried|-0.66|-0.45
cried+leave||-0.11
cried+said||-0.11
cried+soon||-0.15
cried~the||-0.11
crime|-0.46|-0.15
crossed|0.26|
crying|-0.39|-0.14
crying+keep|-0.20|
cut|0.26|0.24
cut again|1.12|1.19
cut again after|0.61|0.70
cut back||-0.15
cut back on||-0.15
cut herself|-0.10|
cut is|0.44|0.48
cut me again|0.81|0.80
cut me and||0.14
cut me on|0.12|
cut me out||-0.16
cut me so|0.97|0.95
cut me soon|0.13|0.25
cut my|0.18|0.22
cut my body|0.56|0.51
cut my hair||-0.14
cut my head|0.36|0.39
cut on my|0.79|0.85
cut soon|0.21|0.24
cut the wall|0.82|0.84
cut when|0.40|0.41
cut+cut|0.31|0.37
cut+die|0.30|0.22
cut+door||-0.12
cut+down|-0.24|
cut+feel|0.23|0.20
cut+finger||-0.11
cut+got|-0.79|-0.37
cut+hair|0.33|0.20
cut+hammer|0.15|0.21
cut+hand|-0.22|-0.28
cut+head|0.53|0.58
cut+helps|0.57|0.58
cut+her|-0.52|-0.20
cut+herself|-0.10|
cut+home|0.23|
cut+keep|0.66|0.36
cut+kin||-0.17
cut+last|0.17|0.17
cut+leave|0.36|0.50
cut+many|0.10|0.17
cut+night|0.70|0.72
cut+nobody|-0.11|
cut+off|-0.44|-0.17
cut+only|0.44|0.60
cut+oven||-0.17
cut+point|0.29|0.39
cut+pulled|0.14|
cut+punish|0.64|0.64
cut+relapsed|0.60|0.56
cut+self|0.54|0.64
cut+since|0.32|0.38
cut+started|0.61|0.69
cut+teenager||-0.14
cut+ten|1.11|1.09
cut+thing|0.31|0.37
cut+thumb||-0.16
cut+till|0.72|0.74
cut+until|0.90|0.92
cut+used|-0.15|-0.29
cut+wall|0.76|0.81
cut+want||0.13
cut+way|0.19|0.11
cut+went||-0.12
cut+wheel||-0.17
cuts|0.27|0.35
cutting|0.47|0.67
cut~after|0.42|0.50
cut~all||0.10
cut~at|-0.30|-0.10
cut~because|0.38|0.41
cut~blade|-0.17|
cut~blood|0.31|0.29
cut~body|0.36|0.32
cut~cut|0.17|0.20
cut~day|0.27|0.11
cut~door||-0.14
cut~feel|0.29|0.38
cut~hair|0.19|
cut~hammer|0.15|0.21
cut~hand|-0.19|-0.24
cut~have|0.11|0.12
cut~head|0.36|0.40
cut~in|0.16|0.22
cut~it|0.31|0.41
cut~kin|-0.17|-0.31
cut~last|0.22|0.17
cut~many|0.29|0.37
cut~me|0.25|0.34
cut~my|0.49|0.62
cut~night|0.83|0.70
cut~not||0.14
cut~off|-0.18|
cut~on|-0.12|-0.15
cut~only|0.38|0.48
cut~or|-0.18|
cut~oven||-0.17
cut~short||-0.16
cut~so|0.20|0.13
cut~something|0.12|0.13
cut~soon||0.16
cut~the||-0.15
cut~think|0.25|
cut~this||-0.14
cut~to||-0.12
cut~until|0.90|0.83
cut~wall|0.93|0.95
cut~way|0.50|0.22
cut~wheel||-0.14
cut~when|0.48|0.53
cut~with|0.30|0.36
dark+think|0.33|0.30
dark~my|0.11|
day at|-0.18|
day me am|0.15|0.30
day+die|0.22|0.32
day+good|-0.46|-0.16
day+keep|-0.25|-0.24
day+kill|0.32|0.29
day+last|-0.10|
day+leave|0.21|
day+life||0.12
day+mind|0.33|0.36
day+suicide|0.58|0.64
day+think|0.27|0.14
day+used||-0.17
day+week|-0.10|-0.10
day+will|0.25|0.27
days me||0.18
days~the|-0.14|
day~am||0.12
day~do|0.21|0.31
day~of||-0.12
day~the|-0.10|
day~think|0.23|
day~will||-0.11
day~would|0.26|
de|0.56|0.69
de vivre|0.34|0.35
de+envie|0.42|0.43
de+jai|0.38|0.39
de+plus|0.34|0.35
de+vivre|0.34|0.35
dead|0.61|0.39
dead after||-0.13
dead and|0.44|0.30
dead before|0.51|0.78
dead by|0.31|0.34
dead gorgeous||-0.11
dead in|0.27|
dead in this|0.52|0.19
dead inside||-0.14
dead kin|0.30|0.15
dead not||-0.12
dead so|0.67|0.74
dead+doing|0.36|0.38
dead+drop||-0.11
dead+envy|0.82|-0.15
dead+feel|0.26|0.13
dead+five|0.94|0.30
dead+go|0.17|0.24
dead+good|0.26|-0.13
dead+gorgeous||-0.11
dead+he|-0.42|-0.14
dead+her|0.13|0.25
dead+home|0.33|
dead+hopeless||0.15
dead+inside||-0.13
dead+kin|0.14|0.16
dead+know|0.36|0.20
dead+night|-0.11|
dead+nobody|0.38|-0.16
dead+not|-0.26|
dead+off|0.47|0.19
dead+one|0.16|
dead+room|0.52|0.19
dead+sleep|0.80|
dead+soon|0.72|0.30
dead+think|-0.20|-0.34
dead+tired|-0.17|-0.12
dead+wake|-0.12|0.17
dead+want|0.41|1.06
dead+who|0.39|-0.12
dead+years|0.55|-0.14
dead~all|0.19|0.15
dead~am||0.16
dead~and||-0.27
dead~in|-0.26|-0.30
dead~is|0.27|
dead~it|0.30|0.45
dead~me|-0.27|
dead~not||0.23
dead~out|0.98|-0.12
dead~room|0.52|0.19
dead~so|0.42|-0.18
dead~soon|0.43|0.43
dead~that|0.58|0.62
dead~the||-0.11
dead~this|0.24|
dead~to|0.18|0.45
dead~want|0.66|-0.21
dead~will||-0.13
dead~years|0.55|-0.14
death|0.28|
death and|0.17|-0.20
death of|-0.17|
death of me||-0.11
death sounds|0.54|0.21
death sounds better|0.54|0.21
death this||-0.12
death was||-0.11
death would|0.53|0.11
death+die|-0.28|
death+felt||-0.14
death+friend|0.22|-0.12
death+grandfather||-0.12
death+how||-0.14
death+kin|-0.29|
death+lot|0.40|
death+not|0.22|-0.21
death+soon|-0.16|
death+sounds|0.95|0.16
death+think|0.40|
death+told||-0.12
death+who|0.20|
death+will||-0.11
death+you|-0.11|
death~a|0.47|
death~and|-0.17|
death~be|0.46|
death~better|1.04|0.43
death~for|0.13|
death~friend|0.22|-0.12
death~how|0.15|-0.14
death~it|0.17|
death~lot|0.28|
death~me|0.23|
death~my||-0.21
death~than|0.44|0.39
death~this|0.54|0.21
death~told||-0.12
death~want|0.44|
death~when|-0.14|
death~who|0.74|-0.14
death~will|0.10|0.22
death~would|0.70|-0.11
decided|0.38|0.53
deeper than|0.71|0.72
denke|0.56|0.59
denke+ich|0.56|0.59
denver+will||-0.15
deserve|0.23|
deserve it|0.25|0.34
deserve to|0.28|-0.13
deserve to life|0.34|-0.18
deserve+kin|0.30|
deserve+life|0.13|-0.22
deserve+until|0.45|0.45
deserve~and||0.14
deserve~be|-0.35|
deserve~life|0.15|-0.25
deserve~me|0.35|0.23
did|-0.25|-0.17
did it||0.14
did not|-0.31|-1.30
did not life|0.29|
did not wake|0.64|
did~back|-0.14|
did~kin||-0.12
did~me|-0.12|
did~not|-0.14|
did~soon|-0.16|
did~to|-0.23|
did~up||-0.23
die|0.25|0.40
die again|0.11|0.13
die all|-0.15|-0.18
die and|0.18|0.14
die and me|0.19|0.25
die before|-0.19|-0.24
die but|0.13|0.16
die for|-0.51|-0.29
die for a|-0.20|
die in||0.16
die in that|0.23|0.39
die many|0.29|0.22
die many day|0.77|0.66
die me||-0.17
die me want|-0.25|-0.30
die so|0.16|0.35
die soon|0.89|0.36
die soon it|0.36|-0.16
die while|-0.12|
die while me|-0.12|
die+die|0.19|0.21
die+end|0.16|
die+feel|0.96|0.20
die+film||-0.14
die+front|-0.16|-0.18
die+get|0.26|
die+go|0.19|0.31
die+grandfather||-0.11
die+hand|0.44|0.46
die+height|-0.25|-0.31
die+her||-0.15
die+hospice||-0.13
die+how|0.40|0.59
die+kin||-0.13
die+life|0.57|
die+longer||-0.20
die+many||-0.14
die+mind|0.96|0.40
die+miss|0.14|
die+night|0.78|0.82
die+ninety||-0.12
die+no|-0.21|-0.21
die+nobody|0.55|
die+not||-0.24
die+now|0.16|0.25
die+one|0.38|0.46
die+only||0.17
die+part|0.59|0.61
die+patient||-0.15
die+phone||-0.10
die+pills|0.12|0.17
die+played||-0.11
die+room||-0.14
die+sad||0.25
die+said|-0.17|
die+says|-0.43|-0.29
die+see|-0.17|-0.19
die+she|-0.53|-0.33
die+sleep||0.16
die+song||-0.14
die+soon|0.37|0.25
die+sounds|0.55|0.22
die+suicide||-0.17
die+take|-0.21|-0.30
die+think|0.89|0.79
die+through|0.13|
die+time|0.20|0.22
die+until||-0.11
die+used|0.12|0.17
die+waiting|0.61|
die+want|0.59|0.86
die+wanting|0.48|0.48
die+way|0.13|0.20
die+ways|0.48|0.52
die+wheel|-0.15|-0.20
die+while|-0.12|
die+who|0.14|
die+will||0.15
die+years|-0.12|
died|0.14|
die~am|0.86|0.26
die~and|0.26|0.41
die~at|-0.19|
die~be|0.52|0.24
die~before||-0.13
die~better|0.53|0.15
die~called||-0.13
die~day|0.16|0.24
die~die|0.21|0.23
die~do|0.62|
die~hand|0.44|0.46
die~have|-0.10|-0.12
die~he|0.13|0.16
die~her||-0.14
die~hospice||-0.13
die~how|0.40|0.45
die~it|0.50|0.30
die~kin|-0.18|
die~me|0.26|0.24
die~my|-0.26|-0.37
die~ninety||-0.12
die~not|0.24|
die~of|0.33|
die~on||-0.14
die~sad||0.25
die~see|-0.18|-0.20
die~that||0.14
die~think|0.27|
die~this||0.10
die~time|0.25|0.27
die~to|0.39|0.45
die~until||-0.13
die~want|0.22|0.36
die~was||-0.12
die~will|-0.12|
die~with||-0.13
die~would|0.35|
dinner||-0.15
dinner+kill|-0.10|-0.19
dinner+pills||-0.13
dinner+think|0.30|0.32
dinner+want|-0.11|
dinner+will|0.17|0.18
disappeared|0.36|-0.18
dishes||0.12
dishes+doing|0.40|0.42
dishes+while|0.40|0.42
do anything|-0.39|
do it|0.22|0.44
do it on|0.36|0.31
do it soon|-0.44|-0.57
do it the|-0.21|-0.30
do me||-0.82
do not belong|0.33|
do not come|0.56|0.14
do not deserve|0.39|-0.14
do not trust|0.13|0.31
do not wake|0.38|-0.14
do something||0.12
do this|-0.19|-1.13
do this anymore||-0.11
doctor||-0.81
doctor+no||-0.11
doctor+pills||-0.14
doctor+said|0.21|
doctor+suicide||-0.16
doctor+think|-0.13|
doctor~suicide||-0.16
doctor~think||-0.12
does|-0.63|-1.51
does not|-0.49|-1.02
does not scare|0.52|
does~it||-0.26
does~me||-0.47
does~scare|0.52|
does~sounds|0.45|
does~to||-0.33
does~want|-0.18|-0.24
dog+here|0.69|-0.10
dog+sleep||-0.15
dog~sleep||-0.12
doing it|0.24|0.35
doing it soon|0.93|0.87
doing the dishes|0.40|0.42
doing+kin||0.16
doing+soon|0.50|0.54
doing+want|0.12|
doing+while|0.20|0.29
doing+will|0.23|0.31
doing~dishes|0.40|0.42
doing~kin|0.12|0.16
doing~soon|0.59|0.61
dollars||-0.17
dollars+forty|-0.14|-0.11
dollars+pills|-0.14|-0.11
done||-0.10
door|0.16|
door and|-0.14|-0.17
door and me|0.49|0.49
door+go|-0.10|
door+height|0.71|0.84
door+home|0.37|0.39
door+leave||0.12
door+locked|0.54|0.49
door+rope|0.57|0.59
door+tied|0.44|0.48
door+want|0.70|0.24
door+wheel|0.39|0.43
door+will|-0.26|-0.29
door~and|0.43|0.53
door~blade|0.61|0.64
door~have|0.49|0.49
door~me|0.67|0.74
door~the|-0.46|-0.39
dorm|0.12|0.15
dose+pills||-0.14
dose+think|0.23|0.31
down|-0.13|-0.20
down me|0.16|
down the|-0.57|-0.27
down+lay||-0.13
down+pills||-0.13
down+put|-0.20|
down+take|-0.33|
down~and||-0.24
down~the|-0.16|-0.77
do~a||-1.62
do~again|-0.60|-0.28
do~alone||0.11
do~am||-0.13
do~and|-0.29|
do~another|0.21|0.41
do~any||-0.72
do~anymore|-0.24|
do~anything||-0.12
do~around|0.57|
do~be|0.31|
do~being||-0.11
do~belong|0.33|
do~come|0.36|
do~cut|-0.64|-0.33
do~day|0.22|
do~deserve|0.35|-0.13
do~die|-0.25|-0.24
do~do||-0.23
do~find||0.15
do~for|-0.23|-0.96
do~get|-0.24|-0.20
do~go|-0.14|-0.43
do~have||-0.23
do~in||-1.19
do~it||-0.18
do~keep||-0.17
do~kill|-0.21|-0.25
do~life|0.24|0.31
do~make||-0.46
do~me|0.23|0.18
do~much||-0.17
do~not||-0.92
do~on||0.13
do~one||-0.15
do~or||-0.44
do~part|0.12|-0.13
do~point||-0.65
do~soon|0.17|-0.33
do~stay|0.49|0.22
do~strength|0.66|0.40
do~the|-0.10|-0.14
do~think||-0.11
do~this||-0.23
do~to|0.11|
do~trust|0.11|0.28
do~wake|0.80|-0.25
drank|0.14|0.29
drawer|0.50|0.57
drawer~me|0.86|0.91
dream|-0.15|
drinking|-0.10|
drinking+end||0.10
drinking+soon||0.15
drive into|0.73|0.67
drive+height|0.48|0.41
drive+into|0.36|0.32
drive+think|0.24|0.25
drive+water|0.84|0.81
drive+will|0.30|0.31
driver|0.10|
drive~the|0.12|0.12
drive~water|0.84|0.81
driving to|0.89|0.82
driving to the|0.89|0.82
driving+end|0.48|0.54
driving+into|0.50|0.61
driving+think|0.21|0.23
driving+wheel|0.74|0.88
driving+will|0.24|0.27
driving~a|0.57|0.68
driving~and|0.21|0.31
driving~the|0.12|0.15
drop|-1.10|-0.56
drop dead||-0.11
drop dead gorgeous||-0.11
drop+gorgeous||-0.11
dropped|-0.52|-0.29
drop~gorgeous||-0.11
drove||0.14
drove off|0.19|0.33
drove off the|0.19|0.33
drove+end||-0.17
drove+off|0.18|0.32
drove+sat|1.04|1.08
drove+soon||-0.15
drove~in||-0.14
drove~sat|1.04|1.08
drove~soon||-0.15
drove~the|0.21|0.34
drown|0.31|0.38
drowning|-0.29|-0.36
during|-0.14|
each time|0.14|0.17
each+think|0.19|0.22
each+time||0.13
each+will|0.16|0.19
early|-1.32|-0.78
early+sleep||-0.10
early+take||-0.11
early+want|-0.28|
early~the|-0.24|
earth|0.15|-0.42
earth+here|0.99|
earth+not|0.33|
easier|-0.12|-0.44
easy|-0.19|-0.15
easy+wheel|0.78|0.30
easy~wheel|0.78|0.30
eat|-1.74|-1.25
eating and|0.59|0.55
eating+since|0.84|0.90
edge||-0.16
eighty|0.17|0.19
else|-0.42|-1.31
else+not||-0.21
else+want||-0.21
empty|-0.30|
en|0.83|0.92
en+la|0.78|0.83
end|0.21|0.37
end a|-0.48|-0.25
end and|0.22|0.11
end and end|0.11|0.18
end everything|0.49|0.61
end for|0.19|0.11
end for me|0.85|0.99
end her life||-0.13
end it|0.58|0.68
end it all|0.13|0.35
end life|-0.28|
end me|0.14|
end me am|0.55|0.60
end me want|0.63|
end my||0.41
end my life||0.63
end my my|0.89|0.91
end of my|-0.18|
end of the|-0.55|-0.18
end the|-0.14|
end things|0.22|0.38
end this|-0.42|-0.23
end with life|0.70|-0.15
end+end|0.12|0.18
end+everything|0.49|0.16
end+feel|0.39|
end+future|0.22|
end+get||-0.67
end+ghost|0.47|
end+got|0.24|0.34
end+gun|0.29|0.35
end+hand|0.15|0.14
end+having|0.13|0.15
end+head|0.23|0.31
end+height|0.41|0.39
end+her|-0.97|-0.41
end+hopeless|0.16|
end+hotel|0.71|0.72
end+hour|0.20|0.21
end+how|0.20|0.27
end+job|-0.12|
end+jump|-0.20|-0.20
end+keep|-0.27|-0.23
end+kill|-0.15|-0.19
end+kin||-0.50
end+know|0.12|0.18
end+leave|0.21|0.28
end+letter|-0.14|-0.12
end+life|0.36|0.44
end+looked|0.65|0.70
end+many|0.20|0.29
end+mark||-0.14
end+nearly||0.13
end+no|-0.50|-0.26
end+off||-0.13
end+pain|0.39|
end+pills|0.29|0.32
end+point||0.14
end+project||-0.15
end+put|0.43|0.53
end+rope|0.20|0.23
end+said||-0.11
end+saying||0.11
end+she|-0.74|-0.35
end+shift|0.33|0.37
end+six|0.38|0.40
end+soon|0.14|0.34
end+subscription||-0.18
end+suicide|0.32|0.27
end+therapist|0.24|0.19
end+things|0.12|0.25
end+think|0.20|0.23
end+want|0.27|
end+we|-1.21|-0.84
end+week|-0.17|
end+wheel|0.69|0.41
end+will|0.25|0.31
end+years|-0.65|-0.38
ended||-0.72
ending|0.11|0.43
ends|0.11|0.13
end~a|-0.17|-0.27
end~am|-0.11|
end~an|-0.12|
end~at|0.13|0.19
end~before|-0.33|-0.10
end~die|0.32|0.14
end~do||-0.12
end~end|0.11|0.15
end~how|0.25|
end~if|0.12|0.11
end~in|-0.97|-0.66
end~kill|0.14|
end~life|0.33|0.63
end~me|0.11|0.12
end~once|0.20|0.23
end~out||-0.15
end~project||-0.15
end~said|0.18|0.22
end~soon|0.10|0.31
end~subscription||-0.18
end~the|-0.15|
end~then|-0.26|
end~we|-0.22|
end~who|0.17|0.31
end~years|-0.28|-0.10
engine||-0.12
engine~to|-0.11|-0.15
entry+last|0.17|
entry+leave|0.26|-0.15
entry~the||-0.18
envie|0.42|0.43
envie de|0.42|0.43
envie de vivre|0.34|0.35
envie+jai|0.38|0.39
envie+plus|0.34|0.35
envie+vivre|0.34|0.35
envie~vivre|0.34|0.35
envy|0.29|
envy+who|0.48|-0.14
envy~dead|0.82|-0.15
envy~who|0.48|-0.14
en~la|0.78|0.83
estar|1.20|1.27
ever||-0.68
ever+not||-0.33
ever+want||-0.22
ever+will||-0.36
everybody||-0.56
everyone||-0.33
everyones||-0.27
everyones~me|0.30|
everything feels||-0.13
everything feels hopeless||-0.13
everything is|0.12|0.22
everything me|0.20|
everything me want|0.35|
everything+failure||-0.13
everything+feels||-0.10
everything+hopeless||-0.11
everything+pills|0.13|0.16
everything+soon|0.51|0.59
everything+take|0.20|0.26
everything+want|0.17|0.11
everything~and|-0.11|-0.19
everything~at|-0.24|-0.17
everything~bathroom||0.12
everything~for||-0.12
everything~hopeless||-0.15
everything~pills|0.21|0.21
everything~soon|0.35|0.41
everything~the|0.16|0.31
everything~want|0.11|
ever~for|0.16|
ever~my|0.31|
ever~on|0.12|
exam|-0.11|-0.24
exam+kill|-0.18|-0.25
exam+kin|-0.15|-0.21
exam+think|0.32|0.28
exam+will||-0.11
exam~kin|-0.15|-0.21
exam~me||-0.17
exam~my|-0.15|-0.20
except the|0.10|
except+hopeless|0.68|-0.12
except+no|0.42|-0.12
except+one|0.31|
except+way|0.53|0.22
exist||-0.46
existed||-0.17
existing|0.45|-0.26
extra||-0.38
extra+hopeless|0.83|
extra+kin|0.51|
extra~me|0.17|
eyes||-0.84
eyes+not|0.27|
failure|-0.55|-0.22
failure+want|-0.14|
failure~everything||-0.13
falling|-0.51|-0.22
family||-0.31
fantasize|0.41|0.10
far|-0.12|
farewell||-0.12
father||-0.42
feel better|-0.80|-0.42
feel burden||-0.11
feel hopeless|-0.27|
feel so||-0.29
feel so hopeless||-0.14
feel suicide|0.66|0.70
feel this||0.23
feel want|0.36|
feel want a||-0.29
feel want me|0.40|
feel want there|0.23|
feel+ghost|0.61|
feel+hopeless|-0.14|-0.46
feel+inside||-0.13
feel+into|0.17|0.33
feel+kin||-0.26
feel+life|0.14|-0.56
feel+no|0.21|
feel+nobody|-0.21|
feel+place|0.41|
feel+suicide|0.79|0.92
feel+thing|0.11|0.25
feel+time|0.27|0.16
feel+trapped||-0.12
feel+two|0.19|0.29
feel+unsure|-0.17|
feel+want|0.39|
feel+what|0.11|0.11
feel+who|0.16|
feel+will|-0.13|
feeling suicide|0.87|0.82
feeling suicide since|0.50|0.50
feeling+since|0.39|0.42
feeling+suicide|0.87|0.82
feeling~since|0.39|0.42
feels||-0.10
feels hopeless||-0.13
feels want|0.15|
feels want the|0.29|0.38
feels+hopeless||-0.13
feels+life|0.15|-0.10
feels+only|0.16|0.25
feels+suicide|0.27|0.36
feels+way|0.34|0.15
feels~only|0.40|0.50
feels~out|0.60|0.19
feels~the|0.17|0.25
feels~this|0.43|
feels~way|0.49|0.18
feel~am|0.15|-0.46
feel~and||-0.92
feel~at|-0.34|-0.13
feel~burden|-0.16|
feel~die|0.86|0.34
feel~do|-0.14|
feel~end|0.35|
feel~ghost|0.61|
feel~glad|0.14|-0.10
feel~have||-0.15
feel~hopeless|-0.11|-0.12
feel~in|-0.13|
feel~inside||-0.14
feel~life|0.34|-0.32
feel~me|0.20|
feel~no|0.78|
feel~nobody|-0.27|-0.14
feel~not|0.14|-0.38
feel~of|0.30|
feel~on|-0.13|
feel~soon|-0.23|-0.26
feel~that||-0.26
feel~the||0.10
feel~there|0.12|
feel~time|0.36|0.43
feel~to|0.26|
feel~unsure||-0.10
feel~up|0.29|
feel~want|0.16|
feel~will|-0.12|
feel~would|-0.13|
felt|-0.35|-0.13
felt want|-0.38|-0.14
felt+want|-0.50|-0.24
fight||-0.13
fight it|0.41|
fight it if|0.57|-0.13
fight~if|0.41|
fight~me|0.20|
film|-0.76|-0.46
finally|-0.36|
finally+life||-0.11
finally+will||-0.11
finally~me||-0.21
find me|0.86|1.13
find+kin|0.25|0.42
find+leave|0.65|0.27
find+soon||-0.12
find+what||0.13
find+who||0.24
finger|-0.35|
finger~the||-0.11
finish||-0.52
fire and|-0.16|
fire~me||0.14
first|-1.34|-0.87
first+high||-0.14
first~me|-1.05|-0.59
five years|0.14|
five+wake||-0.18
five+years|0.14|
fixing|-0.10|
fixing+height||-0.12
fixing+until||-0.12
fixing~until||-0.12
flying||-0.25
food|-0.50|-0.18
for||-0.15
for a|-0.53|-0.14
for all if|0.50|
for good|0.60|0.15
for her|-0.14|
for it|-0.17|-0.94
for me|0.11|
for my dog|0.68|0.30
for my kin|0.21|
for soon|-0.19|-0.10
for suicide|0.17|0.27
for the|-0.38|
for the last|0.12|0.20
for this|-0.32|-1.03
for weeks||-0.14
for when|0.20|0.26
for when me|0.37|0.42
for years|0.14|
forever and|-0.17|
forever and me|-0.17|0.14
forever+sleep|0.19|
forever+want|0.20|
forever~me|-0.19|
forgot|-0.56|-1.13
forty|0.11|-0.11
forty dollars|-0.14|-0.11
forty+life||0.27
forty+not|1.07|0.25
forty+pills|-0.14|-0.11
forty+thirty|-0.15|
forty+will|0.81|0.84
forty~me||0.10
forward||-0.56
for~a|-2.25|-1.16
for~all||-0.32
for~am|0.15|0.16
for~anymore|0.51|
for~be||-1.15
for~days||-0.16
for~die|0.42|-0.12
for~dog|1.01|0.37
for~down|-0.32|
for~end|0.14|
for~hopeless|0.31|
for~hour||-0.11
for~if||-0.28
for~in||-0.25
for~is|-0.21|-0.40
for~it|-0.11|
for~kill|0.11|
for~last|0.20|0.28
for~lay||-0.14
for~leave|0.40|
for~life|0.42|0.16
for~my|-0.12|
for~night|0.10|0.12
for~nobody|0.12|
for~now||-0.62
for~on||-0.86
for~one||-0.33
for~only|0.12|
for~right||-0.14
for~so||-0.60
for~the|-0.36|-1.06
for~then||-0.18
for~there||-0.28
for~was|-0.27|-0.62
for~years|-1.29|-0.64
found+kin||0.13
found~blade|0.20|0.24
four|-0.60|-0.27
friday||-0.11
friend|-0.68|-1.44
friend+herself||-0.13
friend+told||-0.16
friend+want|-0.42|-0.15
friend~kill||-0.11
friend~life||-0.12
friend~me|-0.52|-0.23
from end|1.10|1.08
from the|-0.17|
from~a|-0.16|
from~again|0.64|0.16
from~for|-0.60|-0.32
from~height||-0.18
from~it||0.17
from~the|-0.32|-0.12
from~with|-0.45|-0.19
front of||0.11
front of a||0.11
front+jump|0.14|0.17
front+kin||-0.14
front+think|0.20|0.24
front+train|0.44|0.43
front+want|-0.23|-0.27
front+will|0.42|0.41
front~and|-0.22|-0.31
front~camera||-0.12
front~for||-0.14
front~train|0.44|0.43
full|-1.55|-0.93
funeral||-0.37
funny|-1.75|-1.21
future||-0.70
future for|0.12|
future for me|0.85|-0.12
future to||-0.21
future to and|0.57|
future+hopeless|0.73|
future+look|0.21|
future+no|0.48|
future+nobody|0.29|
future+not|0.13|-0.24
future+see|0.13|
future~and|0.14|
future~do|0.22|
future~it|0.22|
future~me|0.65|-0.11
future~nobody|0.51|
future~not|0.15|
future~to|0.23|
future~want|0.14|
game|-2.07|-1.53
game~me|-0.42|-0.18
garage|0.16|0.33
garden|-0.31|
gave|-1.30|-0.86
gave leave||-0.10
gave+suicide||-0.11
gave~to|-0.13|
get|-0.24|-0.29
get end|0.13|
get end it|0.72|
get up|0.45|
get+leave||-0.12
get+no||-0.11
get+not|-0.15|
get+only|0.14|0.27
get+point||-0.18
get+want||-0.17
gets|-0.21|
getting~it|0.23|0.32
get~a||-0.97
get~am||-0.11
get~go|0.13|
get~it||-0.73
get~on||-0.62
get~to|-0.12|
ghost+want|0.71|
ghost~end|0.47|
ghost~to|0.48|
girl|-0.77|-0.30
give|-0.12|-1.47
give+heart|0.82|
give+want||-0.36
give~all|0.12|
give~to||-0.31
giving||-0.87
giving up|-0.25|
giving up on|-0.23|
giving+life|0.44|
giving~life|0.44|
giving~on|-0.21|
giving~the|-0.21|
glad|-0.59|-1.30
glad me|-1.18|-0.42
glad me am|-0.19|
glad me did|-0.14|
glad of|0.87|
glad+life|-0.12|
glad+not|-0.15|-0.33
glad~am|-0.32|
glad~did|-0.36|-0.14
glad~me||-0.16
glad~not|-0.78|-0.24
go of||-0.13
go on||-1.01
go to sleep|0.58|
go+kill||0.17
go+no||-0.16
go+not||-0.39
go+pills|0.12|0.17
go+point|0.14|
go+rope|0.74|0.73
go+say|0.31|
go+sleep|0.49|
go+tired|0.50|
go+told||-0.11
go+wake|-0.40|-0.13
go+want|0.14|
go+water||0.18
god||-0.21
god+sleep||-0.13
god+will||-0.41
god~am|0.42|
god~me|0.12|
goes+kin|0.14|
goes+want||-0.33
gone|0.36|
good|-0.40|-0.87
good day|-0.24|
good+life||-0.19
good+soon|-1.43|-0.56
good+want||-0.14
goodbye|0.67|0.49
goodbyes|0.94|0.27
good~all||-0.43
googled|0.22|0.33
gorgeous|-0.64|-0.33
gorgeous+he||-0.11
got the|0.10|
got the pills|0.82|0.72
got the rope|0.15|0.12
got+kill|-0.37|-0.55
got+lined|0.34|0.36
got+not|-0.59|-0.92
got+pills|0.73|0.66
got+want|-0.16|
got+way|0.36|
got+will||0.11
got~lined|0.34|0.36
got~my|-0.10|-0.19
got~out|0.16|0.21
got~pills|0.73|0.66
got~rope|0.15|0.12
got~soon|0.37|0.43
got~think||0.15
got~up|0.12|
go~a|-0.24|-0.59
go~am|0.18|
go~and||-1.20
go~anymore|0.11|
go~die|0.19|0.29
go~not|0.12|
go~sleep|0.48|
go~this|-0.32|
go~wake|0.39|
go~want||-0.27
go~water|0.19|0.32
grandfather|-0.24|
grandmother|-0.20|
grandmother+her||-0.10
grandmother~her||-0.12
grateful|-0.34|
grateful to||-0.14
grateful to be||-0.14
grateful~be||-0.14
grow||-0.38
grown|-0.29|
grown+updated||-0.14
guitar|-0.12|
gun|0.39|0.56
gun for|0.83|0.25
gun in my|0.16|0.12
gun is|0.59|0.60
gun me|0.58|0.67
gun+last|0.77|0.80
gun+little|0.15|
gun+loaded|1.00|0.94
gun+next|0.40|0.39
gun+not|0.13|0.23
gun+right|0.55|0.23
gun+soon|0.26|0.19
gun+take|0.65|0.18
gun+think|0.39|0.50
gun+time|0.61|0.61
gun+will|0.27|0.34
gun~all|0.33|
gun~and|0.67|0.84
gun~in|0.27|0.33
gun~it|0.32|0.44
gun~last|0.77|0.80
gun~me|0.13|0.21
gun~my|0.41|0.45
gun~next|0.73|0.72
gun~soon|-0.27|-0.44
gun~the|0.21|0.29
gun~think|0.24|0.25
gun~to|0.18|0.26
gym|-0.60|-0.32
gym~in||-0.10
had a|-0.25|-0.32
had a breakdown||-0.12
had been|0.16|
had die|0.50|0.80
had die in|0.50|0.80
had not||-0.40
had not been|0.13|
had suicide|0.11|0.14
had suicide think|0.11|0.14
had the courage|0.53|0.46
had to|-1.88|-1.25
had~a||-0.57
had~accident|0.62|0.22
had~all||-0.38
had~and|-0.12|
had~at|-0.58|-0.17
had~attack|0.15|
had~born|0.41|
had~breakdown||-0.12
had~courage|0.53|0.46
had~me|0.14|
had~of|-0.34|
had~off|0.10|
had~panic||-0.14
had~sleep|0.25|0.30
had~so|-0.24|
had~that|0.14|
had~the|-1.53|-1.07
had~to|-0.29|
had~will||-0.17
had~with|-1.09|-0.54
hair short||-0.15
hair short and||-0.15
hair+short||-0.11
hair+want|-0.44|-0.11
hair~and|0.23|0.15
hair~it|-0.17|
hair~the|0.26|0.38
hair~want||-0.11
half|-0.21|
hand|0.11|0.17
hand and|0.23|0.27
hand on|0.32|0.32
hand+his|0.36|0.39
hand+pills|0.46|0.48
hand+take|0.34|0.40
hand+think|0.16|0.25
hand+want|-0.25|-0.32
hand+will|0.20|0.24
hand~end|0.44|0.42
hand~it|0.22|0.28
hand~me|0.43|0.47
hand~of|0.25|0.30
hand~to|0.14|0.20
hang|0.27|0.37
hanging|-0.15|-0.21
happen|-0.27|-0.17
happens||-1.13
happens to||-0.13
happens to me|0.25|
happens+not|0.15|
happens+what||-0.18
happens~anymore|0.92|
happier|0.25|-0.11
hard|-1.16|-1.42
harm||0.13
harmed+not||-0.11
harmed+self||-0.12
harmed~and||-0.12
harming|0.87|0.82
has|-0.58|-0.64
has been|-0.58|-0.30
has been cut||-0.17
has no||-0.12
has no point|0.87|
has~point|0.34|
has~suicide||-0.14
has~the|-0.16|
has~will|-0.75|-0.33
hate|-0.71|-0.55
hate+want|-0.15|
hate~me|-0.15|
have a blade|0.34|0.29
have a think|-0.18|
have been|0.16|0.15
have been me|1.22|-0.11
have been think|0.35|
have everything||0.12
have everything me||0.12
have got|0.17|0.13
have got the||-0.10
have hopeless leave|0.40|0.11
have hopeless to||-0.22
have kept|0.66|
have leave||0.17
have locked|0.61|0.64
have locked the|0.61|0.64
have lost the|0.47|-0.17
have me||-0.10
have moved||-0.18
have no||-1.08
have no point|-0.35|
have no think|-0.64|-0.36
have not|-1.07|-0.95
have started|0.43|
have started think|0.68|0.77
have started to|0.68|-0.12
have take|0.28|0.46
have take everything|0.85|0.89
have the blade|0.61|0.64
have the pills|0.71|0.47
have the rope|0.77|0.88
have the strength|0.66|0.40
have think||0.20
have think of||0.11
have think will|0.42|0.40
have tied|0.32|0.34
have tied the|0.32|0.34
have to||-0.29
have to feel|0.87|0.97
have to keep|0.61|
have will|0.41|0.61
have will me|1.32|1.07
have written|0.33|0.36
have~again|-0.16|-0.21
have~and|0.10|0.16
have~at|-0.23|
have~bathroom|0.11|0.17
have~better||-0.17
have~blade|0.16|0.17
have~clean|-0.10|
have~cut|0.18|0.32
have~day|-0.22|
have~dead|0.80|0.29
have~death|0.74|
have~die|0.56|0.61
have~door|0.29|0.31
have~end|0.14|0.28
have~everything|0.50|0.31
have~feel|0.19|0.32
have~for||-0.12
have~front|0.28|0.30
have~future|0.21|
have~get||-0.29
have~gun|0.50|0.70
have~hand|0.15|0.21
have~here|-0.13|-0.12
have~home|-0.16|-0.13
have~hour|0.64|0.63
have~how|-0.11|
have~if||-0.53
have~into|0.19|0.25
have~is|-0.17|
have~it|-0.65|-0.49
have~kill|-0.32|-0.21
have~last|0.26|0.40
have~leave|0.35|
have~letter|0.51|0.76
have~life|0.61|
have~lot||-0.34
have~me|0.27|0.18
have~my||-0.12
have~no||-0.16
have~nobody|0.15|-0.34
have~only|0.26|0.17
have~pills|1.15|1.33
have~point|0.30|-0.47
have~road|0.81|0.12
have~rope|0.18|0.20
have~self|0.14|0.19
have~since|0.20|0.18
have~sleep|0.14|0.24
have~stay|0.85|0.26
have~strength|0.66|0.40
have~suicide||0.16
have~the|0.13|0.25
have~things|0.21|0.13
have~think|-0.16|
have~twice||-0.10
have~up|0.16|
have~when|0.14|
have~will|0.14|
have~with|-0.30|-0.12
have~years||-0.28
having a|-1.27|-0.84
having a breakdown||-0.12
having suicide|0.89|0.83
having suicide all|0.69|0.58
having think|0.63|0.57
having think will|0.49|0.47
having+keep|0.41|0.43
having+life|0.39|0.44
having+suicide|1.08|0.96
having+think|0.31|0.34
having~breakdown||-0.12
having~end|0.17|0.18
having~life|0.41|0.47
having~my|0.12|0.13
having~of|0.17|0.20
having~think|0.41|0.42
he|-0.55|-0.44
he is|-0.98|-0.59
he is drop||-0.11
he said|-0.48|-0.28
he want|-0.57|-0.48
he want to|-0.39|-0.33
he would|-0.22|
he would be|-0.33|
he+he|-1.13|-0.86
he+him|-0.43|-0.30
he+himself|-0.29|-0.14
he+his|-0.10|-0.11
he+kill|-0.70|-0.51
he+kin|-0.38|-0.16
he+leave|-0.48|-0.28
he+matarme|0.99|1.03
he+not|-1.76|-0.98
he+off|-0.53|-0.20
he+said|-0.92|-0.67
he+says|-0.62|-0.33
he+suicide|0.10|
he+want|-0.59|-0.37
he+will|-1.76|-1.31
head||0.12
head on|0.13|0.20
head on the|0.29|0.40
head+kill|0.22|0.21
head+until|0.63|0.67
head+wheel|-0.11|-0.13
headache|-0.13|
headache+pills||-0.11
headache+take||-0.11
head~again||0.12
head~and|0.30|0.32
head~end|0.57|0.62
head~it|0.32|0.38
head~me|0.31|0.37
head~the|-0.16|-0.22
head~until|0.85|0.87
head~wheel|-0.11|-0.13
hear|-0.31|-1.35
heart pills|0.44|0.47
heart+pills|0.69|0.72
heart+want|0.20|-0.18
heart~all|0.49|
heart~am|0.25|0.34
heart~and|0.37|-0.14
heart~it|0.65|
heart~me||-0.24
heart~to|0.32|
heart~want|0.54|-0.11
hear~me|0.15|-0.15
height and me|0.47|0.26
height and watched||-0.10
height at||-0.13
height fixing||-0.12
height fixing the||-0.12
height me|-0.17|
height me want|-0.28|-0.12
height now|0.47|0.44
height of the|0.51|0.57
height soon|0.67|0.65
height with the|0.28|0.30
height+high|0.10|0.13
height+hotel|0.71|0.72
height+hour|0.24|0.24
height+jump|0.52|0.65
height+kill||-0.28
height+kin||0.17
height+looked|0.24|0.25
height+many|-0.12|-0.19
height+night|0.18|0.21
height+now|0.12|0.11
height+off|0.45|0.57
height+open|0.69|0.18
height+parking|0.77|0.90
height+party|0.11|
height+sat|0.11|0.12
height+sitting|0.98|1.03
height+soon|0.34|0.32
height+standing||0.12
height+stayed||-0.14
height+stood|-0.19|
height+takes|0.72|
height+top|0.24|0.37
height+walking|0.52|0.54
height+want|0.39|0.32
height+watched||-0.10
height+will|0.21|0.31
height~a|-0.20|-0.15
height~am|0.46|0.57
height~an|0.11|0.11
height~and|0.40|0.39
height~at||-0.12
height~boats||-0.10
height~for|-0.19|-0.23
height~jump|0.43|0.40
height~looked|0.23|0.24
height~many|0.15|0.18
height~me|0.41|0.19
height~my|-0.14|
height~night|0.13|0.17
height~not|0.13|
height~on||0.11
height~open|0.69|0.18
height~see|0.15|0.23
height~so||-0.13
height~soon|0.13|0.15
height~the|0.13|0.20
height~to|0.52|0.53
height~want|-0.13|
height~watched||-0.10
height~will|0.35|0.36
height~with|0.10|
help|-1.06|-1.60
helps+only|0.46|0.50
helps+thing|0.57|0.58
her|-0.18|-0.44
her and||-0.17
her me|-0.13|
her will the||-0.16
her+life|-0.52|-0.15
her+loved|0.21|
her+not|-0.19|-1.07
her+please|0.19|
her+she|-0.29|-0.27
her+told|-0.35|-0.12
her+want|-0.39|-0.42
here||-0.21
here and|-0.11|-0.37
here and me|0.12|-0.49
here anymore|0.15|
here me am|0.11|0.18
here next||-0.14
here+hopeless|0.52|
here+keep|0.32|
here+kill|0.12|
here+next|-0.11|
here+not|0.26|
here+only|0.29|
here+soon|-0.13|-0.11
here+stay|0.50|0.41
here+think|0.11|-0.52
here+what||-0.41
here~am|0.13|
here~at|-0.13|
here~in|0.22|-0.14
here~life|0.42|
here~my||-0.24
here~not||-0.46
here~this||-0.41
here~want||-0.29
herself|-0.79|-0.65
herself and me||-0.14
herself last||-0.15
herself+kill|-0.27|-0.16
herself+kin|-0.13|
herself+last||-0.15
herself+she|-0.21|
herself+soon||-0.15
herself~a|-0.12|
herself~at||-0.17
herself~blade||-0.13
herself~me|-0.12|
herself~want||-0.10
her~a|-0.98|-0.55
her~it||-0.37
her~me|-0.19|
her~she||-0.41
her~the|-1.23|-0.77
her~to|-0.42|
her~was||-0.28
he~a|-0.56|-0.28
he~and|-1.39|-1.01
he~be|-1.07|-0.53
he~better|-0.39|-0.13
he~dead|-0.27|
he~die|-0.28|-0.15
he~drop||-0.11
he~gorgeous||-0.11
he~he|-1.04|-0.78
he~himself|-0.23|
he~if|-0.18|
he~in|-1.17|-0.76
he~it|-1.29|-0.73
he~kill|-0.38|-0.18
he~leave|-0.29|-0.12
he~off|-0.41|-0.14
he~suicide||-0.12
he~the|-1.67|-1.40
he~to|-2.12|-1.71
he~will|-0.97|-0.76
he~would|-0.29|
hide|-0.11|
hide my|0.80|0.75
hide my kin|0.56|0.53
hide+kin|0.72|0.82
hide+suicide|0.56|0.53
hide~am|0.64|0.59
hide~kin|0.56|0.53
hide~me|0.42|0.42
hide~that|0.38|0.35
high|-0.25|
high board||-0.14
high school||-0.13
high+jump|0.25|0.29
high+off||-0.10
high+school||-0.10
high+time||-0.12
high~and|-0.29|-0.31
high~me||-0.20
high~the|-0.29|
him|-2.24|-1.72
him+think|-0.36|-0.22
himself|-1.11|-0.89
himself and me||-0.12
himself+kill|-0.28|-0.21
himself+will|-0.20|
himself~me|-0.26|-0.16
him~it|-0.30|-0.16
him~me|-0.42|-0.28
his|-0.96|-0.66
his my|-0.36|-0.13
his+kin|-0.34|-0.13
his+last|-0.21|
his+life|-0.66|-0.29
his+take|-0.42|-0.20
his+want|-0.25|
his+we|-0.13|
his+will|-0.29|
his~and|-1.01|-0.64
his~life|-0.17|
his~the|-1.14|-0.76
hold||0.18
holding|0.16|
holding~my|0.36|0.39
holding~to|0.24|0.29
hold~and|-0.21|
hold~my|0.23|0.26
home and||0.10
home+kill|0.29|0.32
home+nobody|0.13|-0.23
home+soon|0.18|0.42
home+way|0.29|
home+wheel|0.38|0.19
home+will||0.18
home~not|0.41|
home~the||-0.17
home~will|0.62|0.84
hope||-1.07
hopeless|-0.24|
hopeless and me||-0.10
hopeless keeping|0.59|-0.11
hopeless keeping me|0.59|-0.11
hopeless leave|0.22|
hopeless to||-0.71
hopeless to look|0.57|
hopeless will|-0.41|-0.14
hopeless+keeping|0.39|-0.11
hopeless+leave|0.68|
hopeless+life|0.15|-0.31
hopeless+look|0.44|
hopeless+now|0.12|
hopeless+soon|-0.29|
hopeless+stay|0.46|-0.10
hopeless+want||-0.29
hopeless+week||-0.17
hopeless+will|-0.12|
hopeless~and|0.14|
hopeless~anymore||-0.12
hopeless~better||-0.11
hopeless~change|-0.12|
hopeless~do|-0.74|-0.24
hopeless~for|0.56|-0.12
hopeless~future|0.57|
hopeless~here|0.49|
hopeless~kin|0.24|
hopeless~look|0.57|
hopeless~me|0.38|
hopeless~soon|-0.26|-0.11
hopeless~the||-0.23
hopeless~to|0.13|
hopeless~unsure||-0.10
hoping||-0.93
hospice||-0.12
hospital|-0.53|-0.25
hotel||0.27
hotel+not||0.22
hotel+will|0.28|0.41
hotel~will|0.34|0.47
hotline||-0.15
hotline+suicide||-0.15
hotline+volunteer||-0.15
hour ago|0.19|0.22
hour+many|0.49|0.48
hour+pills|0.94|0.96
hour+sat|0.67|0.60
hour+stood||-0.14
hour+take|0.37|0.39
hour~is|0.30|0.31
house before||-0.15
house before we||-0.15
house is so||-0.14
house would||0.21
house+keep|0.16|0.24
house+kill|0.28|0.27
house+kin|0.26|
house+letter||-0.15
house+many|0.38|0.41
house+old||-0.14
house+quiet||-0.15
house+think|0.14|0.23
house+will|0.18|
house+wrote||-0.15
house~quiet||-0.15
house~so||-0.10
house~the|-0.35|-0.11
house~we||-0.15
how better|0.58|-0.14
how me||0.11
how me would|0.39|0.71
how+keep|0.47|
how+kill|0.49|0.63
how+life|0.15|0.17
how+lot|-0.17|-0.12
how+night|0.85|0.98
how+not|-0.45|-0.59
how+pain|0.11|-0.14
how+pills|0.73|0.80
how+takes|0.22|0.28
how+think|0.17|
how+unsure|-0.15|-0.58
how+want||-0.12
how~die|0.31|0.46
how~end|0.10|0.19
how~it|0.13|
how~kill|0.61|0.76
how~not|-0.31|
how~pills|0.84|0.89
how~takes|0.39|0.47
how~the|-1.13|-0.44
how~to||-0.16
how~want||-0.52
how~would|0.42|0.53
hundred|-0.11|
hundred+life||-0.12
hundred+want||-0.12
hung||-0.15
hurt||-0.11
hurting|-0.18|-0.29
ich|1.50|1.57
ich denke|0.56|0.59
ich mochte|0.32|0.34
ich mochte nicht|0.32|0.34
ich will|0.43|0.45
ich will sterben|0.33|0.34
ich+leben|0.55|0.56
ich+mehr|0.46|0.47
ich+mein|0.48|0.50
ich+mich|0.71|0.71
ich+mochte|0.32|0.34
ich+nicht|0.46|0.47
ich+sterben|0.33|0.34
ich+tot|0.64|0.69
ich+will|0.45|0.47
ich~leben|0.55|0.56
ich~mehr|0.46|0.47
ich~mein|0.48|0.50
ich~mich|0.71|0.71
ich~nicht|0.46|0.47
ich~sterben|0.33|0.34
ich~tot|0.40|0.41
ich~will|0.40|0.41
idea|-0.29|-0.11
if it|-0.29|-0.16
if me|1.09|
if me did|0.66|
if me die|0.89|-0.27
if me do|0.18|
if me end|0.62|-0.11
if me got|0.52|
if me had|0.36|
if me kill|0.53|0.82
if me life|0.54|-0.18
if me not|0.73|
if me was|0.80|-0.82
if the|0.11|
if~a|-0.22|-0.17
if~again|0.15|
if~all||-0.72
if~and|-1.36|-0.80
if~anymore|0.33|-0.11
if~around|0.52|
if~back|0.27|
if~be|0.12|
if~came|0.33|
if~come|0.28|
if~cut||-0.21
if~dead|0.32|
if~did||-0.30
if~die|0.68|-0.42
if~dog|0.42|0.23
if~end|0.35|
if~ever||-0.16
if~got|0.11|
if~had|0.27|
if~here|0.16|
if~in||-0.52
if~is|-0.30|-1.68
if~it||-0.50
if~kill||0.13
if~leave|0.50|-0.58
if~life|0.30|
if~me|0.26|
if~my|0.16|
if~not|0.23|
if~of||-0.42
if~one||-0.18
if~or||-0.31
if~out||-0.13
if~soon|0.37|-0.27
if~spring|1.01|0.36
if~takes|0.79|0.87
if~think|-0.18|-0.38
if~this||-0.39
if~to||-0.21
if~up||-0.13
if~wake|0.79|
if~want||-1.28
if~was|0.21|-0.30
if~went|0.51|
if~were||-0.64
imagine||-0.17
in 2012||-0.13
in 2015 and||-0.11
in a|-0.67|-0.95
in a year|0.33|
in case me|0.57|0.64
in class|0.56|0.62
in front||0.10
in front of||0.11
in high|-0.25|-0.32
in high school|-0.23|-0.26
in it||-0.73
in me|0.13|-0.18
in months|0.15|0.24
in my||0.19
in my hand|0.50|0.52
in my mouth||-0.12
in on|-0.30|
in sleep|-0.12|-0.13
in the bath|0.80|0.82
in the height|0.17|0.22
in the house|0.44|0.50
in the snow|0.14|
in the soon|-0.18|-0.10
in the water|-0.15|
in the woods|0.16|0.20
in this||-0.16
in this all|0.35|
in this apartment||-0.11
in this city|0.13|
in this room|0.42|0.18
in will|0.16|
in will on|0.32|
instead|-0.53|-1.16
instead+want||-0.17
insulin|0.48|0.59
insurance+life||0.14
insurance~me|0.29|0.13
interview|-0.73|-0.43
into a||0.14
into a wall|0.64|0.61
into my||0.11
into my body|0.42|0.41
into the||-0.22
into the water|0.67|0.68
into train|0.72|0.90
into+soon|0.18|0.15
into+think|0.20|0.25
into+train|0.71|0.84
into+walk|0.15|0.14
into+wall|0.64|0.61
into+water|0.23|0.23
into+wheel|0.22|0.48
into~body|0.30|0.32
into~me||-0.13
into~soon|0.45|0.43
into~the|-0.74|-0.31
into~train|0.79|0.98
into~wall|0.64|0.61
into~water|0.63|0.65
in~a|-0.31|-0.11
in~accident|0.32|0.12
in~all|-0.12|-0.45
in~anymore|-0.33|
in~at|-0.18|
in~bath|0.37|0.41
in~blade|0.19|0.18
in~but|-1.57|-0.75
in~cabinet|0.44|0.40
in~camera||-0.11
in~city||-0.13
in~class|-0.14|
in~closet|0.81|0.82
in~drawer|0.49|0.53
in~for|-0.77|-0.28
in~go||0.14
in~hand|0.30|0.34
in~her|-0.60|-0.20
in~herself||-0.14
in~hour|-0.10|
in~house|0.22|0.33
in~life||-1.04
in~made|-0.25|
in~my|-0.30|
in~not|-0.41|-0.78
in~of|-0.13|
in~on|0.15|
in~pills||-0.12
in~running|0.23|0.25
in~says|0.13|
in~school||-0.15
in~shed|0.87|0.86
in~snow|0.12|
in~so|-0.29|-0.10
in~suicide|0.17|0.18
in~take|-0.11|
in~that|-1.08|-0.40
in~this|-0.15|-0.17
in~train|0.23|0.23
in~was|-1.48|-0.79
in~way|-0.12|-0.65
in~we|-0.70|-0.47
in~woods|0.12|0.17
in~year||-0.15
is a|-0.26|-0.21
is a voice|0.78|0.82
is all||-0.15
is at|0.11|0.21
is back|0.22|
is been|-1.27|-0.61
is better|-0.26|-1.04
is dead|-0.27|
is drop||-0.11
is drop dead||-0.11
is end|0.18|
is hard||-0.39
is home|0.11|0.14
is hopeless||-0.45
is hopeless keeping|0.59|-0.11
is in order|0.14|-0.15
is it||-0.29
is kill me||-0.17
is leave|0.16|
is my last|0.52|0.34
is no||-0.16
is no point|0.33|
is not||-1.06
is on my|0.37|0.49
is only one|0.25|
is so|-0.80|-0.36
is so quiet||-0.14
is suicide and||-0.12
is the night|-0.15|-0.18
is the point|0.18|-0.13
is the think|0.23|0.22
is the truth|0.34|0.49
is to||0.10
is too||-0.72
is will|-0.49|-0.25
is will to|-2.38|-1.64
is~a|-1.21|-1.02
is~after|-0.92|-0.38
is~all|-0.40|-0.52
is~am||0.15
is~and|0.16|
is~anymore||-0.14
is~are|-0.15|
is~bad|-0.32|-0.15
is~be|-0.50|-0.57
is~being||-0.56
is~but|-0.52|-0.55
is~can|-0.48|-0.10
is~dead||-0.16
is~die|0.28|
is~do|-0.34|
is~end|-0.33|-0.30
is~entry||-0.18
is~except|0.29|
is~five|0.18|0.26
is~from|-0.57|-0.25
is~future|0.14|
is~go|-1.21|-0.41
is~goes|-0.10|
is~here|0.13|
is~hopeless||-0.23
is~if|-0.48|-1.05
is~in||-0.79
is~it|-0.25|-0.14
is~keeping|0.20|
is~kin|-0.42|
is~kind|0.23|0.28
is~last|0.20|0.18
is~leave|-0.13|
is~more|-0.14|-0.61
is~much|-0.26|-0.48
is~night||0.19
is~nobody||-0.18
is~not|0.19|0.19
is~of|-0.50|-0.61
is~off|0.19|0.10
is~on|-0.15|
is~one||-0.15
is~order||-0.12
is~pills||0.10
is~point||-0.14
is~quiet|0.21|0.27
is~says|-0.11|
is~school||0.17
is~she|-1.10|-0.81
is~since|-0.84|-0.39
is~so|-0.91|-0.39
is~soon||0.15
is~take|-0.21|
is~tell|0.10|
is~that|-0.57|-0.40
is~the|0.10|0.14
is~there|-0.11|-0.12
is~thing|-0.19|
is~this|-0.59|-0.69
is~to|-0.31|-0.35
is~truth||0.23
is~two|-0.44|-0.11
is~us|-0.69|-0.37
is~vet|0.39|-0.14
is~voice|0.23|0.24
is~want|-0.31|-1.07
is~when|-1.60|-0.96
is~with|-1.58|-0.80
is~worth||-0.13
is~years|-0.74|-0.32
it again||-0.19
it all|-0.15|
it all again|-0.18|
it all to|1.10|
it and me|0.50|0.27
it anymore|-0.21|-0.11
it back|0.11|
it be|-0.11|-0.11
it blood|0.48|0.48
it end||0.14
it feels||-0.45
it feels want|0.40|
it if me|0.21|0.10
it in|-0.46|-0.99
it is|-0.39|-0.16
it is been|-0.88|-0.38
it is not|-1.45|-1.90
it me want|-0.20|-0.12
it me will|0.11|0.26
it on soon|-0.14|-0.18
it soon|0.21|
it soon me||0.13
it sounds||-0.16
it takes to|0.23|0.41
it the|-0.11|
it to||-0.35
it to be|0.31|
it to thirty||-0.11
it was a|-0.12|
it would|0.16|
it would be|0.28|
it would take||-0.13
it~a||-0.46
it~again|-0.14|-0.12
it~all||-0.15
it~and|-0.26|
it~be|0.11|
it~been|-0.31|-0.96
it~better||-0.14
it~but||-0.16
it~day|-0.29|
it~dead||-0.23
it~die|0.29|0.18
it~end|0.32|
it~feel||0.12
it~good|-0.61|-0.11
it~have|-0.20|-0.12
it~if||-0.88
it~is|-0.19|-0.17
it~it|-0.13|
it~jump|0.10|
it~kill|0.50|0.59
it~loud|0.18|0.22
it~nice||-0.29
it~not|0.14|
it~part|0.18|
it~quiet|0.74|0.84
it~sleep|0.15|
it~soon|0.18|
it~suicide|0.22|0.21
it~thirty||-0.14
it~time|-0.64|-1.21
it~too|-0.31|
it~two|-0.23|
it~was||-1.23
it~years||-0.33
jai|0.99|1.04
jai envie|0.54|0.56
jai envie de|0.54|0.56
jai~de|0.38|0.39
je|1.41|1.49
je pense|0.42|0.43
je pense a|0.42|0.43
je veux|0.51|0.52
je veux mourir|0.42|0.44
je+mourir|0.42|0.44
je+pense|0.42|0.43
je+plus|0.65|0.68
je+suicider|0.34|0.36
je+veux|0.51|0.52
je~a|0.42|0.43
je~me|0.41|0.43
je~mourir|0.42|0.44
je~suicider|0.34|0.36
job|-2.10|-1.73
job and|-0.13|
job+not|-0.61|-0.12
job+want|-0.48|-0.21
joke|-0.57|-0.31
joke~me|-0.18|
joke~the|-0.42|-0.18
jump|0.39|0.62
jump apart||-0.11
jump from|0.31|0.32
jump in front|0.14|0.17
jump off|0.14|0.22
jump off the|0.23|0.23
jump soon|0.46|0.49
jump+keep|-0.23|-0.34
jump+leave|0.14|0.22
jump+many|0.17|0.11
jump+now|0.31|0.33
jump+off|0.14|0.21
jump+soon|0.37|0.28
jump+ten||-0.14
jump+think|0.75|0.85
jump+time||-0.14
jump+told||-0.15
jump+train|0.58|0.70
jump+want||0.11
jump+wheel|0.23|0.32
jump+where|0.19|0.17
jump+will|0.26|0.33
jump~a|-0.17|-0.15
jump~and|0.13|0.13
jump~board||-0.12
jump~camera||-0.12
jump~did||-0.16
jump~for|-0.16|
jump~front|0.14|0.17
jump~high|0.17|0.19
jump~of|0.10|0.14
jump~soon|0.69|0.63
jump~the|0.25|0.33
jump~train|0.54|0.68
jump~with|0.27|0.37
keep|0.18|
keep a|0.18|0.24
keep cut|0.86|0.92
keep cut me|0.67|0.67
keep having|0.91|0.89
keep life|0.52|
keep me|0.23|0.50
keep think||-0.16
keep think of|0.11|
keep think will|-0.38|-0.20
keep want|0.49|-0.12
keep wanting|0.81|0.79
keep wanting to|0.81|0.79
keep+kill|0.63|0.68
keep+life|0.38|
keep+not|0.38|0.17
keep+point|0.62|
keep+suicide|0.91|0.85
keep+think|0.13|0.15
keep+trip||-0.12
keep+unsure|0.22|-0.11
keep+want|0.21|-0.81
keep+wanting|0.81|0.79
keep+will|-0.23|-0.23
keeping||-0.28
keeping me||-0.11
keeps saying|0.24|0.32
keeps+kill|0.59|0.60
keeps+saying|0.24|0.32
keeps~it|0.54|0.18
keeps~kill|0.44|0.40
keeps~me||-0.10
keeps~to|0.23|0.23
keep~and||-0.11
keep~at|0.12|0.24
keep~body|0.69|0.33
keep~by|0.22|-0.13
keep~cut|0.43|
keep~end|-0.19|-0.16
keep~it|0.12|
keep~kill|0.82|0.85
keep~life|0.37|0.29
keep~me|0.38|0.43
keep~my|-0.21|-0.38
keep~of|0.31|
keep~point|0.88|0.42
keep~said||-0.13
keep~she|0.13|0.17
keep~soon|-0.16|-0.19
keep~suicide|0.91|0.85
keep~that|-0.44|-0.17
keep~think|0.36|0.52
keep~this|0.21|
keep~trip||-0.12
keep~will|-0.36|-0.28
keep~would|0.46|
kept||-0.51
kid|-2.23|-1.25
kill|0.17|0.43
kill a|-0.14|-0.19
kill for a||-0.12
kill herself|-0.27|-0.16
kill herself last||-0.15
kill himself|-0.28|-0.21
kill in||-0.13
kill it|-0.33|-0.13
kill it at||-0.15
kill me|0.96|1.27
kill me after|-0.16|-0.22
kill me and|0.53|0.36
kill me at||-0.10
kill me but|1.08|1.10
kill me if|0.15|0.47
kill me last|0.63|0.54
kill me many|-0.17|-0.27
kill me me|0.13|
kill me on|0.46|0.42
kill me one|0.98|1.06
kill me soon|0.58|0.57
kill me with|-0.22|-0.29
kill range||-0.11
kill range with||-0.11
kill time||-0.17
kill to||-0.12
kill up||-0.17
kill us|0.11|0.12
kill yourself|0.34|0.31
kill+lately|0.93|1.21
kill+leave||0.12
kill+leaves|0.79|0.86
kill+life|-0.19|-0.16
kill+mind|0.64|0.60
kill+more|0.21|0.22
kill+no|-0.13|
kill+nobody|0.45|0.39
kill+not|-0.22|-0.14
kill+now|-0.34|-0.12
kill+off|-0.45|-0.10
kill+old|0.37|0.41
kill+one|0.19|0.15
kill+pictures||-0.13
kill+pills|0.29|0.33
kill+range||-0.11
kill+said||-0.14
kill+says|0.17|0.15
kill+scared|0.77|0.88
kill+she||-0.11
kill+sleep|0.44|0.48
kill+soon|0.27|0.15
kill+swing||-0.16
kill+take|0.42|0.41
kill+telling|0.35|0.36
kill+these|0.41|0.38
kill+think|0.57|0.72
kill+told|0.12|
kill+tried|0.10|
kill+unsure|0.39|0.45
kill+until|-0.10|-0.17
kill+voice|0.67|0.62
kill+want|0.15|0.25
kill+water|0.41|0.43
kill+way|0.26|0.30
kill+we|-0.18|-0.10
kill+week|0.32|0.29
kill+what|0.15|0.23
kill+who|-0.32|
kill+will|0.68|0.66
kill+year|0.36|0.41
kill+years|-0.24|-0.32
kill+yourself|0.27|0.26
killed|-0.48|-0.10
kills|-0.38|
kill~am|0.33|0.33
kill~and||-0.22
kill~at|-0.15|-0.24
kill~back|0.34|0.41
kill~be|0.54|0.59
kill~but|0.31|0.37
kill~day|-0.18|-0.29
kill~dinner|-0.10|-0.19
kill~end|-0.17|-0.29
kill~for|-0.12|
kill~from|0.20|0.24
kill~go|1.01|1.09
kill~got|-0.29|-0.42
kill~had|0.31|0.32
kill~have|0.11|
kill~height||-0.15
kill~here|0.44|0.37
kill~if||0.15
kill~in|-0.15|-0.20
kill~it|0.28|0.45
kill~last|0.12|
kill~lately|0.93|1.21
kill~me|0.45|0.41
kill~my|0.14|0.22
kill~not||0.17
kill~now|-0.23|
kill~on||-0.16
kill~one|0.50|0.53
kill~rope|0.52|0.54
kill~so||-0.10
kill~than|0.72|0.75
kill~that|-0.14|-0.17
kill~the|0.13|0.16
kill~time|0.21|0.25
kill~to||-0.15
kill~two|0.11|0.10
kill~up|-0.13|-0.11
kill~week|0.92|0.90
kill~when|-0.15|-0.25
kill~will|0.76|0.81
kill~with|-0.27|
kin all|0.41|
kin all would|0.63|0.19
kin and|-0.22|-0.24
kin and the|0.13|
kin and think||-0.13
kin are|-0.22|
kin are kill||-0.11
kin asked||-0.10
kin could|0.53|
kin cut||-0.13
kin deserve|0.42|
kin die||-0.10
kin in|-0.13|
kin is|-0.26|-1.17
kin me|0.40|0.44
kin me loved|0.46|0.15
kin me will|0.91|0.93
kin said|-0.22|
kin says he||-0.11
kin the||-0.13
kin tried||-0.13
kin tried to||-0.13
kin would|0.40|
kin would be|0.78|
kin+kin||-1.29
kin+last|-0.29|
kin+leave|0.11|0.17
kin+letter|0.38|0.49
kin+life||-0.72
kin+lost|0.29|0.29
kin+loved|0.14|
kin+next||0.13
kin+now|-1.38|-0.63
kin+off|-0.13|
kin+old|-0.62|-0.24
kin+once|0.13|0.19
kin+only||-0.32
kin+overdose|0.18|0.19
kin+please|0.48|0.22
kin+put|0.11|
kin+raise|0.15|
kin+range||-0.12
kin+room|0.25|0.10
kin+said|-0.56|-0.28
kin+says|-0.26|
kin+sleep|-0.29|-0.19
kin+stay|0.38|0.53
kin+take|-0.13|-0.60
kin+takes||0.19
kin+tell|0.20|0.14
kin+train||-0.11
kin+tried|-0.10|
kin+unsure|-0.39|-0.11
kin+what|-0.13|
kin+will||0.20
kin+written|0.26|0.30
kin+wrote|0.40|0.54
kin+years|-0.43|-0.15
kin+you|-0.29|-0.11
kin~a||-1.26
kin~all||-0.95
kin~am|0.13|
kin~are|-0.11|
kin~around|0.19|
kin~be|0.21|
kin~before|0.12|
kin~better|0.38|
kin~die|0.18|
kin~end|0.10|-0.11
kin~find|0.33|0.53
kin~have|0.12|
kin~he|-0.11|
kin~house|0.66|0.23
kin~if|0.47|
kin~is|-0.70|-0.31
kin~it||-0.12
kin~kill|-0.56|-0.37
kin~kin||-0.65
kin~leave|0.18|
kin~letter|0.65|0.67
kin~life||-0.11
kin~lost|0.36|0.46
kin~loved|0.28|
kin~me|0.23|
kin~night||-0.15
kin~of||-0.91
kin~off||-0.11
kin~talking||-0.15
kin~that||-0.66
kin~think|-0.31|-0.13
kin~this|-0.19|-0.66
kin~we|-0.30|
kin~with||-0.50
kin~years|-0.15|
kitchen~and||0.16
knee|-0.27|
knife|0.15|0.19
knives||0.20
know|-0.15|
know+nobody|0.10|
knows+nobody|0.27|0.33
know~if|0.25|0.11
know~it||0.17
knuckles|0.66|0.74
knuckles~the|0.85|0.91
lake||-0.19
last||0.15
last day|-0.20|-0.26
last day at||-0.10
last entry|0.17|
last month and|0.17|0.20
last night|0.31|0.47
last night and|-0.18|-0.20
last night me|0.28|0.28
last spring||-0.12
last time|0.14|
last year|-0.85|-0.49
last+leave||-0.26
last+life|0.17|0.27
last+night|0.31|0.47
last+nobody|0.90|0.90
last+off|0.52|0.63
last+overdose|0.17|0.19
last+pills|-0.14|-0.12
last+sat|0.30|0.27
last+spring||-0.12
last+take|-0.14|-0.14
last+tried|0.15|0.21
last+wake|0.10|0.14
last+want|0.11|0.13
last+we|-0.18|
last+will|0.23|0.11
last+year|-0.97|-0.55
last~again|0.70|0.71
last~all|0.30|0.26
last~am||-0.18
last~at|-0.17|
last~cut|0.58|0.62
last~do|0.11|0.18
last~in|-0.38|
last~leave|0.17|
last~life|0.41|0.56
last~of||-0.12
last~soon||0.13
last~the||-0.14
last~to|-0.18|-0.13
last~up|-0.14|-0.14
last~wake|0.10|0.14
last~will|0.24|0.37
late|-0.36|-1.03
late again||-0.11
late+will|-0.11|
lately||-0.12
lately me|0.12|
lately+suicide|0.85|0.84
lately+think|0.33|0.28
lately~think|0.80|0.71
lately~will|0.41|0.43
later|-0.21|
late~me|-0.23|
late~the|-0.13|
laughed|-0.23|
laughed+many|0.35|0.43
laughed+said||-0.15
laughed+want|0.20|0.24
laundry|-0.28|
law|-0.96|-0.48
lay|-0.19|
lay down||-0.13
lay+pills||-0.13
lay+take||-0.13
leave|-2.30|-1.56
leave all|0.30|
leave and|0.37|
leave by the||0.11
leave letter|0.12|0.16
leave letter and|0.56|0.58
leave soon|0.23|-0.19
leave to||-0.68
leave to all|0.19|-0.15
leave to my|-0.12|
leave+letter|0.14|0.32
leave+life|0.28|
leave+nobody|0.30|-0.16
leave+old|-0.32|
leave+only|0.21|0.34
leave+plants||-0.16
leave+said|-0.25|
leave+saying|0.47|0.17
leave+says|-0.10|
leave+she||-0.21
leave+since|0.25|
leave+small|0.58|0.19
leave+soon|0.54|0.54
leave+take||-0.33
leave+things|0.34|
leave+time|0.21|0.30
leave+train||-0.12
leave+walking|0.26|0.28
leave+want||-0.44
leave+we|-0.59|-0.39
leave+will|0.19|0.17
leave+written|0.33|0.36
leave+wrote|-0.12|-0.13
leaves|0.19|
leaves me|0.47|
leaves+will|0.44|0.50
leaves~kill|0.79|0.86
leaves~me|0.79|0.86
leaves~will|0.79|0.86
leave~a||-0.60
leave~all|0.21|
leave~am|0.19|0.27
leave~before||-0.13
leave~clothes||-0.12
leave~end|0.31|0.34
leave~for|0.25|0.12
leave~have|0.25|
leave~house|0.16|
leave~kin||0.26
leave~life|0.36|
leave~me|0.35|0.19
leave~my|0.11|0.28
leave~not||-0.37
leave~small|0.80|0.22
leave~soon|0.17|0.37
leave~things|0.71|
leave~to|0.27|0.22
leave~train||-0.16
leave~with|-0.23|
leben|0.55|0.56
leben+mehr|0.32|0.34
leben+mein|0.48|0.50
leben+mochte|0.32|0.34
leben+nicht|0.32|0.34
leben+will|0.48|0.50
leg|0.13|0.17
legs|-0.13|-0.21
let go|0.44|0.38
let go of||-0.14
let it|0.28|-0.22
letter|-0.16|-0.18
letter and|0.33|0.38
letter and me|0.51|0.59
letter are|0.82|0.83
letter is|0.55|0.64
letter+not|0.25|0.17
letter+old||-0.16
letter+saying|0.48|0.12
letter+soon|0.74|0.82
letter+suicide|0.99|1.00
letter+we||-0.11
letter+will||0.12
letter+writing|0.34|0.39
letter+written|0.60|0.59
letter+wrote|0.14|0.23
letters|0.17|0.26
letter~am|0.13|0.19
letter~and|0.17|0.27
letter~before||-0.15
letter~house||-0.15
letter~in|0.58|0.60
letter~it|0.27|0.26
letter~me|0.60|0.80
letter~my|0.19|0.28
letter~old||-0.16
letter~the|0.33|0.44
letter~to|-0.24|
letter~we||-0.13
let~and|-0.12|-0.30
let~me|0.40|
let~of|-0.12|
let~the||-0.26
lie||-0.36
lie+want|0.50|
life|0.21|
life and|0.56|0.58
life and me|1.22|1.11
life another|0.99|0.32
life anymore|0.68|0.44
life anymore me|0.47|0.75
life for||-0.20
life has|0.31|
life has no|0.87|
life if|0.79|
life in|-0.17|-1.28
life in this|-0.17|
life insurance||0.15
life is|0.44|
life is end|0.45|
life is not|0.32|
life is too|0.53|
life me||-0.12
life me do|0.85|0.22
life me have|-0.10|-0.14
life me want|-0.35|-0.25
life of|-0.15|
life on|-0.13|-0.10
life out of||-0.13
life soon|0.39|0.71
life this|-0.12|-0.14
life to|-0.24|
life to be|-0.23|-0.13
life want|0.25|
life want this|0.45|-0.14
life+looked|0.67|0.75
life+lost|0.13|-0.14
life+many||-0.28
life+no|0.45|-0.48
life+nobody|0.20|
life+not|0.83|0.24
life+only|0.30|-0.13
life+pain|0.86|0.88
life+point|0.96|-0.49
life+see||-0.34
life+she||-0.28
life+some|0.24|
life+soon||0.22
life+stay|0.27|0.17
life+strength|0.66|0.40
life+suicide||0.14
life+take|0.34|0.34
life+talked|0.29|0.33
life+tired|0.20|-0.31
life+trying|0.32|
life+twice||-0.12
life+unsure||-0.15
life+waiting|0.39|0.16
life+wake|0.45|-0.13
life+want|0.55|0.23
life+we|-0.58|-0.31
life+what||-0.53
life+who|0.18|
life+will|0.32|0.36
life+worth|0.14|
life+years||-0.12
life~a||-1.16
life~all||-0.30
life~am||0.10
life~anymore|-0.13|-0.14
life~be|-0.19|
life~day|-0.13|0.16
life~die|0.42|0.20
life~do|0.29|0.14
life~end|0.22|
life~feels|0.17|-0.11
life~hopeless|0.32|
life~hundred||-0.12
life~it|0.10|
life~kin||-0.14
life~me|0.31|0.34
life~my||-0.37
life~no|0.71|
life~not|0.55|
life~of||-0.27
life~out||-0.15
life~point|0.35|
life~says||-0.11
life~soon|-0.20|-0.14
life~that||0.14
life~the|-0.24|
life~this||-0.71
life~to|-0.20|0.22
life~too|0.28|
life~want|0.33|0.19
life~who|0.52|0.13
life~will|-0.13|-0.11
life~worth|0.24|
life~would||-0.11
life~year|0.57|
like||-0.14
line|-0.38|-0.10
lined|0.28|0.30
lined up|0.28|0.30
lined+pills|0.34|0.36
little|-0.58|-0.37
little~the|-0.57|-0.22
living|0.41|-1.41
loaded|0.47|0.53
loaded+next|0.73|0.72
loaded~it|0.73|0.72
loaded~me|1.00|0.94
loaded~next|0.73|0.72
locked the|0.54|0.49
locked the bathroom|0.61|0.64
locked~and|0.49|0.53
locked~bathroom|0.61|0.64
locked~door|0.54|0.49
locked~have|0.40|0.44
locked~me|0.61|0.64
longer+much|0.96|
longer+not|0.41|
longer+think|0.13|-0.11
longer~die||-0.19
look||-0.11
look for|0.15|
look future|0.19|
look future to|0.19|
look+not||-0.45
look+one|0.15|
look+think||-0.12
look+want|-0.17|
looked at the|0.18|0.21
looked end|0.69|0.68
looked up|0.28|0.30
looked up how|0.71|0.75
looked+trains|0.31|0.34
looked~and|0.13|0.13
looked~end|0.35|0.38
looked~how|0.71|0.75
looked~life|0.86|0.88
looked~trains|0.31|0.34
look~and|0.16|-0.47
look~me||-0.61
look~think|0.33|
look~to||-0.40
lord||-0.23
losing|-0.79|-0.50
lost the|0.46|
lost the will|0.47|-0.17
lost+we|0.13|0.14
lost+will|0.17|-0.31
lost~have|0.35|0.39
lost~life|0.32|-0.13
lost~me|0.17|0.21
lost~will|0.12|-0.10
lot||-0.51
lot will|0.30|
lot+not||-0.30
lot+think|0.11|-0.10
lot~death|0.14|-0.13
lot~how|-0.11|-0.13
lot~my||-0.16
lot~the|-0.62|-0.25
loud in|0.67|0.73
love|-3.06|-2.65
loved her|0.26|
loved+please|0.29|0.11
loved+tell|0.35|
low|-0.24|
low+suicide|0.33|0.38
lunch|-0.84|-0.40
lying|0.10|
made||-0.28
made a|0.12|
made me|-0.14|-0.12
made+not||-0.16
made+think|0.21|0.13
made~and|0.16|
made~at||-0.12
made~me||-0.55
make it|0.12|
make it to|0.36|
make+night||0.21
make+not||-0.45
make~end|0.12|0.17
make~to||-0.60
making|-0.40|-1.35
making+not||-0.24
man|-2.19|-1.61
man who|-0.18|
man+want|-0.85|-0.52
man+who|-0.18|
man+will|-0.48|-0.24
many and|0.13|0.16
many day and|-0.21|-0.27
many night|0.37|
many night that|0.81|
many pills|0.73|0.82
many pills and|0.48|0.52
many pills in|0.77|0.70
many pills of|0.17|0.21
many soon|0.13|-0.16
many time me|-0.20|-0.18
many+month|0.42|0.43
many+night|0.25|-0.11
many+pills|0.55|0.63
many+says||-0.13
many+sleep|0.16|
many+soon|0.43|0.33
many+suicide|0.43|0.43
many+take|0.41|0.50
many+takes|0.77|0.17
many+think|0.24|0.25
many+till|0.11|0.14
many+too|0.11|0.23
many+wake|0.62|
many+week|-0.13|-0.13
many~am|0.24|0.34
many~end|0.15|0.22
many~life|0.16|
many~me|0.20|0.19
many~pills|0.71|0.86
many~sleep|0.49|0.58
many~soon|0.36|0.46
many~takes|0.77|0.17
many~that||-0.69
many~think|0.11|
many~wake|0.45|0.15
many~would|-0.14|-0.10
man~me|-0.45|-0.26
man~the|-0.45|-0.22
man~want|-0.46|-0.25
mark|-0.36|
mas|0.32|0.34
mas+no|0.32|0.34
mas+quiero|0.32|0.34
mas+vivir|0.32|0.34
matar|1.11|1.18
matarme|0.99|1.03
me after|-0.25|-0.34
me again|0.90|0.33
me all||-0.21
me almost||-0.12
me almost die||-0.13
me am a||-1.59
me am afraid|-0.11|
me am angry||0.12
me am ashamed|-0.11|
me am better|-0.10|-0.11
me am blood|0.47|0.52
me am dead|-0.18|-0.11
me am die|-0.37|-0.17
me am doing|0.21|0.28
me am driving|0.55|0.59
me am end|-0.22|-0.28
me am giving||-0.11
me am glad|-0.32|-0.68
me am here||-0.18
me am holding|0.28|0.34
me am hopeless|0.40|
me am in|-0.14|
me am kill|-0.14|-0.20
me am leave|0.41|0.22
me am no|0.22|
me am not||-0.23
me am on|-0.16|-0.11
me am sad|-0.18|
me am sitting|0.37|0.46
me am so||-0.29
me am standing|0.19|0.29
me am such|0.39|
me am suicide|0.99|0.97
me am take|0.45|
me am think|0.42|0.58
me am tired||-0.57
me am too|0.11|
me am waiting|0.17|-0.25
me am walking|0.63|0.63
me am will|0.61|0.66
me and|0.16|
me and me|0.26|0.19
me and then|0.48|0.42
me anymore|0.76|
me around|0.50|0.13
me ask|0.17|
me at||-0.13
me because|0.29|0.35
me because me|0.35|0.41
me bought|-0.21|-0.27
me bought the|0.33|0.29
me broke down||-0.13
me by|-0.14|-0.13
me came home|0.47|0.46
me can not|0.13|
me can think|0.10|
me cleaned|0.12|0.19
me cleaned out|0.12|0.19
me could||-0.15
me could do|0.15|
me could end|0.88|-0.15
me could go|0.28|
me could have|-0.12|-0.10
me could kill||-0.16
me could not|-0.94|-0.24
me cried|-0.44|-0.23
me cut|0.27|0.28
me cut me|-0.15|-0.22
me cut my|-0.12|-0.14
me cut the|0.31|0.38
me deserve|0.57|0.75
me deserve it|0.55|0.63
me did it||0.15
me did not||-0.52
me die|0.23|
me die soon|0.65|0.16
me do|0.12|
me do it|0.23|0.37
me do not|0.16|
me drove|0.14|0.27
me drove off|0.28|0.44
me end things||-0.14
me envy|0.15|-0.13
me ever|0.12|
me fail|0.31|0.33
me feel burden||-0.11
me feel hopeless|-0.26|
me feel so||-0.19
me feel suicide|0.66|0.70
me feel want|0.51|
me felt|-0.41|-0.23
me from|0.11|0.17
me gave|-0.45|-0.23
me gave leave||-0.10
me get|-0.23|-0.29
me go|0.22|
me go to|0.28|
me got the|0.19|0.23
me had die|0.50|0.80
me hate|-0.33|-0.20
me have|0.34|0.39
me have a|-0.17|-0.15
me have an|0.20|0.26
me have been|0.38|0.41
me have end||0.11
me have everything||0.12
me have got|0.55|0.47
me have had||-0.12
me have hopeless|0.17|
me have leave|0.35|0.49
me have locked|0.61|0.64
me have lost|0.22|-0.10
me have no||-0.73
me have not|-0.71|-0.67
me have said|0.25|
me have started|0.63|
me have take|0.52|0.72
me have think|0.19|0.35
me have tied|0.32|0.34
me have will|0.51|0.73
me have written|0.45|0.46
me held|0.16|0.15
me here|1.03|
me hide|0.39|0.47
me hide my|1.09|0.96
me hold|0.46|0.54
me if|0.18|
me if me|0.19|
me in|0.57|0.14
me in it|0.97|
me in the|0.39|0.51
me jump||-0.26
me jump in|-0.21|-0.28
me keep|0.41|0.22
me keep a|0.56|0.60
me keep cut|0.86|0.92
me keep having|0.91|0.89
me keep think||-0.25
me keep want|0.94|-0.11
me keep wanting|0.81|0.79
me kill|0.15|0.35
me kill it||-0.15
me kill me|0.91|1.37
me know|-0.32|-0.13
me know how|0.16|0.22
me last|0.15|0.12
me last week|0.42|0.45
me leave|-0.12|
me leave the|-0.12|
me life|0.19|
me locked|0.68|0.70
me look||-0.28
me look at|0.66|
me looked|0.59|0.70
me looked up|0.57|0.64
me loved her|0.32|0.10
me many|-0.17|-0.21
me many time|0.49|0.49
me me am||-0.13
me me will|0.44|0.59
me miss|-1.51|-0.65
me more|0.16|0.19
me nearly|-0.11|
me no||-0.13
me nobody|0.53|0.17
me not||-1.45
me off|0.24|
me on|0.17|
me on soon|0.23|0.26
me on the|-0.15|
me once|-0.29|
me one||0.12
me or|-0.15|
me out of|0.26|
me picked||0.14
me punish|0.79|0.75
me punish me|0.79|0.75
me put|0.27|0.32
me put the|1.17|1.18
me relapsed|0.28|0.25
me remember|-1.04|-0.73
me said it|0.21|0.33
me sat|0.14|0.15
me sat on||-0.15
me sat with|0.20|0.19
me say me|0.13|0.23
me see|-0.51|-0.17
me self|0.34|0.39
me she|-0.15|
me she want||-0.16
me shot||-0.14
me sleep|0.34|-0.12
me slept||-0.15
me so bad|1.05|1.01
me so me|0.53|0.19
me soon|0.35|0.47
me stand|0.11|-0.20
me started||-0.11
me stood|-0.12|
me stood on|-0.12|
me suicider|0.38|0.40
me take|0.25|0.38
me take all|-0.22|-0.29
me take my|-0.11|-0.26
me take pills|1.35|1.40
me take too||0.18
me think all||-0.43
me think how||0.15
me think of|-0.12|-0.16
me think the||-0.85
me think will|0.97|0.48
me this||-0.20
me tied|0.23|0.22
me tied the|0.30|0.27
me to die|0.63|-0.13
me to kill|0.42|0.42
me told my||0.13
me told the|0.25|0.31
me tried|-0.12|
me unsure||-0.16
me unsure how||-0.25
me unsure why|-0.47|-0.15
me updated||-0.13
me updated my||-0.14
me want|0.18|
me want a|-1.26|-0.58
me want in||0.11
me want many|0.48|-0.11
me want me|0.39|
me want out|0.36|
me want the||-1.54
me want this|-0.50|-1.15
me want to|0.37|0.58
me want would|0.51|
me was a|-0.63|-0.34
me was dead|0.21|0.40
me was leave|0.36|-0.11
me was not|0.63|
me was on|-0.26|
me was so|-0.23|
me was the|-0.21|
me watched|-0.50|-0.14
me went to||0.17
me were dead|0.20|0.25
me were leave|1.05|
me when|-0.12|-0.25
me when she|0.25|0.23
me will|0.20|0.43
me will be|0.43|0.54
me will get|0.35|0.25
me will kill|1.22|1.25
me will not|0.32|0.55
me will put|0.36|0.37
me will to|0.28|0.35
me with the||-0.14
me would do|0.29|0.56
me would end|0.41|0.68
me would kill||0.16
me would not||-0.49
me wrote|0.14|0.25
means|-0.13|
means~have|0.50|0.54
means~me||0.12
means~the|0.25|0.31
medication|-0.15|-0.13
meds|-0.22|-0.41
meeting|-0.51|-0.16
mehr|0.46|0.47
mehr leben|0.32|0.34
mehr+mochte|0.32|0.34
mehr+nicht|0.46|0.47
mehr+will|0.72|0.77
mein|0.48|0.50
mein leben|0.48|0.50
mein+will|0.48|0.50
me~accident|0.72|0.14
me~afternoon||-0.17
me~against|-0.13|
me~and|0.16|0.15
me~anymore|0.27|0.13
me~anything|-0.25|-0.59
me~apart||-0.12
me~are|-0.57|-0.61
me~around|0.30|
me~ashamed|-0.12|-0.11
me~badly|-0.17|
me~bags||-0.13
me~band|-0.23|-0.26
me~bath|0.29|0.34
me~be|0.62|0.32
me~been|0.34|0.18
me~before||-0.11
me~being|0.32|-0.28
me~belong|0.53|
me~blade|0.48|0.58
me~blood|0.58|0.69
me~body|0.58|0.52
me~book|-0.26|
me~born|0.31|-0.22
me~breakdown|-0.11|
me~breathe|-0.17|
me~burden|0.58|
me~but|-0.14|
me~called|-0.25|
me~calm|0.84|0.95
me~came||-0.14
me~can|-0.25|-0.32
me~cancer|-0.24|-0.12
me~chair|-0.21|-0.18
me~class|-0.16|-0.22
me~close|0.30|0.14
me~coffee|-0.25|
me~come|0.15|
me~committing|0.71|0.66
me~cope||-0.12
me~couch||-0.16
me~could||-0.35
me~courage|0.64|0.67
me~crashing|0.35|0.39
me~cried|-0.14|
me~crying|-0.13|
me~cut|0.33|0.58
me~dark|0.31|0.36
me~days||0.15
me~dead|0.81|0.84
me~death|0.16|
me~deeper|0.47|0.47
me~denver||-0.15
me~deserve|0.57|
me~die|0.76|0.81
me~dinner||-0.17
me~dishes||0.23
me~do|0.13|0.11
me~doctor|-0.17|
me~doing||0.22
me~door|-0.19|-0.18
me~drawer|0.52|0.54
me~drinking|-0.15|0.12
me~driving|0.58|0.72
me~each|0.31|
me~early|-0.22|
me~earth|0.40|-0.13
me~eat|-0.54|-0.24
me~else||-0.26
me~end|0.65|0.55
me~everyones|0.61|
me~everything|0.24|
me~exam|-0.17|-0.24
me~extra|0.38|
me~eyes||-0.14
me~fail|0.16|0.23
me~failure|-0.22|
me~fight|0.35|
me~fighting|0.20|
me~finally||-0.13
me~finger||-0.11
me~forever|0.16|
me~forty|0.27|
me~found|0.12|
me~four||-0.16
me~full|-0.21|
me~future|0.11|-0.43
me~garden|-0.15|
me~ghost|0.31|-0.11
me~give||-0.59
me~giving||-0.21
me~glad|-0.53|-0.92
me~go|0.20|
me~good||-0.25
me~grateful|-0.11|
me~ground|0.48|
me~gun|0.97|0.96
me~hand|0.33|0.45
me~happen|-0.14|
me~happens|-0.14|-0.13
me~harmed||-0.12
me~he|-0.27|-0.28
me~heart|0.42|
me~height|0.78|0.72
me~help||-0.48
me~her||-0.10
me~here|0.25|
me~hide|-0.22|-0.15
me~him|-1.39|-1.00
me~his|-0.27|-0.13
me~holding|0.18|0.24
me~home|0.26|
me~hopeless||-0.16
me~hotel|0.67|0.76
me~hotline||-0.15
me~house||-0.11
me~if||-0.14
me~inside|-0.16|-0.22
me~into|0.12|0.27
me~it|0.16|0.13
me~job|-0.64|-0.37
me~jump|0.22|0.40
me~kill|0.53|0.89
me~knee||-0.11
me~know|-0.48|-0.17
me~last|0.20|0.24
me~late|-0.30|
me~lately|-0.17|
me~laughed|-0.24|
me~leave|0.70|0.18
me~let|0.33|
me~letter|0.53|0.60
me~life|0.53|0.20
me~little|-0.19|
me~locked|0.29|0.33
me~longer|0.22|-0.11
me~look||-0.16
me~losing|-0.20|
me~lot||-0.12
me~lying|0.64|0.16
me~making||-0.38
me~many|0.23|0.15
me~me|0.38|0.42
me~mind|0.15|-0.46
me~mistake|0.57|
me~month|-0.26|-0.25
me~months|-0.10|
me~much|-0.11|-1.29
me~my||0.15
me~neighbors||-0.11
me~new|-0.94|-0.61
me~night|0.11|0.11
me~nine||0.21
me~no||-0.51
me~nobody|-0.34|-0.25
me~not|0.13|
me~of|0.14|
me~off|0.37|0.48
me~okay|0.12|
me~onions||-0.15
me~overdose|0.57|0.71
me~pain||-0.15
me~pass|-0.12|-0.20
me~passwords|0.87|0.95
me~past|-0.22|-0.32
me~pills|0.73|0.91
me~place|0.15|
me~planting||-0.16
me~point|0.40|0.13
me~presentation||-0.14
me~press|0.24|
me~pull|0.37|
me~rn|-0.26|-0.13
me~road|0.17|
me~rome||-0.14
me~room|0.11|0.12
me~rope|0.82|0.88
me~run||-0.13
me~safe|0.42|0.57
me~saved|0.14|0.24
me~scared|0.10|
me~seen|-0.16|-1.05
me~she|-0.25|-0.26
me~shed|0.13|0.15
me~short|-0.12|
me~shower||-0.11
me~since|0.23|0.25
me~sitting|0.24|0.32
me~six||-0.11
me~sixteen||-0.13
me~sleep|0.30|
me~some|-2.81|-1.67
me~something|0.11|0.10
me~song|-0.48|-0.19
me~soon|0.38|0.37
me~sorry|-0.26|
me~standing|0.15|0.25
me~started|0.14|-0.13
me~stay|0.37|
me~strength|0.21|0.21
me~strong|0.32|
me~students||-0.10
me~sugar|-0.14|
me~suicide|0.57|0.86
me~summer|0.18|
me~take|0.23|0.12
me~takes|0.34|
me~talked|0.11|0.17
me~team|-0.26|-0.10
me~teenager||-0.11
me~telling|-0.40|-0.13
me~that|0.19|
me~the|0.16|0.25
me~therapist|0.21|0.17
me~these|-0.12|
me~things|0.10|
me~think|0.20|0.25
me~thirty|0.35|0.14
me~this|-0.15|-0.30
me~three||-0.14
me~tied|0.26|0.29
me~till|0.41|0.52
me~tired|0.11|-0.19
me~to|0.36|0.34
me~tomatoes||-0.20
me~trade|0.17|
me~train|0.28|0.45
me~trapped||-0.12
me~trip|-0.13|
me~trust|0.13|0.26
me~two||-0.11
me~under|0.17|
me~unsure|-2.10|-0.98
me~until||0.27
me~up|0.34|
me~used|-0.98|-0.46
me~waiting|0.24|-0.12
me~wake|0.50|
me~walk|0.12|0.12
me~walking|-0.17|
me~wall|0.51|0.56
me~want|0.17|
me~wanting|0.46|0.48
me~watched|-0.42|-0.13
me~water|0.12|0.22
me~way|0.14|
me~ways|0.29|0.38
me~we|-1.72|-1.13
me~wedding||-0.14
me~week|-0.15|-0.15
me~weeks|-0.19|-0.24
me~well|-0.16|-0.62
me~went|-0.47|-0.27
me~were|-0.59|-0.12
me~wheel|0.17|0.30
me~when||0.11
me~which||0.16
me~why||-0.25
me~will|0.28|0.33
me~woods|0.15|0.20
me~work|-0.12|-0.10
me~would|0.44|
me~writing|0.15|0.19
me~written|0.29|0.32
me~years||-0.66
me~you|-0.70|-0.30
me~your|-0.20|
mich|0.29|0.29
might|-0.62|-0.51
mind+more|0.54|0.61
mind+not||-0.55
mind+suicide|0.92|0.95
mind~day|0.33|0.36
mind~kill|0.64|0.60
mind~me|-0.10|
mind~to||-0.19
mine|-0.27|-1.10
miss|-0.49|-1.36
miss~die|0.15|
mistake||-0.46
mistake~should|1.14|
mochte|0.32|0.34
mochte nicht|0.32|0.34
mochte nicht mehr|0.32|0.34
mochte+nicht|0.32|0.34
mochte~leben|0.32|0.34
mochte~mehr|0.32|0.34
mom|-0.68|-0.30
monday|-0.12|
money|-0.44|
month|0.12|0.23
month+once|0.59|0.62
month+take|0.63|0.39
month+tried|0.17|0.20
months+not|-0.24|
months~am|-0.13|
months~me|-0.15|-0.16
month~out|0.77|0.17
more|-0.35|-0.32
more+will|-0.64|-0.26
more~me|-0.59|-0.17
morir|0.41|0.43
morir+quiero|0.41|0.43
morphine|0.76|0.68
most|-0.42|-0.52
most~want|0.20|
mother|0.23|
mountains|-0.19|-0.22
mountains+will|-0.17|-0.12
mourir|0.48|0.49
mourir+veux|0.42|0.44
move|-0.62|-0.92
moved|-0.72|-0.35
movie|-1.54|-0.99
much|-0.11|-0.70
much longer|0.96|
much+not||-0.87
much+too|-0.16|-0.76
much+will|-0.21|-0.48
much~me||-0.88
mum|0.12|
murder|-0.82|-0.44
must|-0.55|-1.31
must be||-0.60
my||0.10
my back|-0.51|-0.26
my birthday|-0.11|-0.19
my blade|0.36|0.44
my body|0.97|1.17
my body again|0.49|0.47
my body are|0.16|0.17
my body because|0.75|0.75
my body is||-0.12
my body last|0.64|0.64
my body on||-0.15
my body till|0.41|0.44
my body until|0.87|0.95
my body with|0.92|0.92
my cousin||-0.11
my dads||0.24
my death|0.53|
my dorm|0.19|0.19
my eyes||-0.18
my feet|-0.13|
my finger on||-0.11
my first|-0.58|-0.32
my friend|-1.13|-0.54
my grandfather|-0.20|
my hair||-0.12
my hair short||-0.15
my hand|0.69|0.80
my hand and|0.38|0.40
my head|0.30|0.41
my head on|0.27|0.38
my heart||-0.20
my job|-0.15|
my kin|0.37|0.14
my kin all|0.24|0.17
my kin deserve|0.59|-0.12
my kin is||-0.46
my kin me|0.70|0.63
my kin said|-0.12|
my kin tried||-0.16
my kin when|0.13|-0.11
my kin will|0.11|
my kin would|0.69|
my knee||-0.12
my knuckles|0.85|0.91
my last|0.38|
my last entry|0.17|
my last night|0.40|0.57
my letter|0.94|0.27
my life|0.16|0.38
my life and|0.44|0.58
my life is|0.38|
my life me||-0.11
my life soon|0.48|0.66
my mind|0.16|0.28
my mouth|-0.12|-0.18
my my|0.56|0.78
my my death|0.95|0.29
my my life|0.43|0.88
my neighbors||-0.11
my nightstand|1.00|0.97
my old|-0.26|
my pain|0.24|
my papers||-0.17
my phone|-0.65|-0.29
my pills|-0.27|-0.21
my pills and|-0.14|-0.21
my sleep|0.14|-0.12
my sleep pills|0.53|0.48
my subscription||-0.16
my suicide|0.15|0.17
my suicide letter|0.67|0.70
my therapist|0.17|0.10
my thumb||-0.16
my train||0.10
my train is|0.11|0.12
my uncle||-0.12
my wheel|-0.19|-0.13
my wheel into|0.74|0.94
my will|0.14|-0.16
myself|1.02|1.56
my~after||-0.16
my~again|0.60|0.31
my~all|0.12|
my~an||-0.10
my~and|0.22|0.24
my~be|0.52|
my~because|0.26|0.14
my~been|-0.91|-0.43
my~before||-0.14
my~being|-0.15|
my~blade|0.28|0.36
my~blood|0.58|0.65
my~body||0.11
my~by||0.23
my~can||0.11
my~could|0.18|
my~cut|0.21|0.27
my~deserve|0.89|0.15
my~does|-0.61|-0.13
my~down||-0.15
my~end|0.40|
my~entry|0.16|
my~felt|0.26|0.32
my~find|0.37|0.57
my~found|0.12|0.17
my~friend|-0.43|
my~getting|-0.14|
my~go||-0.10
my~grown||-0.14
my~gun|0.19|0.32
my~have||-0.26
my~head|0.48|0.55
my~height|0.25|0.27
my~herself|-0.32|-0.18
my~himself|-0.37|-0.23
my~home|-0.25|
my~house|0.22|0.31
my~if|-0.21|
my~into|-0.28|-0.25
my~it|0.23|0.32
my~keeps|0.40|0.47
my~kill||-0.26
my~leave|0.27|
my~letter|1.00|1.06
my~life|0.35|0.42
my~little|-0.17|
my~lot|0.10|-0.12
my~loved|0.11|-0.10
my~many|-0.18|-0.25
my~me|0.23|0.34
my~month|0.40|0.46
my~night|0.39|0.54
my~nine|0.14|0.19
my~no||-0.15
my~nobody|0.46|0.25
my~now||-0.13
my~only||0.16
my~open|0.23|-0.13
my~pills|-0.12|
my~point|0.24|0.18
my~saying|0.19|0.34
my~see|0.23|0.29
my~she|-0.22|
my~short||-0.15
my~sleep|-0.18|-0.19
my~soon|-0.19|
my~stuck|0.15|0.18
my~suicide|-0.11|
my~take||-0.14
my~than||-0.11
my~there|0.15|
my~till|0.32|0.36
my~tried|-0.19|
my~until|0.99|1.09
my~up||-0.17
my~walk|-0.13|
my~wall|0.21|0.22
my~we|-0.56|-0.33
my~week||-0.13
my~went|-0.15|
my~what|-0.77|-0.33
my~wheel|-0.19|-0.22
my~when||0.11
my~who|0.22|
my~would|0.74|
my~years|-0.48|-0.21
my~yourself|0.67|0.65
neck|-0.20|-0.15
needs|-0.24|-1.04
needs me|0.65|
needs+nobody|0.52|
neighbors|-0.30|
never||-1.20
new|-2.44|-2.01
new pills||-0.12
new+think|-0.27|
new+want|-0.57|-0.31
news|-1.80|-1.35
next to||0.20
next+not|0.11|0.13
next+old||-0.10
next+see|0.40|
next+want||-0.42
next+will|-0.10|
next~am|-0.15|
nice|-0.19|-0.86
nice to||-0.22
nice+not||-0.21
nice~not|0.14|
nicht|0.46|0.47
nicht mehr|0.46|0.47
nicht mehr leben|0.32|0.34
nicht+will|0.72|0.77
nicht~leben|0.32|0.34
night|0.14|0.29
night and|-0.11|-0.20
night and me||-0.13
night me|-0.10|
night me am|-0.36|-0.44
night me cut|0.95|0.93
night shift||0.10
night that|0.27|
night+not||-0.19
night+pills|-0.21|-0.25
night+sleep|0.11|
night+soon|-0.36|-0.45
night+think|0.69|0.86
night+want|0.17|
nights|0.43|0.10
nights me|0.88|0.26
nights me want|0.24|-0.12
nights+some|0.87|0.41
nights+want|0.22|-0.10
nightstand|0.81|0.83
nightstand~am|1.00|0.97
nightstand~me|1.00|0.97
nights~want|0.24|-0.12
night~again|0.39|0.40
night~am|-0.31|-0.47
night~at|0.16|0.15
night~cut|0.78|0.79
night~do|-0.13|-0.11
night~in|0.26|
night~me|-0.18|-0.33
night~my|0.33|0.15
night~not|-0.18|
night~the||-0.12
night~to|-0.27|-0.29
night~was|-0.13|
night~will|-0.14|-0.11
nine+not|0.11|0.15
ninety||-0.16
ninety+she||-0.12
no|-0.12|-0.43
no me|-0.22|
no point|0.43|-0.56
no point in|0.31|
no point to|0.30|-0.28
no quiero|0.40|0.45
no quiero vivir|0.40|0.45
no think|-1.23|-0.84
no way||-0.40
no way out|0.61|-0.14
no+no||-0.39
no+not|-0.48|-1.58
no+one||-0.22
no+point|0.26|-0.63
no+quiero|0.79|0.86
no+suicide|-0.10|
no+think|-1.87|-1.28
no+vivir|0.40|0.45
no+want||-0.50
no+will|-0.75|-1.04
nobody knows|0.32|0.39
nobody needs|0.58|
nobody needs me|0.80|
nobody would care|0.65|0.21
nobody would notice|-0.13|
nobody+notice|-0.26|
nobody+suicide||0.16
nobody+think||-0.11
nobody+tried|0.55|0.56
nobody+weeks|0.87|0.24
nobody~all||-0.15
nobody~care|0.27|
nobody~die|0.30|-0.11
nobody~home|0.36|
nobody~if|0.30|-0.35
nobody~know|0.35|
nobody~leave|0.15|
nobody~me|0.32|-0.11
nobody~notice|-0.20|
nobody~out|0.35|
nobody~was|0.34|
nobody~would|0.39|
none||-0.41
noon|-0.16|-0.13
noose|1.11|1.09
not anymore||-0.12
not around|0.36|
not around anymore|0.50|-0.11
not be|0.22|0.11
not be here|0.46|
not be life|0.52|0.32
not be the|0.25|0.13
not been||-0.81
not been born|0.17|
not been suicide||-0.15
not being here|0.87|
not belong|0.12|
not care if|0.24|
not come|0.64|
not come back|0.82|0.11
not cope||-0.13
not cut|-0.66|-0.33
not deserve to|0.45|-0.16
not do another|0.21|-0.11
not do anything|-0.14|
not do this|-0.12|
not fight|0.31|
not fight it|0.57|-0.13
not for my|0.90|0.33
not get|-0.13|
not go||-0.86
not go on||-0.12
not have||-0.13
not here|0.28|
not in||-0.50
not in this|0.46|
not keep|0.18|0.25
not keep me|0.39|0.77
not kill|-0.42|-0.16
not life anymore|0.28|0.27
not look||-0.10
not make|-0.43|
not me||-1.08
not me in|0.53|
not mind|0.24|-0.31
not my|-0.94|-0.61
not scare|0.32|
not scare me|0.51|
not see|0.17|
not see a|0.13|
not see any|0.16|0.13
not see the||-0.22
not self||-0.12
not suicide but|0.39|0.34
not take it|-0.22|
not think||-0.30
not think being|0.30|
not think me|0.12|-0.23
not think on|0.68|0.53
not think will|-0.39|-0.15
not told|0.40|0.39
not told all|0.46|0.44
not trust|0.12|0.24
not trust me|0.68|0.77
not wake|1.12|
not wake up|1.30|
not want a|0.11|
not want all|0.10|0.22
not want me|0.15|
not want to|-0.35|
not will|-1.96|-1.44
not will to|-1.18|-0.85
not+not||-0.11
not+now|-0.60|-0.18
not+off||-0.82
not+one||-0.29
not+only|-0.29|-1.05
not+open|0.14|-0.10
not+person||-0.39
not+pills||0.28
not+point||0.11
not+read|-0.12|
not+rest|0.21|0.13
not+room||0.17
not+safe|0.38|0.53
not+says|-0.52|-0.13
not+scare|0.30|
not+seeing|0.11|
not+self|-0.53|-0.29
not+she|-1.87|-0.98
not+soon|0.18|
not+sounds||-0.17
not+spring|0.63|0.22
not+stay|0.23|0.24
not+strength|0.28|0.24
not+suicide||0.11
not+talked|-0.16|0.17
not+team|-0.48|-0.11
not+tell||-0.74
not+thing||-0.74
not+think||-0.14
not+thirty|0.71|-0.13
not+time|-0.34|
not+tired||-0.28
not+told|0.26|0.36
not+train||0.17
not+under|0.15|0.16
not+unsure|-0.86|-0.39
not+waiting||0.11
not+wake|0.69|
not+walk|-0.14|
not+what||-1.36
not+whether|-0.25|
not+worry|-0.18|-0.62
not+worth||-0.15
not+year||-0.59
not+years||-0.40
not+you|-0.34|-0.17
not+your|-0.35|
note|0.39|0.52
nothing||-0.65
notice||-0.66
notice if|0.17|
notice if me|0.17|
notice+want|0.41|
notice~me|0.11|-0.13
not~a||-0.28
not~again|0.11|
not~an|-0.53|
not~another|0.16|0.16
not~any||-0.16
not~anymore|0.44|
not~anything||-0.80
not~around|0.15|-0.14
not~at|-2.51|-1.19
not~back|0.14|
not~be|0.16|
not~because|-0.15|
not~being||-0.61
not~blade|0.41|0.62
not~born|0.57|
not~but|-1.38|-0.54
not~can|-0.46|
not~care|0.19|-0.12
not~come|0.33|
not~cut|-0.41|-0.14
not~end|-0.30|
not~find||0.17
not~for||-0.13
not~forty|1.07|0.25
not~future|0.25|-0.12
not~getting|0.16|
not~go||-0.53
not~got||-0.30
not~happens|0.33|
not~have|-2.62|-1.58
not~he|-0.79|-0.46
not~her|-1.30|-0.60
not~here|0.26|
not~if||-1.16
not~in|-0.22|-2.26
not~is|-1.67|-0.69
not~job|-0.12|
not~jump|-0.13|
not~keep|0.12|-0.19
not~kill|-0.27|-0.27
not~leave|-0.21|
not~life|0.49|0.19
not~make||-0.39
not~many|-0.20|-1.08
not~me|0.11|
not~much|-0.11|-0.62
not~my|-0.23|-0.18
not~of||-0.33
not~one|-0.16|-0.69
not~only|-0.16|-0.51
not~or||-0.93
not~point|0.18|
not~put|0.19|0.26
not~safe|0.26|0.40
not~seeing|0.29|0.11
not~she|-0.54|-0.24
not~so|-1.51|-0.48
not~soon|0.51|
not~sounds|0.20|
not~stay|0.24|0.21
not~strength|0.54|0.37
not~suicide||0.11
not~talked|-0.18|0.18
not~that|-0.82|-0.36
not~then|-1.05|-0.35
not~thing||-0.41
not~think|-0.31|-0.27
not~this||-0.66
not~up||-0.19
not~wake||-0.18
not~was|-0.22|-0.15
not~week|-0.26|
not~what|-0.18|-0.64
not~with|-0.10|
not~would||-0.91
not~year||-0.18
not~years||-0.17
now+pills|0.34|0.37
now+take|0.22|0.12
now+think|-1.22|-0.78
now+used|0.29|0.11
now~jump|0.39|0.41
now~the|-0.42|-0.12
now~think|-0.55|-0.29
no~all||-0.36
no~and||-0.48
no~anymore|-0.15|
no~die|-0.19|-0.13
no~do|-0.76|-0.40
no~end|-0.27|
no~except|0.61|-0.14
no~for||-0.44
no~in||-0.54
no~leave|0.38|0.16
no~life|0.48|-0.31
no~mas|0.32|0.34
no~me||-0.25
no~my||-0.16
no~no||-0.20
no~not|-0.80|-0.99
no~of||-0.44
no~out|0.37|
no~suicide||-0.12
no~the|-0.68|-1.07
no~think|-0.37|-0.17
no~to||-0.36
no~vivir|0.40|0.45
no~want||-0.10
no~will|-1.05|-0.58
of|0.10|
of a|-0.40|-0.29
of a train||0.11
of all|-0.76|-0.55
of being||-0.24
of being life|1.00|
of cut||-0.10
of die||-0.12
of it|0.10|
of kill|0.70|0.71
of kill me|1.00|0.95
of life|0.27|-0.44
of me|-0.12|
of me and|-0.18|-0.24
of me want|0.41|0.41
of my kin|0.14|
of my life|-0.41|-0.12
of my pills|0.45|0.43
of pills|0.43|0.55
of pills an|0.76|0.77
of sleep||0.12
of sleep pills|1.07|1.01
of the||-0.24
of the camera||-0.14
of the parking|0.77|0.90
of the think|0.17|
of the train|0.51|0.44
of the wheel|0.42|
of this life|0.55|0.37
of what me|0.28|
off a height|-0.12|
off dead|0.39|0.41
off dead and|0.82|0.39
off for|0.73|0.32
off not me|-0.34|
off the|0.11|0.21
off the height|0.74|0.74
off the high||-0.14
off the road||0.10
off+since|0.14|0.16
off+soon|0.13|0.13
off+suicide|0.20|0.22
off+ten||-0.14
off+think|0.21|0.44
off+times|0.15|0.16
off+want|0.31|
off+wheel|0.30|
office|-0.15|
off~a||-0.39
off~all|0.22|0.12
off~as||0.18
off~at|-0.12|
off~board||-0.14
off~dead|0.51|-0.16
off~for|-0.33|
off~height|0.41|0.52
off~high||-0.12
off~it||0.24
off~last|0.55|0.67
off~me|0.24|0.17
off~road||0.10
off~soon|0.28|0.23
off~ten||-0.14
of~a|-1.69|-1.49
of~again||-0.14
of~ago|0.20|0.20
of~all|-0.32|-0.78
of~am|0.25|0.24
of~being||-0.31
of~camera||-0.12
of~die||0.15
of~do|-0.35|
of~does|-0.64|-0.16
of~end|-0.28|
of~feel||-0.16
of~for|-2.30|-1.56
of~hair|0.38|0.42
of~he|-0.53|-0.32
of~head|0.12|0.17
of~heart|0.46|0.19
of~height|-0.13|-0.12
of~hour|0.21|0.26
of~if||-0.23
of~is|-0.61|-0.48
of~it||-0.30
of~laughed||-0.14
of~leave|-0.80|-0.34
of~me|0.14|0.17
of~not|-0.47|-1.36
of~of|-0.32|-0.38
of~old|-0.38|-0.10
of~on|-0.18|-0.49
of~once|0.17|0.26
of~parking|0.77|0.90
of~pills|0.65|0.77
of~suicide|0.14|0.18
of~that|-1.19|-1.12
of~the|-0.82|-0.29
of~this|-0.15|-1.11
of~train|0.25|0.28
of~unsure|-0.29|
of~was|-0.13|-0.13
of~we|-0.85|-0.57
of~wheel||-0.11
of~when||-0.37
of~who|-1.34|-0.51
of~would|-0.39|-0.81
okay me|0.11|0.15
okay+think||0.10
okay+went|0.91|0.18
okay~think|0.13|0.17
old|-0.17|-0.24
old house||-0.12
old+we|-0.22|
old+will|-0.51|-0.12
old+wrote||-0.16
old~and||-0.51
old~is|-0.46|-0.12
old~it|-0.28|
old~soon||-0.10
old~the|-0.80|-0.40
old~to||-0.28
on a|-1.84|-1.25
on and|0.24|
on it me|0.35|0.55
on life|0.85|
on my|0.19|0.29
on my body|1.28|1.43
on my mind|0.92|0.95
on point|0.70|0.91
on soon|-0.16|
on soon and|-0.14|-0.13
on sugar||-0.15
on that||-0.77
on the bread||-0.12
on the oven||-0.17
on the table|0.32|0.39
on the train|0.17|0.22
on the way|0.30|
on this|-0.10|-1.19
on this earth|0.52|
once+pills|0.32|0.38
once~a|-0.70|-0.33
once~in|0.12|0.16
once~kin|0.27|0.32
once~was|-0.27|
oncoming|0.79|0.98
one more||-0.10
one of|-0.82|-0.70
one who|-0.49|-0.21
one+only||-0.10
one+want|-0.10|-0.36
one+way|0.37|
one+who|-0.91|-0.43
one+will|-0.19|
one~all|-0.17|-0.45
one~do|0.19|
one~for||-0.37
one~that||-0.42
onions||-0.13
only thing|0.33|0.32
only thing that|0.35|0.42
only+thing|0.24|0.25
only+think|-0.17|-0.57
only+tired||-0.11
only+years|0.23|
only~be||-0.21
only~because||-0.13
only~get|0.28|0.45
only~helps|0.57|0.58
only~is|0.20|
only~kin|0.12|
only~leave|0.21|0.28
only~me|0.27|0.19
only~my|0.20|-0.16
only~out|-0.11|-0.14
only~to|-0.15|-0.16
on~a|-0.21|-0.18
on~again|-0.11|-0.21
on~all|-0.32|
on~am|0.19|
on~be||0.15
on~boats||-0.12
on~body|0.69|0.85
on~bread||-0.11
on~earth|0.30|
on~for|-1.57|-1.06
on~have|-0.24|-0.78
on~home|0.19|
on~if||-0.16
on~is|-0.82|-0.34
on~it||0.13
on~jump|0.26|0.34
on~last|-0.13|-0.23
on~many||-0.13
on~me|0.22|0.29
on~mind|0.11|
on~month|-0.12|-0.12
on~of|-0.94|-0.43
on~oven||-0.17
on~soon|-0.17|-0.15
on~table|0.33|0.44
on~that|-0.40|-0.11
on~the|-0.16|
on~this|-0.53|-0.19
on~till|0.31|0.33
on~train||0.11
on~until|-0.14|-0.16
on~want|-0.36|
on~was|-0.20|-0.49
on~watched||-0.12
on~way|0.13|
on~where|0.20|0.17
on~will||0.20
open+want|0.26|
opened|0.19|
opened my|0.31|0.15
opened~in|0.46|0.45
opened~the|0.41|0.40
or|-0.16|-0.61
or not||-0.19
or~am|0.18|
or~of|-0.10|-0.34
or~the|-0.11|-0.12
or~to|-0.62|
other|-0.78|-0.88
our|-1.30|-0.83
our~to|-0.41|-0.18
our~will|-0.10|
out except|0.55|0.34
out of the||-0.45
out of this||0.25
out~again||0.12
out~all||-0.11
out~am|0.19|-0.11
out~body|0.25|0.34
out~end|0.34|0.45
out~for|-0.28|
out~height|-0.17|-0.15
out~in|0.15|
out~life||0.12
out~me|0.12|0.17
out~my||0.16
out~now||0.11
out~one|0.41|
out~suicide|0.93|1.15
out~think|0.13|
overdose|1.24|1.33
overdose last|0.17|0.19
overdose on|-0.28|-0.37
overdose+pills|0.81|0.79
overdose+soon|0.41|0.41
overdose+think|0.58|0.60
overdose+will|0.39|0.40
overdosed||-0.14
overdose~my|0.45|0.43
overdose~the||-0.12
overdosing|-0.11|-0.12
own||0.21
pain to|0.18|
pain to end|0.88|-0.12
pain+want||-0.26
painkillers||-0.12
pain~and|0.17|
pain~end|0.24|
pain~not|0.46|
panic|-0.27|
panic attack||-0.11
papers+taxes||-0.17
papers+will|0.12|0.14
paracetamol|0.94|0.98
parking+point||0.23
parking+top|0.77|0.90
parking~and|0.45|0.77
part||-0.13
part of me|0.31|0.34
part+want|0.39|
party|-0.40|-0.11
part~die|0.59|0.61
part~this|0.31|
part~to||0.10
part~want|0.14|0.18
pass|-0.40|
pass+will|-0.10|-0.17
passed|-0.53|-0.28
passwords|0.87|0.95
passwords~and|0.87|0.95
passwords~me|0.87|0.95
past+will|0.31|0.39
past~and|-0.18|-0.19
past~me|0.14|0.21
patient|-0.52|-0.24
patient~die||-0.15
patient~to||-0.15
pay|-0.15|
peaceful|0.49|-0.16
pense|0.42|0.43
pense a|0.42|0.43
people|-0.38|-0.64
person|-0.24|-0.57
person+want||-0.28
phone|-0.69|-0.29
picked||0.14
picked up|-0.18|
picked+pills||-0.13
picked~pills||-0.13
picking||0.21
picture||-1.13
pictures|-0.56|-0.30
pier|0.18|0.34
pill|-0.19|-0.27
pills|0.63|0.78
pills an|0.76|0.77
pills an hour|0.76|0.77
pills and|0.20|0.33
pills and me|0.48|0.71
pills and went||-0.15
pills are|0.76|0.81
pills before||-0.14
pills in|0.50|0.57
pills in my|0.47|0.49
pills of|-0.18|-0.15
pills of pills|0.20|0.24
pills on|0.55|0.55
pills on point|0.48|0.48
pills+point|0.35|0.42
pills+saved|0.54|0.52
pills+slept||-0.14
pills+take|0.24|0.30
pills+think|-0.25|
pills+thirty||0.13
pills+three||-0.10
pills+too|0.31|0.38
pills+two||0.14
pills+wake|0.54|0.80
pills+want|-0.12|
pills+week|0.28|0.33
pills+went||-0.12
pills+will|1.06|1.25
pills+years||-0.11
pills~a|-0.15|-0.21
pills~ago|0.55|0.56
pills~all|0.64|0.76
pills~am|0.73|0.79
pills~can|0.82|0.78
pills~dinner||-0.13
pills~do|0.28|0.35
pills~down||-0.13
pills~for|-0.18|-0.21
pills~hand|0.63|0.63
pills~hour|0.94|0.96
pills~in|0.59|0.63
pills~kill|0.50|0.52
pills~kin||-0.14
pills~lay||-0.13
pills~many|-0.24|-0.30
pills~me|0.25|0.60
pills~my|0.57|0.68
pills~not|0.11|0.21
pills~now|0.39|0.40
pills~of|-0.14|-0.14
pills~on|0.38|0.41
pills~point|0.36|0.38
pills~sleep|-0.26|-0.35
pills~slept||-0.14
pills~so|-0.26|-0.14
pills~soon||-0.15
pills~take||0.17
pills~the|0.41|0.42
pills~this|0.52|0.54
pills~to|0.10|0.11
pills~up|0.86|0.91
pills~want|0.22|0.30
pills~week|0.41|0.44
pills~went||-0.14
pills~will|0.17|0.45
pills~with|-0.12|-0.16
place on|0.52|0.11
place+want||-0.27
place+where|0.43|0.59
place~all|0.17|
place~in|0.27|
place~me|0.27|0.11
place~this|0.38|
place~would|0.44|0.30
plan|0.21|0.34
planned|0.12|0.20
planning|0.23|0.37
plans||-0.15
planting||-0.12
platform||0.12
play|-2.15|-1.55
played|-1.19|-0.83
please tell my|0.46|0.15
please~her|0.27|
please~kin|0.60|0.25
please~loved|0.37|0.13
please~my|0.47|0.20
plus envie|0.34|0.35
plus envie de|0.34|0.35
plus+vivre|0.34|0.35
plus~de|0.34|0.35
plus~vivre|0.34|0.35
point||-1.58
point in|0.37|-0.14
point in life|0.59|
point in will|0.32|
point of|0.13|-0.74
point of life|0.32|
point to|0.17|
point to get|0.58|
point to keep|0.58|
point+see|0.49|
point+stay|0.14|
point+trying|0.12|
point+want||-0.89
point+what|0.17|-0.51
point~a|-0.18|
point~anymore|0.13|
point~go|0.22|
point~in|-1.09|-0.21
point~is|-0.27|-0.45
point~keep|0.12|
point~life|0.84|-0.42
point~me|0.19|
point~on|0.32|
point~stay|0.16|
point~the|-0.57|-0.14
point~to||-0.16
point~trying|0.20|
point~up|0.14|
point~will||-0.12
potassium|0.14|0.17
presentation||-0.10
prevention||-0.11
project|-0.30|-0.13
pull||-0.39
pulled~my|0.23|0.21
punish|0.31|0.34
punish me|0.66|0.63
punish me by|0.79|0.75
punish~by|0.79|0.75
purpose|0.64|0.84
put it||0.12
put the|0.32|0.39
put+soon|0.33|0.29
putting~soon|0.15|0.14
put~and||0.19
put~back|0.16|0.24
put~end|0.51|0.60
put~my|0.18|0.21
put~on||0.12
put~to|0.29|0.35
quiero|1.49|1.58
quiero morir|0.41|0.43
quiero vivir|0.40|0.45
quiero vivir mas|0.32|0.34
quiero+vivir|0.68|0.72
quiero~mas|0.32|0.34
quiet+want||-0.14
quiet+will|0.63|0.35
railing|0.73|0.78
rain|-0.94|-0.52
range|-0.63|-0.30
range with||-0.11
range+went||-0.11
range~kin||-0.11
read|-0.25|
read will|0.13|0.22
read+suicide||-0.14
read+we|-0.13|
read+who|0.14|0.24
read+will||0.14
ready|0.23|
read~a|-0.11|
read~who|0.23|0.33
reason||-0.53
red||-0.15
relapsed|0.28|0.25
relapsed~cut|0.60|0.56
relief|-0.19|
remember|-2.21|-1.66
researching|0.26|0.37
rifle||-0.13
right|-0.59|-0.32
rn||-0.12
road~in|0.22|0.27
rome||-0.13
rome+will||-0.14
roof|-0.11|-0.35
room+soon|0.53|0.17
room+want|-0.18|
room+will||0.16
room~not|0.39|0.19
rope|0.21|0.26
rope and|0.91|0.97
rope and me|0.59|0.63
rope for||-0.14
rope for the||-0.14
rope in|0.23|0.26
rope in the|0.28|0.32
rope is|0.39|0.45
rope+soon|-0.14|-0.22
rope+swing||-0.16
rope+tied|0.39|0.41
rope+tried|0.50|0.42
rope+want|0.29|0.34
rope+we||-0.13
rope+will|0.18|
rope~am|0.84|0.93
rope~door|0.57|0.59
rope~in|0.61|0.60
rope~me|1.11|1.19
rope~soon|1.18|1.15
rope~the|0.44|0.51
rope~to|0.70|0.75
rope~want|0.28|0.33
rope~will|0.22|0.25
run|-0.11|-1.07
running and|0.15|0.25
running+want|0.10|0.18
running+wheel|0.39|0.51
sad|-0.42|-0.60
sad+want|-0.34|-0.22
safe||0.16
safe with|1.11|1.12
safe with me|1.11|1.12
safe~me|0.38|0.41
said||-0.22
said he|-0.27|-0.16
said it|0.18|
said me want|-0.14|
said the|-0.21|
said+say|0.29|
said+she|-0.40|-0.16
said+soon|-0.13|-0.11
said+what|-0.28|
said~and|-0.45|-0.21
said~be|-0.24|
said~die||-0.15
said~kill||-0.16
said~me||-0.15
said~my|-0.45|-0.22
said~of|-0.37|
said~say|0.53|0.13
said~the|-0.38|
said~to||-0.15
said~would|-0.23|
sat on||-0.15
sat on the||-0.15
sat with|0.20|0.19
sat with the|0.59|0.56
sat+until||-0.15
sat~height|0.11|0.12
sat~in|0.30|0.27
sat~my|0.59|0.56
sat~the|0.10|0.10
sat~until||-0.15
saved up|0.32|0.36
saved~pills|0.54|0.52
say|-0.25|-0.67
say leave||-0.11
say leave to|0.17|-0.16
say me will|0.23|0.26
say+soon|-0.11|
say+will|-0.26|
saying leave|0.66|0.19
saying my|0.77|0.25
saying my letter|0.94|0.27
saying+want||-0.14
saying~end|0.10|0.14
saying~letter|0.94|0.27
saying~to||-0.22
says|-0.42|-0.16
says he|-0.32|-0.16
says he want||-0.16
says+she|-0.12|
says+yourself|1.04|1.00
says~die|-0.29|-0.16
says~is|-0.50|-0.30
says~the|-0.14|
says~to|-0.54|-0.33
says~want||-0.11
says~yourself|1.04|1.00
say~all||-0.28
say~and|-0.74|-0.32
say~kill|0.20|0.26
say~to||-0.43
scare|0.17|
scare me|0.41|
scare+sounds|0.85|
scared me|-0.39|-0.46
scared of|0.16|
scared to|-0.15|-0.23
scared+take|0.11|0.14
scared+want|-0.13|-0.33
scared+will|-0.13|
scared~do||0.11
scared~kill|0.84|0.77
scared~me||-0.25
scared~will|-0.15|-0.11
scare~it|0.70|
scare~sounds|0.85|
school and|0.20|0.30
school and me|0.23|0.31
school+suicide||-0.14
school~me|0.11|0.20
school~to|-0.21|
scissors|0.20|0.23
scratched|-0.24|-0.28
sea|0.11|
see a future||-0.11
see a way|0.64|
see any|0.15|0.12
see any point|0.52|-0.12
see the|0.11|
see the point|0.92|
see+want||-0.15
see+way|0.26|0.19
see+will|-0.43|-0.12
seen|-0.32|-1.22
see~and|-0.19|-0.55
see~do|0.24|
see~for||-0.35
see~future|0.15|
see~keep|0.17|
see~of||-0.66
see~point|0.59|
see~way|0.41|0.28
see~would|0.15|0.26
sein|0.40|0.41
sein+tot|0.40|0.41
sein+will|0.40|0.41
self cut|0.56|0.65
self harmed||-0.12
self~and|-0.22|
self~me|-0.15|
serious|-0.19|-0.76
set|-1.16|-0.66
she|-0.46|-0.34
she drove||-0.14
she is|-0.59|-0.33
she takes|0.12|0.13
she takes the|0.20|0.23
she want|-0.60|-0.33
she want to|-0.21|-0.10
she+she|-1.00|-0.70
she+soon|-0.14|
she+takes|0.11|0.12
she+think||-0.49
she+told|-0.17|
she+until|-0.13|-0.14
she+want|-0.70|-1.27
she+what|-0.92|-0.51
sheet|0.18|0.14
shelf||-0.11
she~and|-0.29|-0.11
she~at|-0.36|-0.12
she~end|-0.21|
she~her|-0.99|-0.60
she~herself|-0.18|
she~in|-0.94|-0.68
she~is|-0.89|-0.58
she~it|-0.98|-0.59
she~jump||-0.10
she~life|-0.33|
she~my|-0.56|-0.29
she~on|-0.59|-0.35
she~she|-0.70|-0.59
she~the|-0.61|-0.37
she~to|-0.61|-0.34
she~was|-0.35|-0.14
shift+will|0.62|0.56
shoot|0.10|0.12
shooting||-0.12
shop|-0.48|-0.13
short|-1.38|-0.81
short+want|-0.12|
short~it||-0.11
short~want||-0.10
shot|-1.58|-1.12
shotgun|0.23|0.24
shot~and|-0.13|
shot~the|-0.25|
should|-0.14|-0.34
show|-1.84|-1.33
shower|-0.15|-0.20
since soon|0.46|0.46
since the||-0.11
since+suicide|0.34|0.36
since+ten||-0.15
since+years|-0.10|
since~and||-0.12
since~leave|0.81|0.19
sitting|0.19|0.31
sitting in||0.11
sitting in the|0.19|0.21
sitting on|0.23|0.29
sitting on the|0.58|0.63
sitting+wheel|0.22|0.24
sitting~height|0.98|1.03
sitting~in|0.28|0.30
sitting~the|0.60|0.70
sitting~wheel|0.22|0.24
six||0.16
six me|0.63|0.59
six+will|0.45|0.44
sixteen me||-0.13
sixteen~me||-0.13
six~will|0.64|0.59
sleep||-0.54
sleep and|0.36|-0.32
sleep and not|0.12|
sleep early||-0.10
sleep forever|0.20|
sleep pills|1.34|1.23
sleep+soon|-0.15|-0.15
sleep+take|-0.25|-0.33
sleep+think|0.15|0.23
sleep+tired|0.13|-0.11
sleep+wake|0.20|
sleep+want|0.21|
sleep+will|-0.31|-0.24
sleeping||0.21
sleep~a|-0.30|
sleep~be|0.77|
sleep~have|-0.22|0.14
sleep~is|0.24|-0.10
sleep~it|0.66|-0.15
sleep~me|-0.14|
sleep~not|0.37|
sleep~soon|-0.17|-0.14
sleep~to||0.12
sleep~wake|0.31|
sleep~want|-0.11|
slept|-0.38|-0.18
slept well||-0.14
slept+well||-0.10
slept~the||-0.12
slitting|0.54|0.62
slitting my|0.54|0.62
slitting my body|0.54|0.62
slitting~body|0.54|0.62
snow||-0.38
so all would|0.81|0.98
so bad|0.18|0.11
so better|0.32|-0.11
so easy to|0.14|
so glad|-0.65|-0.25
so glad me|-0.18|
so much|-1.17|-0.31
so nobody|0.66|0.24
so quiet||-0.12
so strong||0.10
so tired|0.49|
so tired of|0.36|-0.20
solved|0.24|
some|-0.29|-0.44
some nights|0.87|0.41
some nights me|0.87|0.41
somebody|0.27|
someone|-0.45|-0.57
something+want||-0.17
something~and||-0.21
something~me|0.13|
some~life|0.42|0.17
some~the|-0.28|-0.12
song|-0.57|-0.26
soon after|0.72|0.79
soon and me|-0.14|
soon as the|0.64|0.61
soon is the||0.13
soon it|0.23|
soon it is|-0.12|
soon it would|0.59|
soon me|0.39|0.48
soon me am|0.30|0.44
soon me have|0.26|0.31
soon me want|0.15|0.23
soon me will||-0.16
soon or|0.33|
soon or any|0.30|-0.14
soon soon me|0.58|0.59
soon that|0.35|0.47
soon that is|0.79|0.92
soon with|-0.12|
soon+soon|0.18|0.31
soon+sorry|0.65|0.62
soon+start|-0.22|
soon+suicide|0.42|0.34
soon+table|0.41|0.39
soon+take|-0.27|-0.41
soon+talked|-0.14|-0.16
soon+team||-0.12
soon+ten|0.11|0.13
soon+think|0.35|0.55
soon+under|0.45|0.52
soon+until|-0.14|
soon+wake||-0.14
soon+wall|0.11|0.11
soon+wanting|0.10|
soon+water|-0.13|-0.12
soon+wheel|0.31|0.44
soon+while|0.48|0.52
soon+will|0.19|0.27
soon+wrote|0.15|0.17
soon+year|-0.17|
soon+years|-0.17|
soon~after|0.11|
soon~all|0.51|0.56
soon~am|0.21|0.34
soon~any|0.27|-0.13
soon~at|0.51|0.28
soon~be|0.16|0.12
soon~burden|0.83|0.27
soon~by|0.60|0.68
soon~can|-0.10|
soon~cried||-0.14
soon~dead|0.65|
soon~die|0.61|0.64
soon~do|0.23|0.34
soon~end|0.53|0.51
soon~feel||0.11
soon~for||-0.12
soon~got|-0.26|-0.32
soon~his|0.47|0.43
soon~in||-0.13
soon~it|0.17|0.28
soon~keep|0.13|0.18
soon~kill|0.55|0.54
soon~last||0.13
soon~me||0.23
soon~my|-0.16|-0.39
soon~night|-0.15|-0.18
soon~not|0.23|
soon~of||-0.33
soon~pills|0.33|0.33
soon~sorry|0.92|0.83
soon~take|-0.10|-0.41
soon~the|0.39|0.49
soon~then|0.69|0.78
soon~think|0.46|0.60
soon~to||0.16
soon~what|0.19|0.30
soon~will|0.18|0.15
soon~with||0.13
soon~work|0.29|0.31
soon~would|0.61|0.27
sorry|-0.99|-0.53
sounds||-0.67
sounds better|0.36|0.14
sounds better than|0.41|0.15
sounds+want|-0.36|-0.14
sounds~than|0.32|0.12
sounds~this|0.39|0.19
soup|-0.21|
so~a||-0.20
so~all|-0.63|-1.56
so~am|-0.32|-0.11
so~and|-0.28|-0.12
so~can|-0.15|
so~could|-0.80|-0.23
so~dead|0.11|0.19
so~for|-2.10|-1.08
so~have||0.10
so~her|-0.81|-0.31
so~here||-0.10
so~is|-0.45|-0.46
so~it|-0.70|-0.74
so~life|0.11|
so~my|-0.12|
so~nobody|-0.10|
so~of||-1.46
so~that|-0.14|-0.20
so~this|-0.12|-0.91
so~wake|0.52|
so~was|-0.13|
so~will|-0.10|
so~with|-0.89|-0.44
so~would||0.10
spreadsheet||-0.13
squad+suicide||-0.12
standing||0.13
standing on|0.11|0.13
standing on the|0.11|0.13
standing~height|0.11|0.13
standing~the|0.19|0.29
stand~the|0.17|-0.15
start|-0.72|-1.61
started cut|0.66|0.70
started cut again|0.66|0.70
started think|0.68|0.77
started to|0.23|
started~after|0.42|0.52
started~again|0.69|0.76
started~me||0.15
station||-0.10
stay for|0.57|-0.12
stay here|0.72|0.97
stay life|0.30|0.18
stayed|-0.17|
stayed+until||-0.14
staying||-0.12
step|0.16|0.28
stepping|0.31|0.38
sterben|0.33|0.34
sterben+will|0.33|0.34
stones|0.40|0.48
stones in|0.79|0.80
stones in my|0.79|0.80
stones~my|0.79|0.80
stood||-0.14
stood on|-0.29|-0.11
stood on the|-0.22|
stood+think|0.49|0.17
stood+watched||-0.10
stood~height|-0.19|
stood~the|-0.12|-0.22
stood~watched||-0.10
stood~with||0.18
stopped|0.23|
stopping me|0.58|0.63
stopping me from|0.67|0.71
stopping~from|0.42|0.64
stops me|0.76|0.91
story|-0.67|-1.23
story+will|-0.26|
story~a|-0.13|
story~man||-0.11
story~who||-0.15
strength to|0.27|0.22
strength~life|0.66|0.40
strong+think|0.29|0.29
students|-0.56|-0.24
subscription||-0.14
subscription+want||-0.18
such|-0.17|-0.53
such a||-0.22
such a burden|0.94|
such~burden|0.59|
sugar|-0.27|
sugar again||-0.17
suicidal|0.15|0.39
suicide|0.61|0.86
suicide again|0.50|0.47
suicide all|0.34|0.38
suicide all think|0.69|0.58
suicide attempt||-0.13
suicide but|0.20|0.23
suicide but me|0.28|0.31
suicide feels|0.49|0.59
suicide feels want|0.49|0.59
suicide in my||-0.13
suicide is|0.30|0.38
suicide letter|0.99|1.00
suicide me am||-0.10
suicide since|0.34|0.36
suicide soon|0.81|0.77
suicide squad||-0.12
suicide when|0.78|0.77
suicide when me|0.78|0.77
suicide+telling||-0.10
suicide+think|0.45|0.65
suicide+three|0.10|0.12
suicide+tired|-0.13|
suicide+used||-0.12
suicide+volunteer||-0.15
suicide+want|0.36|0.53
suicide+way|0.55|0.81
suicide+weeks|0.90|0.90
suicide+whether||-0.14
suicide+will|0.28|0.32
suicide+years||-0.10
suicider|0.38|0.40
suicide~a|0.20|0.24
suicide~all|0.19|0.24
suicide~and|0.16|0.22
suicide~because|0.14|0.22
suicide~but||-0.15
suicide~day|0.40|0.46
suicide~have||-0.16
suicide~in|-0.14|-0.27
suicide~is||-0.11
suicide~it|0.46|0.38
suicide~many|0.68|0.64
suicide~me||0.18
suicide~mind|0.92|0.95
suicide~my|0.26|0.52
suicide~nobody||0.16
suicide~off|0.20|0.22
suicide~on|0.26|0.31
suicide~school||-0.14
suicide~since|0.21|0.22
suicide~soon|0.25|0.19
suicide~telling||-0.10
suicide~think|0.32|0.23
suicide~this|0.23|0.24
suicide~tired|-0.13|
suicide~to||-0.14
suicide~want|0.49|0.59
suicide~was|0.19|0.23
suicide~weeks|0.90|0.90
summer||-0.37
survive|-0.26|
swallow||-0.15
swallowed|0.85|0.93
swallowing|0.48|0.52
swing|-0.14|
t|-0.15|
table||0.11
table and|0.42|0.53
tablets|0.17|0.26
table~am|0.61|0.62
table~it|0.28|0.35
table~me|0.41|0.37
table~soon|0.41|0.39
table~to|0.18|0.24
take a blade|0.66|0.76
take all|0.26|0.14
take all all|0.25|0.30
take all of|1.08|1.02
take everything|0.44|0.50
take his|-0.14|
take his my||-0.13
take it anymore|-0.16|
take me out|1.11|0.36
take my|-0.40|-0.33
take my life|1.03|0.99
take my my|1.00|1.10
take my pills|-0.21|-0.27
take pills|0.19|0.28
take the||-0.11
take the pills|-0.12|
take too||0.14
take too many|0.35|0.40
take+three|0.13|0.12
take+we|-0.37|-0.12
take+week|0.21|0.26
take+went|-0.10|
take+why|0.29|
take+will||0.31
takes|0.13|
takes me|0.61|
takes the|0.26|
takes the kin|0.91|0.93
takes to|0.22|0.39
takes+want|0.45|
takes~and|-0.10|
takes~kin|0.49|0.53
takes~me|0.22|
takes~my|0.60|0.12
takes~will|0.69|0.80
take~am|-0.27|-0.17
take~and|0.32|0.25
take~anymore|-0.22|
take~blade|0.78|0.85
take~cabinet|0.78|0.71
take~cut|0.18|0.21
take~do||0.12
take~for||-0.55
take~gun|0.74|0.19
take~headache||-0.11
take~kin||-0.14
take~last|-0.16|-0.19
take~leave|0.11|
take~life|0.50|0.50
take~many|0.46|0.53
take~me|0.46|0.44
take~month|0.42|0.16
take~now|0.49|0.24
take~of|-0.12|-0.20
take~on||-0.12
take~out|0.22|
take~pills|0.14|0.18
take~sleep|-0.26|-0.35
take~the|-0.11|
take~want||-0.12
take~week|0.33|0.37
take~when|0.18|
take~will||0.13
talked|-0.11|
talked will|-0.49|-0.21
talked+will|-0.54|-0.24
talked~soon||-0.12
talking|-0.53|-0.26
talking will|-1.46|-0.89
talking+will|-1.70|-1.09
taxes|-0.57|-0.28
team|-1.95|-1.31
team~me|-0.27|
team~not|-0.17|
team~soon||-0.12
teenager||0.13
teenager+used|0.22|0.27
tell all me|0.57|0.13
tell my|0.53|0.34
tell my kin|0.57|0.38
telling me to|0.29|0.31
telling~kill|0.35|0.36
tell~her|0.18|
tell~kin|0.30|0.20
tell~loved|0.46|0.15
tell~me|0.27|
ten years|-0.15|
ten+years|-0.30|
ten~me|-0.11|
ten~my|0.21|0.24
than go|0.27|0.31
than me think||0.11
than this|0.32|
thankful|-0.25|
than~one|0.26|
than~this|0.21|0.40
than~to||0.10
that|-0.32|-0.32
that helps|0.21|0.27
that hike||-0.12
that is|-0.59|-0.24
that my||0.17
that my kin|0.50|0.58
that song|-0.17|
that the|-1.90|-1.09
that was|-2.28|-1.27
that~a|-0.99|-1.69
that~ago|-0.20|
that~all|-0.64|-0.13
that~am|-0.11|
that~and|-0.35|-0.21
that~be||-0.15
that~been|-0.12|-0.55
that~by|-0.82|-0.45
that~do|-0.24|-0.50
that~for|-1.21|-0.45
that~have|-0.59|-0.49
that~if|-1.07|-0.52
that~in|-0.64|-1.49
that~is|-0.62|-0.20
that~life|-0.15|
that~me|0.12|0.11
that~my|-1.30|-1.61
that~not|0.21|0.10
that~soon||-0.12
that~suicide|0.25|0.29
that~the|-0.37|
that~time||-0.45
that~to|-0.66|-0.31
that~truth||0.13
that~was|-0.35|-1.50
that~will|-0.44|-0.10
that~with|-0.33|-0.99
that~would|-0.23|-0.13
that~years|-0.32|
the all||-0.27
the anniversary||-0.14
the bath|0.80|0.82
the bath and|0.80|0.82
the bathroom|-0.16|-0.18
the bathroom door|0.61|0.64
the best|-0.59|-0.80
the bills|0.22|-0.15
the blade|0.72|0.85
the blade me|0.38|0.38
the blade to|0.45|0.39
the boat||0.16
the boats||-0.10
the book|-0.19|
the cabinet|-0.13|-0.17
the camera|-0.11|
the cat|0.14|
the city|-0.18|
the coast|0.11|0.17
the couch|-0.11|
the courage|0.35|0.38
the courage to|0.34|0.40
the cut||-0.11
the cut on|0.58|0.58
the death||-0.25
the death and|0.15|
the death of|-0.11|
the death was||-0.10
the dishes|0.25|0.28
the doctor||-0.33
the door|0.16|0.23
the drawer|0.53|0.63
the end||-1.24
the end of|-0.21|-0.71
the engine||-0.12
the exam|-0.13|-0.21
the first|-0.46|-0.25
the god||-0.59
the gun|1.24|1.47
the gun in|0.25|0.29
the gun is|0.58|0.53
the gun me|1.06|1.11
the gym|-0.23|
the height|0.41|0.37
the height and||-0.12
the height at||-0.12
the height fixing||-0.12
the height me|0.13|0.13
the height now|0.47|0.44
the high|-0.11|
the high board||-0.14
the hotel|0.44|0.49
the house|0.10|
the house is||-0.12
the house would|0.11|0.34
the insurance||0.15
the kill range||-0.11
the kin me|0.43|0.49
the last time|0.51|0.34
the letter|1.10|1.27
the letter and|0.63|0.63
the letter are|0.82|0.83
the letter is|0.63|0.71
the line|-0.21|
the many pills|0.19|0.23
the mountains|-0.15|-0.10
the new|-0.75|-0.57
the news|-0.32|-0.14
the next|-0.15|
the night|-0.39|-0.48
the night me|-0.35|-0.44
the office|-0.28|
the one who|-0.14|
the only||0.20
the only thing|0.36|0.33
the oven||-0.12
the pain|-0.13|-0.14
the pain to|0.88|-0.12
the parking||0.16
the party||-0.16
the pier|0.19|0.36
the pills|0.31|0.36
the pills and|0.50|0.53
the pills are|1.14|1.13
the pills in|1.07|0.95
the place|0.17|0.11
the plants||-0.15
the point|0.13|-0.87
the point in|0.84|
the point of|0.25|-0.40
the presentation||-0.17
the rope|0.94|1.05
the rope and|1.19|1.14
the rope is|0.48|0.52
the shelf||-0.12
the shop||-0.14
the soon that|0.79|0.92
the storm||-0.13
the strength|0.43|0.33
the strength to|0.43|0.33
the suicide||-0.10
the swing||-0.14
the table|0.18|0.24
the table and|0.31|0.38
the team|-0.58|-0.30
the think|0.26|0.29
the think of|0.30|0.38
the think to|0.62|0.61
the time you|0.39|0.51
the train|0.30|0.46
the train me|0.60|0.73
the trains|0.12|0.14
the tree||0.11
the water|0.12|
the water with||0.10
the way||-0.20
the way home|0.52|0.19
the wedding|-0.18|
the wheel|0.25|0.21
the wheel in|0.54|0.55
the wheel park||0.13
the will|0.27|-0.17
the will to|0.34|-0.13
the year|-0.53|-0.20
then|-0.29|-0.15
then all||-0.21
then all would|0.50|
then~more|0.10|0.12
then~would||-0.19
therapist+want||0.14
there||0.11
there is a||0.20
there is hopeless||-0.28
there is no|0.14|-0.11
there is only|0.13|
there me|0.10|
there~anymore|0.64|0.22
there~except|0.38|-0.11
there~for|0.14|
there~future|0.24|
there~here|0.18|
there~hopeless||-0.30
there~in||-0.14
there~keeping|0.48|
there~life|0.20|
there~me|0.40|
there~my|0.54|0.50
there~no||-0.17
there~of||-0.15
there~one|0.19|
there~out|0.19|
there~pills||0.13
there~place|0.34|0.17
there~point|0.17|-0.35
there~under|0.80|0.90
there~voice|0.78|0.82
these|-1.17|-0.69
they||-0.28
the~a|-0.22|
the~all|0.16|0.12
the~anchor|0.15|0.14
the~and||0.20
the~as|-0.96|-0.39
the~asked|-0.12|
the~at|-0.25|
the~be|-0.17|-0.63
the~before|-0.14|
the~being||-0.76
the~better||-1.09
the~blade|0.26|0.32
the~boats||-0.10
the~body|0.14|0.16
the~breathe|0.22|0.26
the~broke|0.26|0.30
the~but|-1.13|-0.65
the~by|-0.70|-0.26
the~checked||-0.11
the~close||-0.11
the~come|0.36|0.14
the~could||-0.52
the~cousins||-0.11
the~dead||-0.30
the~did|-0.25|-0.35
the~door|0.16|0.26
the~drawer|0.64|0.64
the~driver|0.41|
the~each|0.25|
the~end|0.14|0.12
the~ever||-0.65
the~felt|-0.27|
the~finally||0.11
the~first|-0.58|-0.29
the~from|-0.28|
the~had||-0.14
the~hair|-0.13|-0.16
the~hand|0.12|0.15
the~has|-0.60|-0.22
the~have|0.10|
the~he|-1.51|-0.98
the~head|0.11|0.11
the~height|0.27|0.28
the~helps|0.20|0.26
the~her|-1.64|-0.94
the~here|-0.18|
the~him|-0.72|-0.39
the~hold|0.43|0.51
the~hour||0.10
the~if||-1.24
the~jump|0.42|0.54
the~keeps|0.15|
the~kill||-0.12
the~last||0.10
the~made||-0.67
the~make|-0.30|-0.78
the~man|-0.48|-0.24
the~many||0.12
the~me|0.42|0.41
the~movie|-0.41|-0.17
the~new|-0.50|-0.34
the~not|0.11|0.16
the~of|-0.12|-0.32
the~off||-0.12
the~one|-0.99|-0.51
the~only|-0.25|
the~open|0.18|
the~or|-0.15|-0.90
the~park|-0.16|-0.13
the~parking|0.43|0.56
the~pills|-0.17|-0.31
the~quiet|0.22|0.30
the~rest|0.31|
the~room||-0.18
the~rope|0.13|0.15
the~running|0.18|0.27
the~sat|0.24|0.25
the~say||-0.33
the~see|-0.31|
the~she|-0.33|-0.13
the~sleep|-0.24|-0.24
the~slept||-0.13
the~something|-0.97|-0.53
the~soon|0.20|0.25
the~squad|0.18|-0.10
the~start||-0.12
the~station|0.32|0.36
the~stood|-0.15|-0.14
the~story|-0.54|-0.19
the~suicide|0.24|0.32
the~table|0.37|0.46
the~take|0.17|
the~takes|-0.23|-0.28
the~than|-0.11|-0.70
the~that|-0.21|
the~then|-0.13|-0.17
the~there|-0.12|
the~think||0.12
the~thirty|0.14|-0.12
the~till||-0.13
the~times|-0.69|-0.34
the~too|-0.35|
the~twice|0.10|0.13
the~two|-0.76|-0.37
the~until||-0.11
the~us|-0.66|-0.39
the~want|-0.16|
the~was|-0.44|-0.18
the~we|-0.12|
the~went||-0.31
the~were|-0.28|-0.10
the~what|-0.17|-0.18
the~wheel|0.11|0.16
the~where|0.13|0.27
the~who|-0.64|-0.16
the~will||0.14
the~you|0.11|0.18
thighs|0.70|0.72
thing me||-0.75
thing that|0.15|0.21
thing that helps|0.57|0.58
thing+will|-0.19|-0.81
things|-0.13|
things~end||0.18
things~not||0.16
thing~helps|0.57|0.58
think a lot|0.27|0.13
think all would|0.18|
think and me|0.17|0.32
think being life|0.68|
think end|-0.12|
think how me|0.16|0.28
think how to|0.14|0.16
think in|-0.25|
think it|-0.93|-1.91
think me have|0.24|
think me will|-0.10|-0.14
think my kin||-0.13
think my my|0.40|0.12
think of|0.12|0.24
think of it|-0.12|
think of kill|1.00|0.95
think one|0.19|0.19
think the||-0.33
think to||0.21
think to cut|0.97|0.93
think to end|-0.19|-0.15
think to kill|1.05|1.10
think will|0.44|0.40
think will crashing|0.43|0.46
think will death|0.16|-0.15
think will die|0.45|0.54
think will end|0.20|0.34
think will how|0.16|-0.21
think will it|0.31|0.44
think will jump|0.42|0.41
think will kill||-0.11
think will my|-0.11|
think will suicide|0.21|0.23
think will take|0.62|0.59
think will the||-0.12
think+told|-0.11|
think+train|0.58|0.71
think+under|0.19|0.31
think+used|-0.31|-0.11
think+wall|0.34|0.53
think+water||0.19
think+ways|0.38|0.42
think+weeks|0.26|0.23
think+wheel|0.24|0.34
think+will|0.13|
thinking|0.22|0.33
thinks~me||0.11
think~again|0.40|0.42
think~around|0.20|
think~at|-1.11|-0.47
think~be||-0.13
think~because|-0.10|-0.14
think~before||-0.20
think~being|0.13|
think~come|0.39|0.18
think~coming|0.27|0.41
think~crashing|0.43|0.46
think~day|0.13|0.11
think~death|0.59|
think~die|0.64|0.95
think~do|0.22|
think~driving|0.26|0.27
think~each|0.27|0.30
think~end|0.24|0.38
think~for||-0.92
think~front|0.26|0.30
think~gun|0.24|0.29
think~how|0.37|
think~if|0.16|-0.47
think~into|0.35|0.39
think~is|-0.13|
think~it|0.11|
think~jump|0.58|0.62
think~kill|0.49|0.51
think~last|-0.21|
think~life||-0.16
think~lot|0.25|-0.17
think~many|0.15|0.20
think~me|0.32|0.35
think~my||0.11
think~night|0.68|0.76
think~off||0.37
think~out|0.12|
think~overdose|0.93|0.93
think~pills||0.11
think~point|0.13|
think~sleep|0.62|0.75
think~soon|0.40|0.59
think~stood|0.88|0.29
think~suicide|0.46|0.61
think~take||0.11
think~that|-0.77|-1.52
think~this||-0.12
think~time|-0.12|
think~train|0.38|0.45
think~up||0.26
think~wall|0.54|0.51
think~was|-0.41|-0.48
think~ways|0.48|0.52
think~when||0.12
think~where|0.26|
think~while|0.19|0.23
think~would|0.11|
thirty|0.32|
thirty+will|0.67|
thirty~and|0.48|0.50
thirty~me|0.20|
thirty~my|0.48|0.50
this|-0.11|-0.15
this all|0.39|-0.20
this apartment||-0.11
this body|0.23|0.15
this call|0.53|0.55
this earth|0.60|
this house|0.57|0.59
this is|-0.65|-0.33
this is leave|0.89|0.12
this job|-0.25|
this life|0.54|0.16
this me||0.13
this me will|0.88|1.03
this month|0.26|0.49
this room|0.42|0.18
this soon||-0.12
this year|-0.27|
this~a|-0.93|-0.40
this~anymore|-0.13|
this~by||-0.10
this~entry|0.16|
this~for|-0.49|
this~in|-0.18|
this~is|-0.36|-0.50
this~it|-1.05|-0.51
this~kill|0.23|0.25
this~last|0.16|
this~leave|0.58|0.32
this~me|-0.18|
this~night||0.18
this~not||-0.45
this~of|-0.58|-0.16
this~off|0.19|0.25
this~soon||-0.12
this~the|-0.47|
this~to|-0.17|
this~want|-1.09|-0.75
this~with|-1.44|-0.87
three|-0.13|
three~and||-0.18
through|-0.54|-0.21
thursday||0.13
tied|0.21|0.22
tied the|0.38|0.38
tied the rope|0.38|0.38
tied+want|0.12|0.16
tied~and|0.26|0.22
tied~door|0.44|0.48
tied~me|0.33|0.35
tied~rope|0.30|0.31
tied~the|0.18|0.20
tied~to|0.36|0.41
till|0.17|0.27
till it|0.72|0.79
till~and|0.37|0.45
till~is|0.51|0.59
till~it|0.40|0.39
time you|0.11|0.15
time+train|-0.16|-0.21
time+you|0.15|
times|-0.26|
time~and||-0.41
time~me|0.11|0.16
time~this|0.13|0.21
time~train|-0.14|-0.23
time~up||-0.31
time~will|0.19|0.28
tired||-0.43
tired and|-0.19|
tired and me||0.19
tired me|0.23|
tired of|0.27|-1.04
tired of life|0.43|
tired of the||-0.11
tired of this|0.36|
tired+tired|0.63|
tired+wake||-0.13
tired+want|-0.18|
tired~a|-0.12|
tired~and|-0.14|
tired~being|-0.22|
tired~it|0.16|0.26
tired~life|0.54|-0.23
tired~me|-0.11|
tired~my|-0.14|
tired~of|-0.14|
tired~sleep|0.15|-0.13
tired~the|-0.53|-0.20
tired~this|0.20|
tired~tired|0.63|
tired~to|0.23|
tired~wake||-0.14
to a|-2.34|-1.26
to all||-1.50
to and|0.12|
to be a|-0.31|-0.77
to be dead|1.50|1.17
to be death||-0.11
to be end|0.56|-0.38
to be here|-0.14|-0.38
to be leave|-0.17|-0.26
to be life|0.15|0.19
to be with||0.31
to cut|0.13|0.29
to cut me||0.10
to cut my|0.43|0.52
to death|-0.44|-0.22
to die|0.76|0.80
to die again|0.12|0.13
to die and|0.18|
to die before|-0.21|-0.26
to die many|0.19|0.13
to die so|0.50|0.62
to die soon|0.77|0.76
to do this||-0.14
to drive|0.34|0.37
to drive into|0.73|0.67
to end|0.23|0.49
to end it|0.75|0.89
to end life||-0.13
to end my|-0.28|
to end the|-0.15|
to end things|0.94|1.08
to end this||-0.19
to end up|0.28|0.27
to feel|0.14|0.27
to feel this|0.87|0.97
to get|-0.71|-0.84
to get up|0.34|
to go||-0.43
to go on|0.11|-0.13
to go to||-0.56
to jump|0.85|0.98
to jump in|0.49|0.49
to jump off|0.24|0.41
to jump sleep|0.18|0.11
to jump soon|1.07|1.08
to keep|0.11|-0.95
to keep life|1.01|-0.11
to keep trying|0.40|
to kill|0.63|0.73
to kill herself|-0.27|-0.15
to kill himself||-0.11
to kill me|1.08|1.18
to leave||-0.62
to leave and|1.07|-0.13
to let|0.15|0.16
to let go|0.71|0.59
to life another|0.99|0.32
to life anymore|0.70|0.20
to life for|0.12|
to life in|-0.23|
to life me|0.17|0.45
to look||-0.45
to look future|0.23|
to make it|0.26|
to me anymore|0.92|
to my body|0.46|0.56
to my kin|0.45|0.16
to my old||-0.16
to not be|0.27|0.18
to overdose|0.59|0.70
to point it|0.22|0.24
to say||-0.33
to say leave||-0.13
to see|-0.11|-0.11
to self cut|0.23|0.26
to sleep and|0.67|
to sleep early||-0.10
to sleep for|0.27|-0.13
to sleep forever|0.20|
to stay|0.27|
to stay for|0.57|-0.12
to stay life|0.30|0.18
to take all|0.32|0.33
to take it|0.17|0.25
to take my||0.11
to tell|-0.26|
to the|-0.31|
to the door|0.36|0.41
to the height|0.50|0.51
to the kill||-0.11
to the kin|-0.16|
to think|-1.68|-1.04
to think will|-0.16|
to thirty||-0.11
to wake|-0.15|-0.25
to wake up|-0.10|-0.21
to walk into|0.33|0.26
to want to|0.22|
toddler|-0.16|
told all|0.17|0.20
told me|-0.61|-0.41
told my|0.18|0.33
told the|0.19|0.26
told+want||0.11
told+week|0.48|0.45
told+will|-0.45|-0.17
told~a|-0.13|
told~and|-0.11|
told~kill|0.15|0.10
told~me|0.13|0.30
told~not|0.24|0.31
told~suicide|0.22|0.30
told~was|0.42|0.43
told~will|-0.38|-0.12
tomatoes||-0.16
tomorrow||-0.11
tonight|0.31|0.41
too|-0.18|-0.33
too many|0.20|0.33
too many and|0.93|0.99
too many pills|0.34|0.39
too much|-0.13|-0.73
too+wake||0.13
too+week|0.17|0.25
too+will|-0.28|-1.00
took|0.13|0.13
too~and|0.18|0.20
too~be||-0.11
too~do||0.16
too~pills|0.30|0.35
too~the|-0.62|-0.12
too~to|-0.11|
too~wake||0.15
top|-0.40|
top~parking|0.77|0.90
tot|0.58|0.64
tot sein|0.40|0.41
tot+will|0.40|0.41
to~a|-0.52|-0.19
to~an|-0.17|
to~anymore|0.43|
to~anything||-0.16
to~are|-0.31|
to~at|-1.58|-0.88
to~back|-0.66|-1.24
to~before||-0.13
to~better|-1.16|-0.74
to~birthday|-0.15|-0.21
to~blood|0.35|0.43
to~body|0.21|0.23
to~book|-0.17|
to~called|-0.22|
to~can|-0.22|
to~class|-0.12|
to~comes||0.10
to~dead|0.87|0.80
to~death|0.10|-0.17
to~die||0.19
to~dinner|-0.15|
to~do|0.16|
to~early|-0.19|
to~end|0.18|
to~for||-0.15
to~forever||-0.14
to~from|-0.11|-0.30
to~front|0.35|0.28
to~get||-0.17
to~go|0.39|0.12
to~god||-0.19
to~got|-0.15|
to~he|-0.28|-0.13
to~height|0.49|0.69
to~her|-1.09|-0.56
to~herself|-0.32|-0.21
to~him|-0.75|-0.49
to~his|-0.29|-0.17
to~hundred||-0.12
to~if|-2.20|-1.28
to~in|-0.47|-0.23
to~into||0.14
to~job|-0.44|-0.27
to~jump|-0.10|-0.34
to~kill||-0.11
to~last|0.36|0.28
to~late|-0.11|
to~life|0.26|0.46
to~little|-0.52|-0.24
to~many|-0.16|
to~me|0.18|0.30
to~month|-0.14|
to~more|-0.17|
to~my|-0.11|-0.16
to~next||-0.46
to~no|-0.32|-0.56
to~nobody|0.30|0.28
to~old||-0.40
to~once|0.10|0.14
to~one|-0.16|-0.10
to~or|-0.22|-0.92
to~out|-0.18|
to~part|0.13|-0.10
to~phone|-0.12|-0.17
to~pills|-0.12|-0.23
to~room|-0.12|
to~rope|0.44|0.42
to~sad||0.11
to~said|-0.10|
to~see|-0.15|
to~six||-0.13
to~small|0.28|
to~soon|0.13|0.14
to~subscription||-0.18
to~that|-0.62|-0.37
to~think|-0.11|
to~this||-0.16
to~tired|0.36|0.12
to~too||-0.14
to~train|0.23|0.38
to~two|-0.53|-0.18
to~until|-0.67|-0.38
to~up||-0.30
to~was|-1.76|-1.37
to~we|-0.23|-0.11
to~week|-0.26|-0.37
to~what|-0.52|-0.12
to~who||-0.88
to~with|-0.12|
to~years|-0.71|-0.43
to~you|-2.14|-1.48
tracks|0.39|0.50
trade||-0.48
traffic||-0.17
train|0.18|0.30
train is at|0.11|0.12
train me|0.40|0.52
train me think|0.41|0.41
train train||0.21
train+train|0.27|0.46
train+wheel|0.12|0.24
train+will|0.62|0.65
training|-0.34|-0.12
training+will||-0.15
training~will||-0.15
trains||0.11
train~and|0.60|0.70
train~at|0.16|0.16
train~is|0.11|0.16
train~it|0.24|0.30
train~kin||-0.13
train~me|0.31|0.44
train~the|0.13|0.23
train~think|0.18|0.21
train~want|0.15|
train~will|0.34|0.38
tree~the||0.11
tried to kill|0.11|
tried+will|-0.26|-0.50
tried+year|0.13|0.11
tried+years|-0.19|-0.27
tried~and|-0.10|
tried~kill|0.11|
tried~last|0.22|0.26
tried~me|0.20|0.19
tried~month|0.17|0.20
tried~the|-0.15|-0.19
tried~year|0.25|0.25
trip|-0.59|-0.34
truck|-0.68|-0.40
truth+want||0.15
trying|-0.17|-0.52
trying to|-0.26|-1.58
trying to life|0.16|
trying+want||-0.35
trying~life|0.42|
tuesday|-0.16|-0.17
twenty|0.40|0.48
twice this|0.82|0.76
twice~week|0.10|0.12
two|-0.23|
two~a|-0.32|
two~am||-0.12
two~of||-0.11
two~pills|0.90|0.88
two~will|0.14|0.21
unalive|1.01|1.00
uncle|-0.52|-0.19
under my|0.36|0.22
under the|0.20|
under~me|0.21|0.33
under~the|0.31|
under~think|0.43|0.58
unsure|-0.29|-0.55
unsure how|-0.11|-0.49
unsure what|-0.23|
unsure why|-0.66|-0.27
unsure+what|-0.30|
unsure+why|-0.70|-0.29
unsure~do|-0.26|
unsure~kill|0.67|0.70
unsure~life||-0.16
unsure~not|-0.28|
unsure~to||-0.19
unsure~want|0.10|-0.14
unsure~would|-0.39|-0.11
until all|-0.40|-0.34
until all blood|0.39|0.40
until it|-0.15|-0.14
until it blood|0.48|0.48
until me cut|0.53|0.47
until+want||-0.12
until~because|0.14|0.14
until~blood|1.12|1.14
until~cut|0.51|0.49
until~deserve|0.45|0.45
until~me|0.34|0.45
until~the|-0.17|-0.25
up anymore|0.67|-0.13
up at|-0.23|
up from|-0.18|
up how|0.53|0.63
up many|0.44|
up me|0.22|0.15
up my|-0.21|
up on life|1.31|
up on the|0.10|0.29
up soon|0.29|
up want|0.22|
updated|-0.22|
updated my||-0.14
up~am|0.41|0.29
up~five||-0.18
up~is|-0.11|
up~life|0.53|
up~me|0.14|0.11
up~on||-0.38
up~pills||0.16
up~soon|-0.11|-0.13
up~that|-0.21|
up~will||0.13
urge|0.80|0.82
us|-1.15|-0.76
used|-0.11|-0.10
used to be||-0.16
used to cut|0.13|
used to think||-0.13
used+will|-0.38|-0.11
used~as|0.16|0.27
used~be||-0.16
used~cut||-0.12
used~die|0.12|0.17
used~many||-0.14
used~me|-0.67|-0.39
used~suicide||-0.12
very|-1.30|-0.78
vet|0.23|
veux|0.51|0.52
veux mourir|0.42|0.44
vida|0.89|0.94
video|-1.14|-0.58
vivir|0.68|0.72
vivir mas|0.32|0.34
vivre|0.34|0.35
voice+want|0.18|0.12
voice~kill|0.67|0.62
voice~me|0.23|0.28
voice~to|0.56|0.58
wait|-0.72|-0.39
waiting for|0.15|
waiting for my|0.64|-0.15
waiting to die|1.03|-0.16
waiting+want|-0.25|
waiting~die|0.61|
waiting~me|0.25|0.10
waiting~my|0.52|-0.13
waiting~to||-0.24
wake|0.17|
wake up|0.82|
wake up anymore|0.67|-0.13
wake up from|-0.14|-0.12
wake up soon|0.67|-0.14
wake+week|0.15|0.17
wake+will||0.15
wake~anymore|0.67|-0.13
wake~at|-0.16|
wake~five||-0.18
wake~from|-0.15|
wake~life|0.51|-0.14
wake~me|0.35|0.30
wake~not|0.30|0.47
wake~soon|0.12|
wake~that|-0.14|
wake~the|0.12|
wake~want||0.12
waking|0.65|
walk into|0.15|0.14
walk into the|0.49|0.48
walk+water|0.67|0.68
walk+will|0.29|0.27
walking~height|0.63|0.63
walk~me|0.53|0.57
walk~water|0.67|0.68
wall|0.21|0.12
wall+will||0.17
wall~it|0.34|0.36
wall~me|0.33|0.37
wall~to|0.25|0.29
wall~want|0.24|0.26
want|0.24|0.24
want a|-0.18|-2.78
want a ghost|0.59|
want a soon|0.51|
want all would|0.10|
want die|0.54|0.84
want it||-0.16
want it all|0.34|
want it to|0.29|
want many|-0.20|
want many night|0.81|
want me|0.51|
want me am||-0.49
want me do|0.30|
want me had|0.22|0.15
want me want||0.17
want me were||0.11
want me would|0.26|-0.10
want out||-0.23
want that|-0.63|-1.83
want the||-0.64
want the only|0.31|0.41
want the pain|0.15|
want there is|0.23|
want this|-0.21|-2.18
want to||0.23
want to be|0.10|
want to cut|0.22|0.38
want to die|0.33|0.67
want to do||-0.39
want to end|-0.46|-0.19
want to get|-0.97|-0.44
want to jump|0.60|0.64
want to leave|0.20|-0.18
want to let|0.14|0.30
want to life||0.36
want to say|0.16|
want to see|-0.12|-0.11
want to sleep||-0.16
want to stay|0.45|0.12
want to wake|0.21|
want+way|0.12|
want+we|-0.57|-0.30
want+week|-0.57|-0.26
want+went|-0.54|-0.28
want+wheel|0.19|
want+who||-0.17
want+work|-0.11|-0.62
want+years|-0.14|-0.52
want+you|-1.33|-0.74
wanting|0.25|0.31
wanting to|0.34|0.38
wanting to die|0.48|0.48
wanting~die|0.48|0.48
wanting~me|0.17|0.14
want~accident|0.81|0.50
want~ago|-0.29|
want~an||-0.68
want~around||-0.21
want~as|-0.12|
want~at|-0.72|-0.25
want~bathroom||0.11
want~be|0.21|0.10
want~been||-0.44
want~before|-0.19|
want~better|-0.35|-0.63
want~blade|0.17|0.15
want~body|0.11|0.14
want~born|0.41|
want~but|-0.54|-0.11
want~can|-1.88|-1.00
want~could||-0.23
want~cut|0.19|0.15
want~dead|0.44|1.11
want~death|-0.34|-0.13
want~die|0.57|0.71
want~door|0.67|0.17
want~down|0.11|
want~end|0.15|-0.14
want~everything||0.14
want~forever|0.23|
want~forgot||-0.12
want~get||-0.33
want~ghost|0.71|
want~give||-0.16
want~had|0.26|
want~heart|0.11|
want~height|0.33|
want~here|-0.17|
want~herself||-0.12
want~if||-0.51
want~is|0.15|
want~job|-0.31|-0.11
want~jump||0.15
want~keep|0.13|
want~kill||0.14
want~leave||-0.16
want~let||0.12
want~life|0.42|0.36
want~me|0.11|0.16
want~new|-0.19|
want~next||-0.15
want~night|0.10|
want~no||-0.15
want~nobody||-0.15
want~not|0.19|
want~now|-0.20|
want~of||-0.35
want~off|0.31|
want~old||-0.14
want~on|-0.17|-0.81
want~one|-0.41|-0.80
want~open|0.18|
want~pain||-0.13
want~part|0.80|
want~person|0.15|
want~pills|-0.21|-0.32
want~room||-0.10
want~see|-0.29|-0.27
want~should||-0.10
want~so||0.17
want~takes|0.35|
want~than||0.10
want~the|-0.14|
want~think|-0.55|-1.07
want~this||-0.22
want~through|-0.11|-0.11
want~two|-0.32|
want~up|-0.14|-0.39
want~waiting|-0.26|-0.13
want~wake|0.16|
want~week|-0.39|-0.12
want~wheel|0.34|0.25
want~when|-0.24|
want~with|-0.55|-0.15
want~would|0.16|
want~years||-0.19
was||-0.23
was a|-1.10|-0.59
was a teenager||-0.13
was before|0.14|
was better|0.16|0.25
was dead||0.27
was in|-0.26|
was leave|0.21|-0.20
was my|-0.75|-0.31
was not around|0.56|
was not for|0.30|0.17
was not here|0.89|
was on|-1.05|-0.67
was on the|-0.21|
was so|-0.93|-0.66
was suicide and||-0.10
was the|-0.43|-0.19
was think will|0.11|0.14
was to||-0.15
was want|-0.32|-0.64
waste||-0.39
was~a|-2.62|-1.65
was~after|-0.26|
was~ago|-0.55|-0.19
was~all||-0.95
was~around|0.16|-0.10
was~at|-1.58|-1.02
was~born|0.99|
was~cut|-0.56|-0.21
was~day|-0.43|-0.14
was~dead|0.14|0.14
was~death||-0.12
was~dog|0.29|0.14
was~end||0.12
was~for|-0.10|
was~her||-0.31
was~here|0.29|
was~in|-0.14|-0.28
was~it|-0.42|-0.67
was~jump|0.11|0.12
was~kin|-1.01|-0.61
was~my|-0.12|
was~not|-0.13|
was~of|-1.24|-1.43
was~on|-1.77|-1.21
was~sleep|-0.21|-0.19
was~teenager||-0.12
was~that|-0.60|-0.28
was~the|-0.34|-0.17
was~think|-0.46|-0.88
was~this|-0.12|-1.02
was~want|-0.18|
was~we|-0.30|-0.13
was~will|-0.30|
watched|-1.58|-0.99
watched a|-0.17|
watched the|-0.17|
watched the boats||-0.10
watched~boats||-0.10
water with||0.10
water+we|-0.23|
water+will|-0.10|-0.14
water~all|0.15|
water~me|0.14|0.26
water~on||0.24
water~we||-0.13
way future|0.27|
way home|0.48|0.18
way out|0.74|0.67
way out except|0.55|0.34
way to|-0.14|-0.22
way+wheel|0.39|0.10
ways|0.12|
ways to|0.25|0.32
ways to die|0.59|0.61
ways~die|0.48|0.52
ways~me|0.27|0.32
way~and|0.12|0.17
way~except|0.58|0.23
way~kill|0.82|0.95
way~me|0.23|0.18
way~not||-0.27
way~one|0.27|
way~want||-0.27
we|-1.17|-0.69
we are|-1.00|-1.05
we had|-0.36|-0.17
we lost|0.18|0.21
we lost the|0.21|0.23
we read will||-0.13
we+what|-0.66|-0.30
we+who|-0.19|
we+will|-0.28|-0.20
wedding|-0.61|-0.27
week and|0.26|
week me am||0.22
week to||-0.11
week~all|0.28|
week~do|0.12|0.21
week~end||-0.11
week~to||0.11
week~up|0.64|0.66
week~wake|0.41|0.44
weight|0.13|
well|-1.67|-1.93
went||-0.23
went~a|-0.34|-0.13
went~kill||-0.11
went~me|0.25|0.13
went~range||-0.11
went~with||-0.25
were|-0.29|-0.35
were dead|0.20|0.25
were leave|0.58|
we~a|-1.18|-1.09
we~and|-1.11|-0.92
we~at|-0.42|-0.28
we~end|-0.31|-0.18
we~in|-0.82|-0.51
we~it|-0.39|
we~on|-0.62|-0.35
we~suicide||-0.14
we~the|-0.83|-0.64
we~to|-1.71|-1.25
we~will|-0.85|-0.76
what||-0.12
what happens||-0.17
what happens to|0.35|
what if|0.31|
what if me|0.75|0.17
what is||-0.42
what is the||-0.30
what the|-0.22|-0.20
what to|-0.54|-0.16
what to do|-0.37|
what+will|-0.15|-0.40
what~anymore|0.75|
what~did||-0.36
what~do|-0.19|-0.20
what~end||-0.24
what~feel|0.13|0.25
what~here||-0.19
what~if||-0.19
what~is|-0.35|-0.30
what~life|0.28|-0.31
what~me|0.10|
what~not||-0.50
what~point|0.21|-0.18
what~said|-0.84|-0.49
wheel|0.23|0.13
wheel in|0.26|0.29
wheel in the|0.39|0.42
wheel into|1.00|1.33
wheel into a|0.74|0.94
wheel park and||0.13
wheel+will|0.29|0.11
wheel~a||0.15
wheel~and||0.13
wheel~end|0.48|0.18
wheel~height|0.14|0.14
wheel~home|0.47|0.22
wheel~me|0.24|
wheel~on|0.15|
wheel~the|0.11|
wheel~way|0.77|0.23
wheel~with|0.35|0.39
when|0.10|
when me was|-0.98|-0.77
when my||-0.16
when this|0.13|0.18
when we|-0.41|-0.21
when~a|-1.42|-0.92
when~and|-0.17|
when~end||0.14
when~in|-0.12|
when~it|-0.38|-1.13
when~kin||-0.11
when~many|0.33|0.42
when~sleep|0.21|0.28
when~teenager||-0.13
when~that|-0.11|
when~the|-0.71|-0.34
when~think||-0.10
when~to|-0.97|-0.37
when~used||-0.13
when~want|-0.81|-0.50
when~was|-1.77|-1.31
where~me||-0.11
where~the|-0.20|
whether me||-0.14
whether~suicide||-0.14
which|-0.12|
which is|-1.66|-0.91
while|-0.31|
while+will||0.12
while~dishes|0.40|0.42
while~doing||0.10
who want||-0.30
who want to|-0.19|
who would|0.35|
who would come|0.75|-0.16
who+years|0.35|
whole|-0.10|
who~come|0.53|-0.13
who~dead|0.43|-0.14
who~die|0.17|
who~me|0.22|0.12
who~the|-0.73|-0.23
who~to|-0.59|-1.05
why||-0.54
why~me||-0.74
will be||0.11
will be dead|1.10|1.26
will be leave|1.12|0.93
will be my|0.63|0.10
will crashing|0.43|0.46
will death|0.27|-0.12
will death a||-0.16
will death and|0.27|
will die||0.11
will end|-0.17|
will end it||0.15
will end my|0.35|0.62
will for||-0.53
will for it|0.20|
will how||-0.15
will it||0.11
will jump|0.63|0.59
will kill|0.32|0.28
will me am|0.13|0.18
will not|0.22|0.26
will not be|0.32|0.51
will not do|0.23|0.35
will on||-0.44
will put|0.11|0.13
will sterben|0.33|0.34
will suicide|0.11|0.11
will suicide in||-0.13
will take all|0.41|0.39
will the|-1.17|-0.72
will to||0.12
will to cut||-0.13
will to die|0.19|0.33
will to drive|0.91|0.85
will to end|0.60|0.72
will to jump|0.12|0.20
will to kill|-0.12|-0.30
will to life|0.46|
will to make|0.21|0.32
will to overdose|0.34|0.35
will to point|0.20|0.27
will to take|0.21|0.25
will tot|0.40|0.41
will tot sein|0.40|0.41
will+will||0.11
will+work|-0.10|
will+worry||-0.39
will+you|0.13|
will~after|0.33|0.15
will~again|0.10|
will~am|-0.21|-0.11
will~around||-0.11
will~at|-0.68|-0.24
will~be|0.12|0.18
will~before||0.12
will~birthday|0.54|0.82
will~blood|0.14|
will~cut||-0.16
will~day|0.27|0.23
will~dead|0.68|1.02
will~death|-0.43|-0.14
will~die|0.13|0.24
will~do||0.18
will~doing|0.20|0.24
will~drive|0.61|0.62
will~each|0.19|0.22
will~end|0.53|0.51
will~find|0.13|0.21
will~front|0.62|0.57
will~got|-0.45|-0.60
will~gun|0.34|0.41
will~hand|0.30|0.32
will~height|0.26|0.38
will~his|-0.57|-0.29
will~if|-0.36|-0.37
will~into||-0.14
will~it|0.29|0.31
will~kill||-0.20
will~kills||-0.12
will~kin|-0.12|
will~leave|0.26|0.18
will~let|0.14|
will~life|0.53|0.45
will~lot|0.12|-0.16
will~make||0.20
will~man|-0.16|
will~many|-0.13|-0.19
will~me|0.36|0.44
will~much||-0.12
will~my|0.58|0.71
will~not|-0.10|
will~off|-0.13|-0.23
will~only||-0.11
will~overdose|0.34|0.35
will~pills|0.60|0.66
will~point||0.15
will~sein|0.40|0.41
will~sleep|-0.43|-0.52
will~suicide|0.78|0.77
will~take|-0.12|
will~that|-0.42|
will~time|-0.24|
will~too||-0.38
will~train|0.52|0.57
will~wake|0.37|0.55
will~wall|0.11|0.20
will~water||-0.11
will~wheel|0.51|0.26
will~when|0.19|0.29
will~who||0.11
will~would||-0.17
window|0.26|0.35
wish|0.23|
with all|-1.73|-1.04
with any|0.25|
with her|-0.79|-0.57
with life|0.45|-0.10
with me|0.20|
with me in|0.63|
with my|-0.16|
with my kin||-0.13
with the gun|0.77|0.80
with this|-1.61|-1.04
without||-0.22
with~a|-1.64|-0.94
with~all|-0.33|-0.40
with~door||-0.12
with~down|-0.11|-0.13
with~end||-0.17
with~gun|0.25|0.30
with~hair|0.30|0.37
with~hammer|0.15|0.21
with~in||0.14
with~it||-0.31
with~late||-0.12
with~laughed||-0.13
with~life|-0.26|
with~my||-0.11
with~new|-0.15|
with~not|-0.22|
with~of||-1.34
with~phone|-0.11|
with~rope|0.29|0.31
with~running|0.33|0.45
with~so||-0.46
with~soon||-0.23
with~this|-0.13|-0.54
with~to|-0.16|
with~wheel|0.45|0.58
with~when|0.12|0.17
with~will|-0.21|
woke|0.22|
woman|-0.37|-0.85
work|-0.35|-0.22
work was|0.13|0.18
world||-1.61
worry|-0.30|-0.78
worth|-0.16|-0.72
would||0.11
would all|0.12|
would be|0.20|
would be a|0.16|-0.69
would be better|0.64|
would be dead|-0.15|
would be nice|0.14|
would be sad|0.37|
would be so|0.34|0.17
would care|0.38|
would come|0.45|
would die|-0.11|
would do|0.21|0.22
would do it|0.34|0.62
would feel|0.12|0.21
would find|0.35|0.61
would find me|1.04|1.29
would get||-0.44
would get end|0.54|
would give|0.10|
would have a|0.19|
would kill|0.10|0.27
would kill me|0.53|0.87
would kill to||-0.13
would know|0.34|
would not||-1.00
would not be||-0.33
would not been|0.23|
would not come|0.29|-0.13
would not fight|0.57|-0.13
would not kill||-0.18
would not mind|0.20|
would not wake|1.08|-0.12
would notice|-0.19|
would notice if|-0.13|
would want|-0.16|
would want to|-0.16|-1.22
would~a||-0.48
would~an||-0.38
would~and|0.16|
would~anything|-0.13|
would~at||-0.55
would~be||-0.14
would~been||-0.34
would~better|1.02|
would~burden|0.16|
would~cut|-0.42|-0.14
would~dead|0.17|0.13
would~death|0.39|
would~die|0.68|
would~do|-0.13|
would~easy|0.25|0.12
would~end|0.20|-0.51
would~fight|0.30|
would~find||-0.15
would~for||-1.31
would~had||0.12
would~have|-0.17|
would~here|0.46|
would~him|-0.32|-0.12
would~if|0.51|
would~in||-0.43
would~it|0.27|0.10
would~jump|0.24|0.12
would~kill|-0.43|-0.33
would~last||0.15
would~leave||-0.32
would~life|-0.11|
would~me|0.56|
would~mind|0.12|
would~my|-0.14|
would~nice|0.19|
would~not|0.17|-0.52
would~of||-0.32
would~off|0.14|0.11
would~on||-0.76
would~out||-0.54
would~room|0.23|-0.13
would~sad|0.25|
would~sleep|0.60|-0.14
would~so|0.12|
would~soon|0.60|0.13
would~than|0.12|0.26
would~that|-0.24|-0.26
would~thing|0.15|
would~this|-0.63|
would~wake|0.44|0.18
would~want|-0.43|
would~was|0.44|
would~with|0.14|-0.92
wrist|0.54|0.54
wrists|1.13|1.22
writing~letter|0.34|0.39
written||0.14
written~am|0.35|0.36
written~and|0.72|0.70
written~letter|0.60|0.59
wrote||0.11
wrote a letter|0.15|0.24
wrote~all|0.39|0.55
wrote~and|0.25|0.29
wrote~for||0.14
wrote~leave|-0.12|-0.13
wrote~letter|0.18|0.26
wrote~old||-0.16
wrote~the||-0.13
wrote~to|-0.25|-0.14
year|-0.22|-0.34
years|-0.30|-0.96
years ago|-0.53|-0.24
years ago me|-0.19|-0.24
years me|0.18|
years since||-0.12
years~and|-0.66|-0.21
years~kill|-0.20|-0.25
years~my|-0.19|
years~soon||-0.12
years~suicide||-0.10
years~the||-0.43
years~tried|-0.20|-0.24
year~to|-0.63|-0.31
you|-1.33|-1.12
you would|-0.51|-0.78
your|-1.57|-0.97
yourself|-0.39|-0.12
you~and|-0.54|-0.27
you~is|-0.62|-0.30
you~me||-0.25
you~not|-0.17|-0.29
you~the|-1.31|-0.81
you~this|0.15|0.16
you~will|-0.10|`,
}
