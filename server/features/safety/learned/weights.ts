/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned = {
  around: { bias: -2.292, least: 1.398 },
  active: { bias: -2.514, least: 0.808 },
  features: `2|-2.21|-1.61
2012|-0.29|
2015 and||-0.11
2015+soon||-0.11
2015~me||-0.11
<2012>|-0.29|
<2>|-2.21|-1.61
<accident>|0.14|
<afternoon>|-0.42|-0.15
<again>|0.14|0.20
<against>|-0.25|
<alarm>|-0.24|
<all>|0.12|
<almost>|-0.72|-0.39
<alone>|-0.21|
<along>||-0.64
<an>|-0.12|-0.14
<anchor>||0.13
<another>|-0.16|-0.14
<any>|-0.11|-0.52
<anymore>|0.30|
<anything>|-0.13|-1.22
<apart>|-0.39|-0.16
<apartment>|-0.27|
<are>|-0.55|-0.41
<around>||-0.23
<ask>||-0.85
<attack>||-0.38
<attempt>|-0.54|-0.20
<attempted>||-0.13
<bad>|-0.49|-0.33
<bags>|-0.17|
<bath>||0.11
<bathroom>|-0.16|-0.13
<beautiful>|-1.87|-1.31
<behind>|-1.27|-0.62
<being>||-0.28
<believe>|-1.80|-1.23
<best>|-0.96|-1.51
<bike>|-0.14|
<birds>|-0.22|
<blade>|0.51|0.70
<blood>|0.35|0.48
<blue>|-1.15|-0.73
<board>|-0.52|-0.22
<body>|0.34|0.41
<book>|-1.36|-0.99
<books>|-0.66|-0.29
<born>|0.25|-0.62
<both>|-0.35|-0.13
<box>||-0.11
<bread>|-0.39|-0.15
<breathing>|0.20|0.19
<bring>|-1.33|-0.92
<broken>|-0.51|-0.32
<burden>||-0.12
<but>|-0.84|-0.71
<cabinet>||0.12
<cake>|-1.01|-0.67
<call>|-0.17|
<called>|-0.34|-0.11
<calm>||0.11
<camera>|-0.57|-0.20
<cancer>||-0.36
<care>||-0.17
<career>|-0.72|-0.28
<case>|-0.20|
<change>|-0.34|-0.22
<changed>|-1.11|-0.61
<charcoal>|0.64|0.69
<chocolate>|-0.44|-0.15
<cigarettes>|0.23|0.23
<city>|-0.21|-0.86
<climb>|-0.24|-0.31
<closet>|0.12|0.19
<coffee>|-0.84|-0.57
<cold>|-0.20|
<college>|-0.13|
<coming>|-0.19|
<committing>||0.12
<couch>|-0.20|
<could>||-0.42
<counselor>||-0.11
<courage>|0.21|0.22
<course>|-1.46|-0.95
<cousin>|-0.27|
<cousins>|-0.13|
<cover>||-0.35
<crashing>|0.13|0.17
<cried>|-0.67|-0.41
<crime>|-0.43|-0.14
<crossed>|0.32|
<crying>|-0.50|-0.17
<cut>|0.18|0.35
<dads>||0.13
<days>|-0.18|
<de>|0.56|0.69
<dead>|0.66|0.43
<death>|0.19|
<deeper>|-0.17|-0.17
<denke>|0.61|0.63
<deserve>|0.22|
<did>|-0.25|-0.22
<die>|0.39|0.31
<dinner>||-0.11
<dishes>|-0.19|
<doctor>||-0.77
<does>|-0.76|-1.58
<door>|0.15|
<down>|-0.11|-0.20
<drawer>|0.30|0.35
<drop>|-1.14|-0.59
<dropped>|-0.56|-0.30
<drove>||0.18
<during>|-0.22|
<early>|-1.40|-0.87
<earth>|0.10|-0.39
<easy>|-0.23|-0.17
<eat>|-1.71|-1.24
<eighty>|0.15|0.15
<else>|-0.15|-1.34
<en>|0.86|0.94
<end>|0.15|0.13
<engine>|-0.16|-0.24
<entry>|0.12|
<envie>|0.42|0.43
<envy>|0.49|
<estar>|1.20|1.27
<ever>|-0.18|-0.78
<everyones>||-0.18
<exam>||-0.23
<except>||-0.12
<extra>||-0.40
<eyes>||-0.87
<fail>|-0.10|-0.16
<failure>|-0.55|-0.20
<far>|-0.17|-0.11
<felt>|-0.19|
<film>|-0.82|-0.46
<finally>|-0.36|
<finger>|-0.27|
<first>|-1.19|-0.75
<fixing>|-0.11|
<flying>||-0.32
<food>|-0.33|-0.12
<for>||-0.15
<forget>|-0.51|-0.92
<forgot>|-0.44|-1.07
<forty>||-0.13
<four>|-0.58|-0.27
<free>|-1.87|-1.28
<friend>|-0.51|-1.35
<full>|-1.53|-0.98
<funny>|-1.74|-1.22
<future>||-1.56
<game>|-2.16|-1.62
<garden>|-0.37|-0.10
<gave>|-1.45|-1.04
<get>|-0.24|-0.25
<gets>|-0.23|
<getting>|-0.27|-0.20
<ghost>|0.28|
<give>||-1.43
<giving>||-0.74
<glad>|-0.28|-1.22
<god>|-0.27|-1.36
<good>|-0.43|-0.83
<gorgeous>|-0.63|-0.34
<got>|-0.14|
<grandfather>|-0.25|
<grandmother>|-0.13|
<grateful>|-0.36|
<grow>||-0.47
<grown>|-0.36|-0.15
<gun>|0.37|0.47
<gym>|-0.54|-0.27
<had>||-0.11
<half>|-0.37|-0.14
<hand>|0.21|0.33
<happen>|-0.29|-0.21
<happens>||-1.09
<happy>|-2.41|-1.78
<hard>|-1.06|-1.41
<has>|-0.69|-0.70
<hate>|-0.51|-0.35
<he>|-0.42|-0.34
<head>||0.11
<headache>|-0.14|
<hear>|-0.42|-1.42
<height>|0.45|0.59
<held>||-0.11
<help>|-1.11|-1.60
<her>|-0.41|-0.47
<here>||-0.18
<herself>|-0.89|-0.72
<hide>||0.19
<high>|-0.23|
<him>|-2.14|-1.67
<himself>|-1.19|-0.90
<his>|-1.09|-0.75
<hold>||0.12
<holding>|0.12|
<holidays>|-0.17|
<hopeless>||-1.25
<hospice>||-0.11
<hospital>|-0.60|-0.26
<hotel>||0.20
<hotline>||-0.15
<humming>||-0.17
<ich>|1.56|1.63
<instead>|-0.31|-0.97
<insurance>|0.13|
<is>||-0.10
<jai>|0.90|0.96
<je>|1.35|1.43
<job>|-1.91|-1.44
<joke>|-0.73|-0.38
<jump>|0.22|0.37
<keep>|0.20|
<keeping>||-0.29
<kept>||-0.57
<kill>|0.26|0.48
<kills>|-0.38|
<knee>|-0.36|-0.12
<know>|-0.18|
<knuckles>|0.74|0.78
<la>||0.10
<last>||0.15
<late>|-0.24|-1.13
<lately>||-0.12
<later>|-0.24|
<laughed>|-0.27|
<laundry>|-0.29|
<law>|-0.94|-0.45
<lay>|-0.18|
<leave>|0.14|
<leaves>|0.15|
<leben>|0.91|0.95
<letter>|0.42|0.56
<lie>||-0.36
<life>|0.63|
<light>||-0.41
<line>|-0.20|
<lined>|0.33|0.34
<little>|-0.54|-0.33
<loaded>|0.34|0.38
<longer>|0.10|
<look>||-0.12
<looked>||0.16
<looking>||-0.15
<losing>|-0.89|-0.56
<lot>||-0.52
<loved>|-0.13|
<low>|-0.23|
<lunch>|-0.82|-0.35
<made>||-0.32
<making>|-0.23|-1.38
<man>|-2.22|-1.64
<mark>|-0.35|
<mas>|0.33|0.34
<matar>|1.11|1.16
<matarme>|1.10|1.14
<meeting>|-0.56|-0.26
<mehr>|0.43|0.43
<mein>|0.35|0.37
<mess>||0.17
<mich>|0.17|0.18
<might>|-0.60|-0.54
<miss>|-0.95|-1.49
<mistake>||-0.47
<mochte>|0.32|0.34
<money>|-0.46|
<month>|0.11|0.17
<more>|-0.44|-0.39
<morir>|0.39|0.41
<most>|-0.62|-0.76
<mountains>|-0.13|
<mourir>|0.50|0.50
<mouth>|-0.11|
<move>|-0.61|-0.95
<moved>|-0.80|-0.39
<movie>|-1.57|-1.00
<moving>|-0.89|-0.53
<much>|-0.23|-0.65
<murder>|-0.83|-0.44
<must>|-0.44|-1.40
<needs>|-0.24|-1.06
<neighbor>|-0.15|
<neighbors>|-0.18|
<new>|-2.25|-1.89
<news>|-1.83|-1.36
<nice>|-0.26|-0.67
<nicht>|0.43|0.43
<night>|0.16|0.30
<nights>|0.17|
<nightstand>|0.48|0.51
<ninety>||-0.12
<no>|-0.12|-0.40
<notice>||-0.57
<noticed>|-1.24|-0.74
<now>|-0.13|
<of>|0.10|
<office>|-0.10|
<okay>||-0.10
<old>||-0.23
<one>||-0.10
<onions>||-0.13
<or>|-0.25|-0.51
<other>|-0.55|-0.83
<our>|-1.31|-0.87
<overdose>|0.34|0.40
<painting>|-0.19|
<panic>|-0.30|
<parked>|-0.22|-0.28
<pass>|-0.21|
<passed>|-0.55|-0.27
<passwords>|0.70|0.80
<patient>|-0.55|-0.20
<pay>|-0.14|
<pense>|0.39|0.41
<person>|-0.17|-0.46
<phone>|-0.69|-0.29
<picking>|0.15|0.30
<pictures>|-0.55|-0.31
<pills>|0.51|0.73
<planting>||-0.15
<play>|-2.33|-1.72
<played>|-1.37|-0.96
<please>|-0.11|
<prevention>||-0.14
<project>|-0.36|-0.13
<proud>|-1.20|-0.80
<pull>||-0.37
<punish>|0.29|0.30
<quiero>|1.45|1.53
<quiet>|0.11|
<rain>|-0.68|-0.43
<rang>||-0.12
<range>|-0.67|-0.29
<reached>|-0.20|
<read>|-0.44|-0.21
<relapsed>|0.40|0.40
<remember>|-2.14|-1.65
<right>|-0.33|-0.19
<rn>|-0.11|-0.12
<rope>|0.57|0.69
<run>||-1.12
<sad>|-0.41|-0.62
<said>||-0.19
<same>|-1.61|-1.06
<sang>||-0.15
<sat>|0.14|0.20
<saved>|-0.19|-0.15
<say>|-0.25|-0.71
<saying>|-0.15|-0.14
<says>|-0.29|-0.10
<scare>|0.15|
<scared>|-0.11|-0.15
<school>|-0.11|
<seen>|-0.24|-1.25
<sein>|0.35|0.37
<serious>|-0.29|-0.87
<she>|-0.31|-0.29
<shed>|0.25|0.25
<shelf>||-0.13
<short>|-1.27|-0.74
<shot>|-1.32|-0.88
<should>|-0.22|-0.47
<show>|-1.93|-1.48
<shower>|-0.18|-0.24
<shows>|-1.26|-0.77
<sixteen>||-0.11
<slept>|-0.49|-0.24
<slitting>|0.41|0.53
<smiled>||-0.13
<snow>|-0.11|-0.58
<some>|-0.44|-0.55
<song>|-0.37|-0.16
<soon>|0.31|0.38
<sorry>|-0.92|-0.52
<sounds>|-0.19|-0.73
<soup>|-0.25|
<spreadsheet>||-0.16
<start>|-1.01|-1.53
<stayed>|-0.24|
<staying>|0.18|-0.11
<sterben>|0.32|0.34
<stones>|0.23|0.32
<stood>||-0.11
<stopping>|0.11|0.19
<stops>||0.15
<story>|-0.71|-1.22
<students>|-0.42|-0.13
<subscription>||-0.13
<such>|-0.29|-0.61
<sugar>|-0.40|-0.15
<suicide>|0.66|1.04
<suicider>|0.61|0.62
<summer>||-0.57
<swing>|-0.23|
<t>|-0.14|
<table>|-0.16|-0.17
<take>||0.11
<takes>|0.16|
<talking>|-0.50|-0.24
<taxes>|-0.50|-0.19
<team>|-1.83|-1.30
<thankful>|-0.20|
<that>|-0.34|-0.35
<then>|-0.36|-0.20
<these>|-1.35|-0.78
<thirty>|0.34|
<this>||-0.11
<three>|-0.19|
<through>|-0.45|-0.17
<tickets>|-0.27|
<tied>|0.22|0.26
<till>|0.14|0.24
<times>|-0.18|
<toddler>|-0.17|
<too>|-0.21|-0.41
<top>|-0.38|
<tot>|0.43|0.47
<town>|-0.87|-0.40
<trade>||-0.44
<training>|-0.34|-0.12
<trip>|-0.54|-0.28
<try>|-2.08|-1.80
<trying>|-0.14|-0.31
<twenty>|0.39|0.45
<two>|-0.20|
<uncle>|-0.52|-0.20
<unsure>|-0.38|-0.54
<updated>|-0.22|
<us>|-1.14|-0.72
<used>|-0.21|-0.15
<vacation>|-0.36|
<very>|-1.70|-1.07
<vet>|0.14|
<veux>|0.63|0.65
<vida>|0.87|0.91
<video>|-1.07|-0.53
<vivir>|0.70|0.72
<vivre>|0.33|0.35
<wait>|-1.05|-0.62
<wake>|0.51|
<walked>||-0.14
<wall>|0.21|0.11
<wanting>|0.27|0.34
<was>||-0.24
<watched>|-1.54|-0.97
<we>|-1.21|-0.73
<wedding>|-0.42|-0.22
<well>|-1.79|-2.02
<went>||-0.22
<were>|-0.52|-0.51
<where>|-0.13|
<which>|-0.51|-0.18
<while>|-0.42|-0.14
<why>||-0.49
<windows>||0.13
<woman>|-0.49|-0.82
<won>|-0.80|-0.47
<work>|-0.34|-0.25
<worry>|-0.24|-0.83
<worth>|-0.13|-0.72
<would>||0.12
<write>|-0.12|
<wrote>||0.18
<year>|-0.12|-0.33
<years>|-0.13|-0.91
<you>|-1.32|-1.17
<your>|-1.53|-0.92
<yourself>|-0.21|
^ ^ a|-2.22|-1.69
^ ^ after||-0.11
^ ^ all|-0.16|-0.37
^ ^ as|-0.11|
^ ^ back|-0.30|-0.11
^ ^ been|0.31|0.40
^ ^ bought|0.22|0.26
^ ^ by||-0.13
^ ^ death|0.24|0.34
^ ^ end|-1.21|-0.90
^ ^ everything|0.13|0.22
^ ^ had|-0.64|-0.27
^ ^ he|-0.36|-0.26
^ ^ height||-0.13
^ ^ hopeless||-0.27
^ ^ how|-0.22|-0.43
^ ^ ich|1.15|1.18
^ ^ in|-0.27|
^ ^ it||-0.15
^ ^ jai|0.90|0.96
^ ^ je|1.43|1.47
^ ^ kill||-0.22
^ ^ kin|-1.38|-0.84
^ ^ lately|0.86|0.84
^ ^ let||-0.44
^ ^ life|0.27|-0.49
^ ^ lost|-0.21|-0.24
^ ^ me|0.34|0.21
^ ^ my|0.11|
^ ^ no|-0.52|-0.18
^ ^ nobody||-0.97
^ ^ our|-0.32|-0.16
^ ^ quiero|0.94|0.99
^ ^ she|-1.77|-1.23
^ ^ so|-0.76|-0.47
^ ^ some|0.11|
^ ^ soon||-0.19
^ ^ suicide|0.81|0.84
^ ^ that|-2.23|-1.64
^ ^ there|0.25|
^ ^ think|-0.22|
^ ^ this|-0.38|-0.41
^ ^ want|-0.38|-1.42
^ ^ we|-1.39|-1.33
^ ^ went|-0.14|
^ ^ what||-0.21
^ ^ who||-0.85
^ ^ why|-0.15|-0.95
^ ^ would||-0.64
^ ^ years|-0.16|
^ a|-2.22|-1.69
^ after||-0.11
^ all|-0.16|-0.37
^ all me|0.23|
^ all would|0.29|
^ as|-0.11|
^ back|-0.30|-0.11
^ been|0.31|0.40
^ been think|0.53|0.74
^ bought|0.22|0.26
^ by||-0.13
^ by the|0.27|0.30
^ by this||0.12
^ death|0.24|0.34
^ end|-1.21|-0.90
^ everything|0.13|0.22
^ everything feels||-0.13
^ everything is|0.90|0.99
^ everything pain||-0.14
^ had|-0.64|-0.27
^ he|-0.36|-0.26
^ height||-0.13
^ hopeless||-0.27
^ how|-0.22|-0.43
^ ich|1.15|1.18
^ ich denke|0.61|0.63
^ ich mochte|0.32|0.34
^ ich will|0.42|0.43
^ if me|0.41|0.13
^ if she|0.21|0.26
^ if the|0.39|-0.17
^ in|-0.27|
^ in the|-0.46|-0.26
^ it||-0.15
^ it feels|0.23|
^ it is|-0.23|-0.26
^ it was|-1.49|-0.74
^ it would|0.36|
^ jai|0.90|0.96
^ jai envie|0.56|0.57
^ je|1.43|1.47
^ je pense|0.39|0.41
^ je veux|0.33|0.35
^ keep think|0.38|0.40
^ kill||-0.22
^ kill me|0.11|
^ kin|-1.38|-0.84
^ lately|0.86|0.84
^ let||-0.44
^ life|0.27|-0.49
^ life is|0.54|-0.18
^ lost|-0.21|-0.24
^ many day|0.29|0.34
^ me|0.34|0.21
^ me bought|-0.28|-0.30
^ me broke||-0.14
^ me by||-0.15
^ me can|0.23|
^ me cut|0.26|0.27
^ me did|-0.36|-0.26
^ me drove||-0.13
^ me end||-0.15
^ me envy|0.54|-0.17
^ me feel|0.31|
^ me gave|-0.17|
^ me had|-0.51|-0.13
^ me hate|-0.13|-0.15
^ me have|1.08|1.03
^ me hide|0.29|0.32
^ me hold|0.78|0.78
^ me jump|-0.26|-0.10
^ me keep|0.67|0.47
^ me kill||-0.11
^ me look|0.40|
^ me looked|0.55|0.66
^ me made||-0.15
^ me miss|-0.55|-0.18
^ me nearly||-0.14
^ me not|-0.85|-0.34
^ me once|-0.13|
^ me picked||0.12
^ me punish|0.72|0.68
^ me put|0.75|0.78
^ me relapsed|0.40|0.40
^ me remember|-0.50|-0.32
^ me said|-0.44|-0.15
^ me sat|0.68|0.70
^ me self|0.32|0.37
^ me shot||-0.14
^ me stood||-0.11
^ me take|0.50|0.65
^ me tied||-0.11
^ me told|0.26|0.31
^ me tried|0.19|0.38
^ me updated||-0.12
^ me used||-0.16
^ me want|0.32|
^ me was|-0.16|
^ me watched|-0.11|
^ me will|-0.21|-0.13
^ me wrote|0.33|0.48
^ my|0.11|
^ my body||0.13
^ my brain|0.43|0.45
^ my cousin||-0.15
^ my kin|0.24|-0.11
^ my last|-0.15|
^ my life|0.23|-0.15
^ my phone||-0.12
^ my think|0.45|0.50
^ no|-0.52|-0.18
^ no quiero|0.33|0.34
^ nobody||-0.97
^ nobody needs|0.85|
^ nobody would||-0.11
^ our|-0.32|-0.16
^ part of|0.14|
^ quiero|0.94|0.99
^ she|-1.77|-1.23
^ she asked||-0.12
^ she drove||-0.10
^ she told||-0.12
^ so|-0.76|-0.47
^ some|0.11|
^ some nights|0.93|0.49
^ soon||-0.19
^ soon me|0.40|-0.23
^ suicide|0.81|0.84
^ suicide feels|0.50|0.60
^ that|-2.23|-1.64
^ the blade|0.18|0.24
^ the cut|0.43|0.42
^ the death||-0.12
^ the end|-0.10|
^ the height||-0.11
^ the house||-0.15
^ the kin||-0.27
^ the only|0.17|
^ the pills|0.19|0.26
^ the rope|0.18|0.34
^ the think|0.43|0.45
^ the water|0.23|-0.15
^ there|0.25|
^ there is|0.35|0.10
^ think|-0.22|
^ this|-0.38|-0.41
^ want|-0.38|-1.42
^ we|-1.39|-1.33
^ we are|-0.38|-0.31
^ went|-0.14|
^ went to||-0.11
^ what||-0.21
^ what if|0.54|0.16
^ what is||-0.86
^ when the|0.45|
^ who||-0.85
^ why|-0.15|-0.95
^ will to||-0.18
^ work was|0.15|0.19
^ would||-0.64
^ years|-0.16|
^ years ago|-0.16|
a better|0.15|
a better kin|0.30|
a blade|0.26|0.34
a blade against|0.58|0.56
a blade to|0.33|0.35
a burden|0.38|
a burden for|0.33|0.22
a burden of|0.21|
a burden to|0.50|
a chair||-0.13
a failure|-0.24|
a friend||-0.22
a future for||-0.13
a garden||-0.11
a ghost|0.36|
a good|-0.70|-1.11
a good day|-0.18|
a gun in|-0.34|-0.45
a height|-0.12|
a kin|-1.09|-0.40
a leave||0.10
a leave letter|-0.13|-0.22
a little|-0.13|
a lot||-0.47
a lot will|0.21|
a man|-0.47|-0.24
a man who|-0.10|
a mess|0.13|0.17
a mistake|0.18|
a new|-0.74|-0.55
a person||-0.24
a rope|0.27|0.30
a suicide|0.11|
a think|-0.11|-0.13
a think for|0.12|0.21
a train||-0.15
a voice|0.48|0.56
a wall|0.10|0.12
a want|-1.29|-0.77
a want bath||-0.12
a way future|0.62|
a wheel||-0.23
a year||-0.51
a year ago|-0.17|
accident|0.14|
accident+want|0.72|0.37
accident~the|0.53|0.25
afraid of||-0.12
afraid of die||-0.12
afraid+die||-0.12
afraid+not||-0.11
afraid~am|0.37|
afraid~die||-0.12
afraid~me|0.19|
after all|-0.77|-0.28
after my|0.16|0.24
after the|-0.31|
after this|0.83|0.40
after+again|0.53|0.20
after+body|-0.24|-0.38
after+comes|0.25|-0.12
after+cut|0.10|0.15
after+dead|-0.12|
after+death|0.13|-0.11
after+first|-0.18|
after+kin|0.15|0.24
after+months|0.10|0.14
after+off|-0.22|-0.30
after+shift|-0.14|-0.15
after+soon|0.17|
after+started|0.32|0.39
after+take|0.14|0.17
after+these|-0.22|-0.37
after+will|0.31|0.36
after+work||0.11
afternoon|-0.42|-0.15
afternoon+all||-0.14
after~am|0.30|0.12
after~and|-0.66|-0.35
after~better|0.53|-0.14
after~kill|0.40|0.46
after~up|0.19|0.27
after~was|-0.20|
after~will|-0.13|-0.16
again|0.14|0.20
again after|0.82|0.32
again and|-0.15|-0.17
again in|0.49|0.52
again soon|0.12|0.14
again this|0.20|0.19
again this soon|0.24|0.22
again+alarm||-0.11
again+all||-0.11
again+blade|1.19|1.14
again+body|0.81|0.85
again+cut|0.52|0.59
again+death||-0.12
again+die|0.25|0.47
again+end|0.19|0.26
again+everything||-0.15
again+eyes|0.94|-0.10
again+feel|-0.10|
again+head|0.10|0.13
again+into|0.58|0.61
again+kin|-0.17|-0.23
again+last|0.33|0.29
again+late||-0.12
again+night|0.27|0.24
again+not||-0.12
again+opened|0.65|0.20
again+put|0.14|0.16
again+soon|0.13|0.14
again+started|0.55|0.60
again+sugar||-0.19
again+suicide|1.26|1.12
again+take|-0.17|
again+think|0.14|
again+try|-0.14|
again+want||0.23
again+we|-0.19|
again+week|0.20|
against|-0.25|
against my|0.47|0.48
against my body|0.58|0.56
against+blade|0.58|0.56
against~body|0.28|0.27
again~a|0.27|0.31
again~an|0.24|0.33
again~feel||0.11
again~it|-0.12|-0.15
again~me||0.15
again~this|0.11|
again~to|-0.22|-0.33
again~want||-0.13
again~was||-0.12
again~will|-0.14|-0.19
ago me||-0.10
ago me tried|-0.10|-0.13
ago+die|-0.13|
ago+hour|0.29|0.32
ago+not|-0.53|-0.24
ago+pills|0.31|0.34
ago+soon|-0.15|
ago+suicide|0.18|0.22
ago+take|0.26|0.28
ago+think||0.10
ago+tried||-0.13
ago+want|-0.68|-0.44
ago+year|-0.21|
ago+years|-0.55|-0.22
ago~am|0.14|0.21
ago~and||-0.21
ago~kill||-0.12
ago~me||-0.11
ago~to||-0.19
ago~tried||-0.13
alarm|-0.24|
alarm+will||-0.11
alive|0.93|0.24
all afternoon||-0.15
all again|-0.10|-0.32
all and|-0.43|-0.79
all anymore|0.17|
all are|-0.63|-1.00
all are not||-0.15
all blood|0.67|0.69
all day and|0.18|-0.13
all else||-0.52
all end||-0.64
all had||-0.36
all if me|0.54|
all in|-0.11|-0.12
all is||-0.78
all is better|0.25|
all me|0.16|
all me am||0.16
all me want|0.30|0.12
all my pills|1.06|1.12
all soon|-0.15|-0.12
all talked will||-0.11
all the pills|0.47|0.55
all these||-0.11
all to||-0.10
all to be|0.11|
all want|-0.41|-1.21
all who want|0.25|
all would|0.55|
all would be|0.53|-0.43
all would find|0.92|1.15
all would have|0.14|0.12
all would kill|0.76|0.82
all+all|0.10|
all+better|0.49|
all+blade|0.24|0.37
all+blood|-0.30|-0.24
all+burden|0.18|
all+cried||-0.11
all+dead|0.22|
all+death||-0.22
all+else||-0.60
all+ever|0.16|
all+everything||-0.44
all+feel||-0.16
all+get||-0.40
all+give||-0.21
all+go|-0.17|-0.27
all+good|-0.37|-0.91
all+got|-0.19|
all+hand|0.12|0.17
all+heart|0.45|
all+her|-0.32|
all+here|-0.20|-0.21
all+hide|0.27|0.36
all+him|-0.57|-0.33
all+hopeless||-0.28
all+keep|-0.16|
all+kill||0.19
all+know|-0.22|
all+last|0.20|0.20
all+laundry||-0.16
all+leave|0.28|
all+made||-0.39
all+month|0.29|0.29
all+no||-0.86
all+nobody||-0.38
all+not|0.11|-0.27
all+now||-0.33
all+off|0.11|
all+one|-0.38|-1.14
all+pills|0.68|0.83
all+place|0.16|
all+plants||-0.14
all+said||-0.77
all+saying||-0.40
all+she|-0.42|-0.14
all+shower|-0.11|
all+some||-0.10
all+soon|0.26|0.28
all+stood|0.16|
all+suicide|0.23|0.25
all+take|0.26|
all+talked|-0.12|
all+taxes|-0.11|
all+team|-0.52|-0.15
all+these|-0.58|-0.23
all+thing||-0.47
all+too|-0.47|-0.27
all+want|0.13|
all+we|-0.53|-0.18
all+week||-0.33
all+where|-0.16|
all+why|-0.12|
all+work|-0.34|-0.49
all+wrote|0.35|0.50
all+year|-1.07|-0.54
all+years||-0.37
all+you|-0.40|-0.39
all~a|-0.48|-0.62
all~all||-0.14
all~am||0.11
all~at||-0.18
all~be||-0.79
all~better|0.51|-0.82
all~could|0.14|
all~dead|0.13|
all~death|0.23|
all~do|-0.51|-0.29
all~find|0.15|0.22
all~for||-0.34
all~get||-0.46
all~go||-0.34
all~have||-0.20
all~house|0.11|
all~if|0.14|-0.32
all~in|-0.20|-0.16
all~is|-1.03|-0.84
all~kill||0.12
all~laundry||-0.16
all~leave||-0.32
all~life||-0.59
all~me|0.22|
all~month|0.48|0.39
all~not|0.11|-1.78
all~of|-1.30|-1.49
all~off||-0.70
all~on||-0.11
all~pills|0.56|0.64
all~so|-0.13|
all~soon|0.20|0.19
all~that|-1.62|-0.76
all~the|-1.10|-0.70
all~this|-0.30|
all~to|-0.39|-0.40
all~with|-0.26|-0.42
almost|-0.72|-0.39
almost die||-0.13
almost+die||-0.13
almost~in|-0.15|
alone|-0.21|
alone+die||-0.11
alone+want|-0.19|
alone~soon||-0.15
along||-0.64
along the|-0.17|
along+train||-0.14
am a||-1.65
am a burden|0.95|
am afraid of||-0.11
am angry|0.12|0.16
am ashamed||0.10
am at the|0.18|0.31
am better||-0.10
am blood|0.54|0.56
am blood me|0.92|0.91
am dead|-0.23|-0.12
am die|-0.39|-0.17
am die for||-0.17
am doing|0.12|0.17
am doing it|0.96|0.97
am driving|0.48|0.54
am driving to|0.83|0.77
am end|-0.12|-0.16
am end it|-0.23|-0.29
am end my|-0.26|-0.25
am end the||-0.16
am end with||-0.21
am glad|-0.52|-0.71
am glad me|-0.43|
am grateful||-0.11
am having|-0.20|-0.23
am having a|-0.16|
am having think|0.64|0.54
am here||-0.17
am holding|0.30|0.36
am hopeless|0.36|
am hopeless but|0.71|
am in|-0.21|
am jump apart||-0.16
am kill in||-0.13
am kill me|0.54|0.52
am leave|0.31|0.17
am leave the|0.25|0.29
am no|0.34|0.21
am not||-0.22
am not afraid|0.29|
am not think||-0.13
am not will|-0.84|-0.45
am on|-0.19|-0.18
am on the|0.54|0.53
am only|0.11|
am sad|-0.20|
am scared|-0.19|-0.12
am scared me|-0.21|-0.18
am scared of|0.17|0.21
am sitting|0.31|0.34
am sitting in|0.15|0.16
am so||-0.22
am so glad|-0.39|-0.11
am so tired|0.41|
am standing|0.18|0.30
am such|0.45|
am such a|0.45|
am suicide|0.87|0.90
am take|0.39|0.13
am think|0.33|0.46
am think of|0.42|0.53
am think to|0.24|0.30
am think will|0.41|0.42
am tired||-0.67
am tired of||-0.25
am too||-0.10
am waiting|0.21|-0.25
am waiting for|0.20|
am waiting to|0.48|-0.17
am walking|0.39|0.41
am will|0.66|0.71
am will for|0.21|-0.12
am will to|0.48|0.74
am~again|-0.13|
am~all|0.11|
am~anymore|0.30|
am~apart||-0.16
am~around|0.16|
am~at|-0.61|-0.12
am~be|-0.23|-0.10
am~before||0.25
am~being||-0.30
am~better||-0.36
am~body|0.61|0.13
am~breakdown||-0.13
am~burden|1.15|
am~but|-0.32|-1.22
am~cold||0.12
am~cut|-0.29|-0.40
am~dead|0.96|0.18
am~death||-0.13
am~did|-0.15|
am~die|0.23|-0.28
am~drive|0.27|0.43
am~end|0.30|0.15
am~for||-0.12
am~from|-0.13|
am~front|0.58|0.52
am~garden||-0.15
am~glad|-0.52|-0.15
am~go||-0.10
am~good||-0.22
am~have|-0.57|-0.13
am~height|0.75|0.96
am~here||-0.77
am~hotel|0.64|0.66
am~if|-0.17|
am~in||-0.15
am~is|-0.36|-0.64
am~it|0.24|0.36
am~jump|0.17|0.35
am~kill||0.15
am~kin|-0.20|-0.21
am~letter|0.37|-0.19
am~life|0.81|-0.11
am~my||-0.24
am~not|-0.12|-0.15
am~of|0.35|
am~off|0.10|
am~on|0.23|0.15
am~only||-0.40
am~overdose|0.62|0.63
am~point|-0.18|
am~rope|0.52|0.59
am~scared|0.16|0.28
am~shift|-0.15|-0.16
am~sleep|-0.10|-0.14
am~so|-0.39|-1.10
am~soon|0.14|0.21
am~suicide||0.18
am~take|0.29|0.32
am~that|-0.44|-0.49
am~the|0.11|0.37
am~there||-0.18
am~these||-0.16
am~this||-0.12
am~tired|0.39|
am~to|0.23|0.18
am~train|0.73|0.85
am~up||-0.15
am~wake|-0.13|-0.13
am~was|-1.11|-0.62
am~wheel|0.33|0.45
am~when|0.13|0.22
am~who||-0.31
am~would||-0.62
an|-0.12|-0.14
an accident|0.62|0.13
an alarm||-0.12
an end|0.55|0.59
an hour ago|0.35|0.37
anchor||0.13
and a|-0.31|
and all|-1.40|-1.36
and at|-0.23|
and cried||-0.14
and cut|0.38|0.46
and cut my|0.88|0.89
and have|-0.25|-0.78
and he|-0.83|-0.48
and hopeless||-0.13
and jump||-0.26
and kill|-0.11|-0.26
and last|0.36|0.37
and last night|0.56|0.53
and lay||-0.13
and lay down||-0.14
and let||-0.22
and let it|1.19|-0.11
and made|-0.23|
and me|0.62|0.80
and me am|0.67|0.71
and me can||-0.10
and me could||0.13
and me do|0.39|0.25
and me drove||-0.12
and me feel|-0.12|-0.16
and me have|0.27|0.24
and me held|0.17|0.18
and me hide|0.78|0.87
and me keep|-0.13|
and me know|0.45|0.49
and me said|0.23|-0.14
and me think||0.12
and me want|0.43|0.52
and me was|-0.80|-0.37
and me would||-0.36
and my|-0.46|-0.14
and my body||-0.14
and no|0.30|
and no point|1.08|
and nobody|0.20|0.35
and nobody is|-0.21|-0.27
and nobody knows|0.67|0.70
and not|0.12|-0.24
and not come|0.80|0.32
and not wake|0.53|
and now|0.13|0.20
and now me|0.12|0.15
and said|0.15|0.22
and so||-0.22
and suicide|0.21|0.25
and the door|0.52|0.50
and the water|0.69|0.75
and then me|0.28|0.34
and think|0.41|
and wake|0.12|0.24
and wake up|0.12|0.24
and watched||-0.12
and watched the||-0.11
and we|-0.17|
and we all||0.15
and went to||-0.11
and~a|-0.54|-0.12
and~after|-0.71|-0.26
and~again|0.41|0.22
and~am|0.59|0.67
and~an|-0.33|
and~ashamed||0.13
and~at|-0.35|
and~back|0.21|
and~be|0.16|
and~before||-0.10
and~believe|-0.12|
and~blood|-0.19|-0.24
and~body||0.12
and~calm|0.30|0.37
and~can|-0.23|
and~change|-0.37|
and~dead|0.21|0.36
and~did|-0.39|
and~die|-0.12|-0.17
and~down|-0.81|-0.41
and~drove||-0.12
and~end|0.29|0.41
and~everything|-0.51|-0.17
and~felt||0.13
and~for|-0.49|-0.24
and~found|0.16|0.28
and~from|-0.50|
and~got|-1.07|-0.70
and~grateful||-0.11
and~he|-0.24|
and~head|0.13|0.22
and~height||0.12
and~hide|0.48|0.59
and~him|-0.55|-0.31
and~his|-0.77|-0.48
and~home|-0.19|-0.22
and~house|-0.14|
and~how||-0.99
and~it||0.11
and~jump|0.26|0.31
and~kin|-0.14|
and~know|0.22|0.23
and~knows|0.26|0.32
and~laughed|-0.18|
and~let|0.15|
and~look||-0.19
and~many|-0.17|
and~me||0.21
and~mind|0.14|
and~more|-0.10|
and~my||0.24
and~next|0.21|0.32
and~night|0.24|0.24
and~nine|-0.19|
and~nobody||-0.19
and~of||-0.23
and~one|0.12|
and~open|0.20|
and~out||0.13
and~pills|-0.13|
and~point|0.18|0.11
and~said||-0.16
and~sang||-0.17
and~scared|-0.22|
and~since|0.21|0.18
and~sleep|-0.36|
and~so|-0.57|-0.63
and~some|-0.20|-0.53
and~soup||-0.11
and~stay|0.19|
and~stitches||-0.15
and~stood|0.16|
and~suicide|0.33|0.36
and~thankful||-0.14
and~think||0.12
and~thirty|-0.26|
and~this|-0.46|-0.18
and~till|-0.20|-0.26
and~to||0.11
and~too||-0.65
and~train|-0.14|
and~up|0.12|
and~wake|0.35|
and~walking|0.17|0.22
and~water|0.14|0.19
and~we|-0.54|-0.34
and~went|-0.25|
and~what|-1.95|-0.96
and~who|-0.13|
and~why|0.12|
and~will|0.16|0.26
and~wine|0.11|0.14
and~with||-0.13
and~would|0.10|-0.33
another|-0.16|-0.14
another+die|-0.19|
another+life|0.32|0.16
another+not|0.14|
another~of|0.13|
another~this|0.36|
antidepressants|-0.13|
any|-0.11|-0.52
any of|0.10|-0.35
any of the|0.31|
any point to|0.30|
any+better|0.12|
any+keep|0.19|
any+life|-0.11|
any+not||-0.21
any+other||-0.12
any+point||-0.15
any+soon|0.21|
any+think||-0.47
anybody|0.25|
anymore|0.30|
anymore it|0.16|-0.10
anymore me|0.45|
anymore me am|0.30|
anymore me want|0.33|0.38
anymore+around|0.56|
anymore+better|0.13|
anymore+burden||-0.22
anymore+care|0.21|-0.35
anymore+die|0.89|
anymore+end|-0.14|
anymore+feel|-0.24|
anymore+happens|0.78|
anymore+here|0.23|
anymore+hopeless||-0.13
anymore+kill||0.56
anymore+life|0.15|0.24
anymore+not|0.35|
anymore+point|0.17|
anymore+see|0.50|0.26
anymore+take||-0.14
anymore+wake|0.47|-0.16
anymore+what|0.51|
anymore~am|0.12|-0.15
anymore~be|0.48|0.19
anymore~end||0.18
anymore~is||0.10
anymore~kill|0.80|0.76
anymore~me||0.20
anymore~not|0.16|
anymore~the||0.19
anymore~to|0.37|0.26
anymore~want|0.37|0.16
anymore~will|0.17|0.26
anything|-0.13|-1.22
anything to|-0.24|
anything to cut||-0.11
anything+not||-0.80
anything~cut||-0.11
anything~me|-0.63|-0.16
any~keep|0.30|
any~the||-0.39
any~to||-0.38
an~ago|0.25|0.28
an~me||0.10
apart|-0.39|-0.16
apart+jump||-0.11
apartment|-0.27|
are|-0.55|-0.41
are dead after||-0.17
are kill|-0.33|-0.11
are not|-0.20|-1.19
are~after|-0.32|-0.13
are~again|0.33|0.40
are~all|-2.29|-1.47
are~and|-0.16|-0.17
are~be|-0.19|
are~in|0.16|
are~soon||-0.15
are~table|0.32|0.30
are~the|-0.16|
are~to|-1.59|-1.03
are~will|-0.31|-0.10
arm|0.25|0.32
around||-0.23
around anymore|0.68|
around+better|0.77|
around+blade|0.91|0.95
around+body|-0.16|-0.16
around+burden|0.56|
around+kin|0.36|-0.24
around+not|0.38|
around+think|0.11|
around~me|-0.20|-0.16
as a|-0.28|-0.46
as a kin|-0.40|
as me|-0.15|-0.18
as soon|0.23|
as soon as|0.14|0.18
ask||-0.85
ask+god|0.91|
asked whether||-0.15
asked whether me||-0.15
asked+cut||-0.12
asked+die||-0.16
asked+not|-0.15|
asked+suicide||-0.15
asked+whether||-0.15
asked~be|0.92|0.33
asked~die||-0.16
asked~if|0.12|
asked~me||-0.11
asked~suicide||-0.15
asked~to|-0.13|
asked~want||-0.13
assisted die|0.13|0.18
assisted+die|0.13|0.18
as~and|-0.44|-0.11
as~as|0.10|
as~be||-0.41
as~dead|1.15|
as~me|-0.33|
as~soon||0.19
at dinner||-0.18
at five||-0.15
at my||-0.26
at six|0.29|0.34
at the death|0.28|
at the end|-0.86|-0.43
at the height|-0.15|-0.19
at the meeting||-0.11
at the trains|0.24|0.26
at work and||-0.12
attack||-0.38
attempt|-0.54|-0.20
attempt+suicide||-0.14
attempted||-0.13
attempted suicide|0.12|0.13
attempted+suicide|0.12|0.13
attempted~am||-0.15
attempted~me||-0.16
attempt~me||-0.13
at~all|-0.17|-0.85
at~am|-0.11|-0.12
at~do||-0.22
at~end|-0.16|
at~for|-1.24|-0.56
at~height|0.24|0.35
at~in|-0.25|
at~is|-2.12|-1.37
at~my|-0.14|
at~of|-0.43|
at~six|0.79|0.77
at~soon|-0.51|-0.30
at~suicide||-0.14
at~think|0.18|
at~to|-0.38|-0.15
at~trains|0.24|0.26
at~want|-0.12|-0.69
at~with|-0.99|-0.59
at~would|0.13|
away|-0.64|-0.59
a~a|-0.65|-0.92
a~again|0.16|0.23
a~against||-0.12
a~ago|-0.14|
a~all|0.14|
a~as|-0.49|-0.13
a~at|-2.39|-1.33
a~bath||-0.12
a~be||-1.12
a~before|-0.97|-0.39
a~better||-0.48
a~blade|-0.12|-0.23
a~body|0.20|0.16
a~by|-0.12|
a~can|-2.04|-1.11
a~could||-0.20
a~day|-0.36|-0.13
a~did|-0.17|-0.27
a~die||-0.34
a~everyones|0.47|-0.11
a~everything|-0.13|
a~feel|-0.88|-0.29
a~fell|0.32|0.38
a~from|-2.10|-1.40
a~future|0.16|
a~have||-0.22
a~he|-1.19|-0.68
a~heart|0.13|
a~his|-0.10|
a~house|-0.23|
a~if||-0.86
a~into||0.11
a~is|-0.41|-0.75
a~it||-0.25
a~leave||-0.38
a~letter||-0.12
a~man|-0.42|-0.20
a~my|0.17|0.20
a~nightstand|0.58|0.60
a~not|-0.11|-0.77
a~off||-0.25
a~on|-0.13|
a~pills|0.38|0.42
a~place|-0.14|-0.42
a~raise|0.22|
a~she|-1.03|-0.69
a~shot|-0.13|
a~should||-0.29
a~show|-0.20|
a~that||-0.23
a~the|-0.51|-0.65
a~then|-0.12|-0.49
a~think|-0.37|-0.40
a~this|-0.15|
a~time|-1.90|-0.95
a~up|-0.16|-0.83
a~wake|0.30|
a~was|-1.96|-1.25
a~way|-0.20|-0.68
a~we|-0.69|-0.53
a~when|-0.21|
a~will|-0.24|
a~with||-0.59
a~work|-0.55|-0.23
back and||-0.21
back in college||-0.16
back me|0.16|
back on|-0.59|-0.29
back on sugar||-0.17
back then|-0.24|
back+better|-0.13|
back+body|-0.28|-0.32
back+college||-0.16
back+cut||-0.12
back+dead|0.33|0.21
back+die|0.22|0.29
back+gun|0.57|0.68
back+height|-0.12|-0.11
back+kill||0.13
back+kin|-0.45|-0.18
back+leave|-0.16|
back+nobody||-0.10
back+not|0.11|
back+room|0.35|
back+sugar||-0.17
back+take|0.16|
back+used||0.19
back~all||-0.21
back~college||-0.16
back~not||-0.14
back~on|-0.17|
back~sugar||-0.17
back~the|-1.71|-1.00
bad|-0.49|-0.33
bad+not|-0.33|-0.77
bad~not||-0.13
bags|-0.17|
balcony|0.40|0.41
bath||0.11
bath and|0.20|0.27
bath+want||-0.12
bathroom|-0.16|-0.13
bathroom door|0.51|0.51
bathroom door and|0.51|0.51
bathroom+blade|0.51|0.51
bathroom+door|0.51|0.51
bathroom+everything|0.14|0.17
bathroom+locked|0.51|0.51
bathroom+want|0.11|0.14
bathroom~and|0.51|0.51
bathroom~blade|0.51|0.51
bathroom~have|0.51|0.51
bathroom~me|0.23|0.23
bathroom~the|-0.12|-0.17
bath~the|0.12|0.18
be a better|0.37|
be a burden|0.55|0.18
be around|0.17|
be better|0.45|
be better if|-0.33|-0.15
be better not|1.05|
be better off||0.20
be better with|0.30|
be dead|1.41|0.91
be dead before|0.61|0.78
be dead in|0.15|
be dead not||-0.11
be end|0.50|-0.19
be here|0.33|
be here me||-0.12
be leave|0.57|0.37
be leave all|0.18|-0.15
be leave by|0.14|0.16
be life|0.26|0.29
be life anymore|0.46|0.93
be nice||-0.16
be nice to|0.35|
be sad|0.17|
be so|0.14|
be so better|0.81|
be so easy|0.76|0.31
be the death||-0.12
be with|0.22|
be with the|0.80|0.35
beautiful|-1.87|-1.31
because it|-0.11|-0.18
because me am||-0.40
because me deserve|0.46|0.50
because me hate|0.64|0.69
because my|0.24|
because my kin|0.39|
because of the||0.17
because+blood|0.34|0.41
because+body|0.43|0.56
because+cut|0.18|0.20
because+deserve|0.23|0.33
because+drawer|0.16|0.20
because+go||-0.13
because+keep||-0.17
because+kin|0.15|
because+not|-0.30|-0.54
because+now|-0.13|-0.13
because+only|0.15|
because+soon|-0.17|
because+suicide||0.14
because+thing|0.14|
because+until|0.22|0.25
because+want|-0.33|
because+years|0.12|
because~am||-0.49
because~be||-0.24
because~deserve|0.33|0.39
because~hate|0.47|0.53
because~have|-0.11|
because~is||-0.44
because~kin|0.12|
because~me||0.14
because~my|-0.15|-0.21
because~not|-0.46|-0.97
because~thing|0.29|
bed||-0.11
been born|0.37|
been cut|0.17|0.14
been cut me|1.32|1.25
been feeling|0.36|0.37
been feeling suicide|0.45|0.44
been me|0.86|-0.14
been saying||0.17
been suicide|-0.10|
been think|0.29|
been think a|0.57|0.15
been think will||-0.34
been~all||-0.40
been~and||-0.15
been~at|0.24|
been~body|0.49|0.52
been~day|-0.10|-0.16
been~death|0.25|-0.12
been~die|0.46|0.49
been~for|-0.12|-0.14
been~it||-0.70
been~kill|0.28|0.30
been~leave|0.48|0.17
been~life|-0.24|-0.15
been~lot||-0.12
been~my|0.53|0.55
been~nobody|0.54|-0.11
been~not|0.10|
been~of|-0.13|
been~on||-0.10
been~pills|0.90|1.01
been~suicide|0.56|0.59
been~the||0.13
been~think|0.25|
been~this|-0.13|
been~want||-0.41
been~will|-0.14|-0.25
been~years||-0.33
before me was|0.22|
before soon|-0.11|-0.16
before the pills||-0.13
before+dead|0.61|0.78
before+die||-0.16
before+end|-0.79|-0.38
before+house||-0.17
before+kin|0.14|
before+leave|-0.31|-0.10
before+letter||-0.19
before+not||-0.76
before+pills|-0.22|
before+soon|0.14|0.20
before+take|-0.38|-0.14
before+think||-0.37
before+want|-0.47|-0.14
before+we|-0.23|
before+wrote||-0.15
before+years|-0.11|
before~born|0.12|
before~pills||-0.13
before~up|0.19|0.23
behind|-1.27|-0.62
being||-0.28
being dead|0.85|-0.13
being end|0.36|0.10
being here|1.49|
being life|0.75|
being life and|0.39|0.20
being life in|0.42|
being+dead|0.69|
being+end|0.26|
being+here|0.61|-0.16
being+life|0.38|
being+longer|0.73|
being+not||-0.27
being+thing|0.28|
being+think||-0.56
being+tired|-0.34|
being+year|0.28|
being~a||-0.37
being~in||-0.23
being~year|0.47|
believe|-1.80|-1.23
believe+not|-0.87|-0.56
believe+will|-0.12|
belong~this|0.86|
belt|-0.31|-0.32
best|-0.96|-1.51
best+leave|0.28|
best~me||-0.19
better and||0.20
better and me|0.38|0.57
better for||-0.17
better for all|0.37|-0.14
better if|-0.24|-0.28
better if me|0.12|-0.20
better kin|0.27|
better not||-0.19
better not me|0.75|
better off|0.39|0.14
better off dead|0.20|0.27
better off if|0.38|
better than this|0.21|
better with|0.10|-0.29
better with me|0.28|
better+better|0.27|
better+blade||-0.17
better+dead|0.65|
better+death|0.58|0.33
better+deserve|0.22|
better+die|0.22|0.19
better+end|0.13|
better+feel|-1.18|-0.67
better+getting|-0.19|
better+he|-0.66|-0.26
better+here|0.22|
better+hopeless|-0.11|
better+how|0.11|
better+kill|-0.27|
better+kin|0.49|
better+leave||-0.23
better+life||0.15
better+not||-0.42
better+now|-0.52|-0.20
better+off|0.34|0.12
better+place|0.13|
better+she||-0.10
better+six||-0.11
better+soon||-0.30
better+sounds|0.25|0.13
better+sugar||-0.14
better+think|0.33|
better~a|-0.14|-0.26
better~all|0.38|
better~around|0.77|
better~be|0.26|
better~been|0.30|
better~better|0.32|
better~dead|0.44|
better~die||0.14
better~end|0.19|
better~if|0.45|
better~in||-0.26
better~is||-0.39
better~it||-0.43
better~kin|0.31|
better~leave|0.15|
better~me|0.66|
better~not|0.20|-0.81
better~of|0.11|
better~out|0.12|
better~think|-0.11|
better~to|0.11|
better~want|0.13|0.13
better~was|0.37|
better~would|0.43|
be~a|-0.67|-1.35
be~am|-0.18|
be~anymore|0.32|
be~around|-0.33|
be~as|-1.39|-0.48
be~at|-0.27|-0.79
be~before|-0.23|
be~better|0.12|-0.36
be~burden|0.23|
be~dead|0.43|0.22
be~did||-0.10
be~flying|0.26|-0.17
be~go|0.10|
be~here|0.12|
be~house|0.19|
be~if|0.37|
be~in||-0.31
be~it|0.17|0.19
be~jump|0.14|
be~kill|0.42|0.41
be~kin|0.15|0.14
be~last|0.18|
be~laughed|0.30|0.37
be~leave||-0.19
be~me|0.51|0.13
be~not|0.10|-0.31
be~off|0.29|0.13
be~out|0.15|0.10
be~said|0.53|0.15
be~thing|0.17|0.12
be~time||-0.25
be~train||-0.13
be~truth|0.56|0.74
be~was|0.26|-0.60
be~we||0.10
be~wheel|-0.13|0.15
be~when|0.15|0.13
be~with|0.11|
be~would||-0.32
be~you|-0.23|
bike|-0.14|
bills+not|0.22|
birds|-0.22|
birthday+will|0.15|0.39
blade|0.68|0.72
blade against|0.58|0.56
blade against my|0.58|0.56
blade blade|0.82|0.87
blade in|0.13|0.11
blade in my|0.55|0.52
blade me|0.46|0.54
blade soon|-0.21|-0.23
blade to|0.54|0.56
blade to my|0.54|0.56
blade+blade|0.72|0.78
blade+body|0.46|0.45
blade+bread||-0.15
blade+door|-0.31|-0.37
blade+drawer|0.14|0.11
blade+end|0.56|0.60
blade+finger||-0.15
blade+found|0.24|0.29
blade+go|0.17|0.18
blade+herself||-0.14
blade+into|0.89|0.87
blade+keep|0.16|0.15
blade+kin|0.20|0.26
blade+little|0.16|0.17
blade+locked|0.51|0.51
blade+many|0.57|0.50
blade+not||0.15
blade+now||-0.18
blade+pills|0.44|0.41
blade+put|-0.14|-0.16
blade+six|-0.23|-0.30
blade+soon|0.27|0.20
blade+stitches||-0.15
blade+take|0.59|0.65
blade+till|0.77|0.78
blade+will|-0.58|-0.69
blades|0.11|0.14
blade~again|0.84|0.79
blade~all|0.16|0.33
blade~am|0.27|0.31
blade~and|0.20|0.22
blade~body|0.44|0.43
blade~cut||0.21
blade~drawer|0.16|0.14
blade~is|0.70|0.77
blade~me|0.32|0.49
blade~my|0.69|0.70
blade~on|0.26|0.31
blade~so|0.13|0.18
blade~soon|0.47|0.45
blade~to|-0.14|
blade~want|-0.11|
blade~will|-0.23|-0.20
bleed|0.57|0.64
bleeding|0.14|0.21
blood||0.15
blood me|1.03|1.12
blood+body|0.53|0.60
blood+cut|0.21|0.22
blood+down|1.00|1.05
blood+pills|-0.27|-0.38
blood+until|1.27|1.35
blood~cut|0.14|0.17
blood~down|1.00|1.05
blood~it|0.44|0.57
blood~me|0.48|0.52
blood~pills|-0.27|-0.38
blue|-1.15|-0.73
board|-0.52|-0.22
board+first||-0.11
board+high||-0.13
board+jump||-0.15
board+off||-0.12
board+time||-0.13
board~first||-0.13
body||-0.16
body again|0.33|0.35
body are|0.15|0.18
body are dead||-0.11
body because|0.46|0.50
body is|-0.30|
body last|0.37|0.37
body last night|0.37|0.37
body now|0.54|0.62
body on the||-0.13
body till|0.67|0.64
body till it|0.67|0.64
body until|0.54|0.52
body until all|0.49|0.48
body with|0.25|0.37
body+cigarettes|0.58|0.56
body+cut|0.62|0.68
body+hate|-0.16|-0.17
body+here|0.49|
body+into|0.86|0.87
body+keep|0.33|0.19
body+last|0.30|0.31
body+many|0.18|0.28
body+night|0.30|0.31
body+nobody|0.77|0.77
body+now|0.28|0.37
body+only|0.35|
body+opened|0.47|0.50
body+slitting|0.41|0.53
body+soon|0.39|0.43
body+till|0.67|0.64
body+until|0.34|0.37
body+want|0.18|0.25
body~a|0.14|0.22
body~after|-0.24|-0.31
body~again|0.86|0.87
body~and|0.31|
body~because|0.17|0.23
body~better||-0.13
body~blood|0.59|0.65
body~cut|0.34|0.38
body~dead||-0.11
body~in|0.20|0.32
body~me|0.15|
body~night|0.30|0.31
body~nobody|0.77|0.77
body~that|0.27|
body~when|0.46|0.46
book|-1.36|-0.99
book+soon||-0.15
book+want|-0.18|
books|-0.66|-0.29
books+leave||-0.16
born|0.25|-0.62
born+not|0.55|
born+think||-0.11
born+want|0.50|-0.12
both|-0.35|-0.13
bottle|-0.20|-0.22
bought the|0.40|0.44
bought+rope|0.15|
bought+soon|0.58|0.64
bought~rope|0.15|
bought~soon|0.69|0.74
box||-0.11
boy|-1.80|-1.11
boys|-0.23|-0.81
brain+kill|0.90|0.90
brain~kill|0.90|0.90
bread|-0.39|-0.15
bread blade||-0.15
bread+cut||-0.11
bread+finger||-0.15
breakdown+having||-0.13
breakdown~and||-0.10
breathing|0.20|0.19
bridge|-0.16|-0.16
bring|-1.33|-0.92
broke down||-0.13
broke down in||-0.13
broke+down||-0.13
broken|-0.51|-0.32
broke~in||-0.13
broke~the||-0.14
brother|-0.23|-1.10
bruise|0.38|0.42
burden|0.53|-0.15
burden and|-0.14|
burden for|0.23|0.17
burden for all|0.60|0.31
burden of||-0.12
burden to|0.28|
burden to my|0.87|
burden+everyones|0.53|-0.13
burden+kin|0.25|-0.17
burden+leave|0.60|0.27
burden+soon|0.24|0.15
burden+such|0.59|
burden+take|0.22|
burden+want||-0.25
burden~a|0.18|
burden~and||-0.21
burden~be|0.26|
burden~everyones|0.53|-0.13
burden~it||-0.21
burden~kin|0.44|
burden~me|0.25|-0.34
burden~my|0.37|
burden~not||-0.17
burden~the|-0.86|-0.39
burden~would|0.14|
buried|-0.14|
burning|0.47|0.51
burns||0.11
bus||-0.10
but|-0.84|-0.71
but me|-0.41|-0.18
but me am||-0.10
but she|-0.41|-0.15
but the|-1.34|-0.87
but~better|-0.47|-0.16
but~for||-0.66
but~is|-2.00|-1.32
but~kin||-0.18
but~me|-0.57|-0.29
but~not|-0.61|-0.48
but~the|-2.34|-1.60
but~want|-0.12|
but~was|-0.27|
by cut|0.40|0.38
by cut my|0.72|0.68
by my|0.18|0.15
by my my|0.57|0.71
by soon|-0.13|
by suicide||0.12
by the soon|0.30|0.38
by the time|0.48|0.61
by this time||0.12
by~all|-0.17|
by~me|0.27|0.44
by~my||0.13
by~so|0.15|0.21
by~this|0.26|0.37
by~time|0.39|0.52
by~wake|0.13|0.21
by~will|0.22|0.32
cabinet||0.12
cabinet+take|0.84|0.85
cake|-1.01|-0.67
call|-0.17|
call my||0.15
call+die|0.24|0.28
call+kill|0.56|0.62
call+soon|0.11|0.19
call+want||0.10
call+will|-0.12|-0.18
called|-0.34|-0.11
called+die||-0.12
call~kin||0.11
call~me|0.11|0.19
call~the|-0.29|-0.11
calm||0.11
came home|0.29|0.29
came home and|0.77|0.74
came+home|0.24|0.23
came+not|0.15|
came+rain||-0.18
came+soon|0.32|0.40
camera|-0.57|-0.20
camera+front||-0.14
camera+jump||-0.14
came~me|-0.11|
can not believe|-0.46|-0.29
can not breathe||-0.20
can not cope||-0.16
can not do|0.13|-0.13
can not go||-0.16
can not keep|0.22|0.23
can not life||0.14
can not see|0.36|
can not take|-0.18|
can not think|0.11|-0.38
can think|0.13|
cancer||-0.36
cancer+not|-0.20|
can~a||-0.31
can~and|-0.15|-0.22
can~be|-0.14|-0.15
can~being|0.29|
can~believe|-0.50|-0.32
can~breathe||-0.20
can~cope||-0.16
can~future|0.25|
can~go||-0.35
can~in|-0.12|-0.95
can~is|-0.15|-0.10
can~it|-0.69|-0.19
can~keep|0.24|
can~life|0.18|
can~my|-1.22|-0.71
can~of||-0.86
can~on||-0.17
can~point|0.11|
can~soon|-0.30|-0.33
can~take|-0.19|-0.13
can~the|-0.67|-0.59
can~think||-0.74
can~this|-0.23|-1.20
can~way|0.10|
can~with|-1.53|-0.73
car|-0.10|
care||-0.17
care if|0.20|-0.13
care if me|0.74|
care+die|0.66|
care+kill|0.44|0.52
care+life||-0.13
care+make|0.30|
care+nobody|0.29|0.12
care+soon|0.63|-0.15
care+think|0.25|
career|-0.72|-0.28
cares+life|0.73|0.13
care~am|0.11|-0.18
care~die|0.66|
care~me|0.29|
caring for|0.21|0.23
caring for her|0.27|0.28
caring+her|0.27|0.28
caring~her|0.27|0.28
caring~me|0.25|0.26
case|-0.20|
cat+will|0.11|0.15
chair+not||-0.11
chair+soon|0.14|0.13
chair+want||-0.12
change|-0.34|-0.22
change+soon||-0.12
changed|-1.11|-0.61
changed+kin||-0.11
changed+suicide||-0.11
change~me|0.15|
charcoal|0.64|0.69
checked+suicide|0.23|0.35
chocolate|-0.44|-0.15
cigarettes|0.23|0.23
city|-0.21|-0.86
city and||-0.14
city+life|-0.10|
city~the|-0.23|
clean from||-0.18
clean+soon|0.17|-0.15
clean+two||-0.18
clean+years||-0.18
cleaned+soon|0.15|0.22
clean~cut||-0.18
climb|-0.24|-0.31
close to kill|0.74|0.68
close+end|0.17|0.23
close+height|0.38|0.40
close+kill|0.74|0.68
closet|0.12|0.19
close~kill|0.74|0.68
coffee|-0.84|-0.57
coffee+wake||-0.19
cold|-0.20|
college|-0.13|
college+suicide|0.22|0.18
college~suicide|0.22|0.18
come home|0.42|
come+death|0.68|-0.16
come+home|0.24|
come+not|0.55|
come+think|0.41|
come+who|0.46|
comes after|0.40|-0.10
comes+not|0.39|0.15
comes+will|0.28|0.36
come~me|0.13|0.11
coming|-0.19|
coming+train|0.26|0.29
committing||0.12
committing suicide|0.41|0.48
committing+suicide|0.41|0.48
cope+not||-0.16
couch|-0.20|
could||-0.42
could end|0.41|-0.15
could go|0.41|
could not|-1.85|-0.69
could~a|-0.47|-0.92
could~all|0.12|-0.32
could~and||-0.39
could~be||-0.13
could~for||-0.34
could~me||-0.64
could~my||-0.40
could~not|0.24|-0.26
could~the|-0.47|
could~to||-0.56
could~who|0.51|
counselor||-0.11
courage|0.21|0.22
courage to|0.27|0.26
courage+kill|0.52|0.55
courage+want|0.77|0.82
courage~it|0.77|0.82
course|-1.46|-0.95
cousin|-0.27|
cousins|-0.13|
cousin~and||-0.15
cover||-0.35
crash|0.18|-0.11
crashing|0.13|0.17
crashing+think|0.47|0.52
crashing+will|0.47|0.52
cried|-0.67|-0.41
cried a||-0.10
cried+soon||-0.16
cried~the||-0.14
crime|-0.43|-0.14
crossed|0.32|
crying|-0.50|-0.17
crying+keep|-0.23|
cut|0.21|0.19
cut again|0.91|0.94
cut again after|0.54|0.60
cut back||-0.16
cut back on||-0.17
cut is|0.34|0.34
cut me again|0.85|0.86
cut me and||0.15
cut me me||-0.14
cut me on|0.15|
cut me out|0.16|-0.17
cut me so|0.82|0.64
cut me soon|0.10|0.16
cut me when|0.17|0.17
cut me with|0.21|0.22
cut my|0.21|0.25
cut my body|0.69|0.57
cut my finger||-0.14
cut my hair||-0.15
cut my head|0.50|0.57
cut my knee||-0.15
cut on|0.23|0.27
cut on my|0.61|0.60
cut soon|0.13|0.13
cut the wall|0.67|0.68
cut when|0.54|0.57
cut+door||-0.14
cut+down|-0.25|
cut+end|-0.13|-0.30
cut+feel|0.36|0.32
cut+finger||-0.12
cut+got|-0.81|-0.39
cut+hair|0.17|
cut+hammer|0.24|0.27
cut+head|0.66|0.74
cut+helps|0.58|0.59
cut+her|-0.40|-0.16
cut+home|0.11|
cut+keep|0.67|0.41
cut+kin||-0.17
cut+knee||-0.15
cut+last|0.18|0.19
cut+leave|0.18|0.24
cut+night|0.81|0.78
cut+off|-0.50|-0.18
cut+only|0.43|0.56
cut+oven||-0.18
cut+pulled|0.18|0.16
cut+punish|0.59|0.58
cut+relapsed|0.62|0.58
cut+said||0.16
cut+self|0.56|0.63
cut+shaving||-0.14
cut+since|0.33|0.36
cut+spring|0.19|0.21
cut+started|0.49|0.55
cut+teenager||-0.15
cut+ten|0.75|0.73
cut+thing|0.24|0.26
cut+think|0.17|0.15
cut+thumb||-0.16
cut+till|0.51|0.52
cut+until|0.76|0.75
cut+used||-0.15
cut+wall|0.65|0.67
cut+want||0.16
cut+way|0.25|0.11
cut+went||-0.15
cut+wheel||-0.12
cuts|0.18|0.27
cutting|0.50|0.70
cut~after|0.35|0.42
cut~again|0.11|0.12
cut~am||-0.16
cut~at|-0.34|-0.10
cut~because|0.42|0.45
cut~better||0.18
cut~blade|-0.18|
cut~blood|0.56|0.53
cut~body|0.55|0.54
cut~bread||-0.15
cut~day|0.16|
cut~door||-0.16
cut~end|-0.17|
cut~feel|0.34|0.43
cut~finger||-0.14
cut~hammer|0.24|0.27
cut~head|0.51|0.59
cut~into|-0.16|-0.23
cut~it|0.24|0.30
cut~kin||-0.10
cut~knee||-0.15
cut~last|-0.11|-0.12
cut~many|0.19|0.25
cut~me|0.26|0.36
cut~my|0.53|0.64
cut~night|0.64|0.60
cut~now|0.10|
cut~off|-0.18|
cut~on|-0.11|-0.15
cut~only|0.58|0.67
cut~or|-0.25|
cut~out|0.10|
cut~oven||-0.18
cut~short||-0.15
cut~so||-0.10
cut~something|0.11|0.12
cut~spring|0.19|0.21
cut~than||-0.12
cut~that||-0.10
cut~think|0.23|
cut~two||0.11
cut~until|0.94|0.87
cut~wall|0.80|0.80
cut~way|0.55|0.26
cut~week||-0.15
cut~when|0.48|0.49
cut~with|0.30|0.34
dads||0.13
dark+think|0.20|0.18
daughter|-0.11|
day and||-0.13
day me||-0.10
day me am|0.17|0.20
day+die|0.45|0.46
day+good|-0.51|-0.16
day+kill|0.16|0.12
day+last|-0.12|
day+leave|0.25|
day+life||0.21
day+mind|0.60|0.65
day+now|-0.18|
day+soon||-0.11
day+suicide|0.62|0.67
day+think|0.29|0.15
day+used||-0.17
day+week|-0.18|-0.13
day+will|0.24|0.32
days|-0.18|
day~of||-0.18
day~think|0.22|
de|0.56|0.69
de vivre|0.33|0.35
de+envie|0.42|0.43
de+jai|0.39|0.40
de+plus|0.33|0.35
de+vivre|0.33|0.35
dead|0.67|0.43
dead after||-0.11
dead and|0.42|0.43
dead before|0.61|0.78
dead by|0.24|0.32
dead gorgeous||-0.10
dead in|0.25|
dead in this|0.58|0.18
dead inside||-0.12
dead kin|0.15|0.11
dead not||-0.11
dead so|0.52|0.72
dead+doing|0.38|0.59
dead+drop||-0.10
dead+envy|0.68|-0.18
dead+feel|0.19|0.15
dead+five|0.85|0.31
dead+go|0.27|0.37
dead+good|0.20|-0.12
dead+gorgeous||-0.10
dead+he|-0.43|-0.12
dead+her|0.18|0.38
dead+home|0.19|0.14
dead+hopeless|-0.28|
dead+inside|-0.12|-0.11
dead+kin|0.13|0.19
dead+know|0.38|0.20
dead+nobody|0.63|-0.14
dead+not|-0.29|
dead+off|0.29|0.17
dead+one|0.36|
dead+room|0.58|0.18
dead+sleep|0.77|
dead+soon|0.46|0.26
dead+think||-0.13
dead+wake|-0.11|0.11
dead+want|0.46|1.00
dead+who|0.44|-0.12
dead+will|0.14|0.25
dead+years|0.56|-0.15
dead~all|0.29|0.21
dead~and||-0.30
dead~in|-0.30|-0.31
dead~is|0.16|
dead~it|0.21|0.46
dead~me||0.19
dead~not||0.15
dead~out|1.12|-0.13
dead~room|0.58|0.18
dead~so|0.47|-0.18
dead~soon|0.36|0.39
dead~that|0.39|0.49
dead~this|0.31|
dead~to|0.27|0.52
dead~want|0.70|-0.14
dead~will||-0.17
dead~years|0.56|-0.15
death|0.26|
death and|0.10|-0.19
death of|-0.27|
death of me||-0.12
death sounds|0.62|0.19
death sounds better|0.62|0.19
death this||-0.14
death would|0.69|0.26
death+die|-0.26|
death+felt||-0.12
death+friend|0.19|
death+grandfather||-0.13
death+how||-0.14
death+kin|-0.30|
death+lot|0.44|
death+not|0.12|-0.21
death+soon|-0.20|
death+sounds|1.05|0.14
death+think|0.31|
death+told||-0.13
death+who|0.33|
death+you|-0.10|
death~a|0.56|
death~and|-0.18|
death~be|0.49|
death~better|1.18|0.54
death~for|0.17|
death~friend|0.19|
death~how|0.15|-0.15
death~lot|0.31|
death~me|0.16|0.11
death~my||-0.15
death~than|0.51|0.47
death~this|0.62|0.19
death~told||-0.13
death~want|0.43|
death~when||0.12
death~who|0.61|-0.14
death~would|0.54|-0.13
debt~me||-0.14
decided|0.39|0.55
deeper|-0.17|-0.17
deeper than|0.50|0.53
denke|0.61|0.63
denke+ich|0.61|0.63
deserve|0.22|
deserve it|0.16|0.30
deserve to|0.16|-0.12
deserve to life|0.45|
deserve+kin|0.28|
deserve+life|0.34|-0.11
deserve+until|0.34|0.36
deserve~and|0.22|0.29
deserve~be|0.11|
deserve~life|0.41|-0.12
deserve~me|0.53|0.25
did|-0.25|-0.22
did it||0.16
did not|-0.17|-1.30
did not end|0.18|
did not life|0.21|
did not wake|0.32|
did~back|-0.15|
did~be|0.10|
did~kin||-0.12
did~me|-0.19|
did~not|-0.17|
did~soon|-0.12|
did~to|-0.40|-0.19
did~up||-0.23
did~wake|0.11|
die|0.32|0.45
die again|0.11|0.13
die all|-0.10|
die and|0.25|0.22
die and me|0.28|0.40
die before|-0.14|-0.15
die but|0.13|0.16
die for|-0.57|-0.30
die for a|-0.18|
die in that|0.17|0.34
die many|0.40|0.36
die many day|0.95|0.86
die me|0.22|
die me want|-0.11|
die on||-0.12
die so|0.33|0.42
die soon|0.70|0.29
die soon it|0.59|-0.16
die+die|0.17|0.20
die+end|0.18|
die+feel|0.53|0.14
die+film||-0.14
die+front|-0.32|-0.38
die+get|0.15|
die+go|0.27|0.38
die+grandfather||-0.13
die+hand|0.44|0.47
die+height|-0.22|-0.19
die+hospice||-0.14
die+how|0.32|0.46
die+kin||-0.14
die+life|0.92|0.13
die+longer||-0.17
die+many|0.28|0.25
die+mind|0.87|0.40
die+miss|0.11|
die+night|0.53|0.63
die+ninety||-0.10
die+no|-0.16|-0.17
die+nobody|0.72|0.16
die+not|-0.11|-0.16
die+now|0.24|0.35
die+one|0.34|0.46
die+only||0.17
die+part|0.29|0.31
die+patient||-0.18
die+phone||-0.14
die+pills|0.12|0.18
die+room||-0.15
die+sad||0.13
die+said|-0.18|
die+says|-0.44|-0.29
die+see|-0.22|-0.25
die+she|-0.51|-0.29
die+sleep||0.13
die+song||-0.11
die+soon|0.29|0.21
die+sounds|0.57|0.19
die+suicide||-0.17
die+take|-0.31|-0.44
die+think|0.86|0.76
die+time|0.24|0.23
die+until||-0.13
die+used|0.23|0.33
die+waiting|0.56|
die+want|0.70|0.92
die+wanting|0.52|0.53
die+way|0.11|0.19
die+ways|0.41|0.41
die+wheel|-0.28|-0.32
die+while|-0.12|
die+will||0.23
die+years|-0.18|
die~a|-0.10|
die~ago||-0.12
die~all|0.11|
die~am|0.56|
die~and|0.12|0.23
die~another|-0.19|
die~at|-0.22|
die~be|0.36|0.32
die~before||-0.13
die~better|0.72|0.19
die~called||-0.12
die~can||-0.10
die~day|0.33|0.32
die~die|0.19|0.22
die~do|1.02|
die~hand|0.44|0.47
die~have||-0.11
die~he|0.13|0.13
die~her|0.14|
die~his|0.11|0.12
die~hospice||-0.14
die~how|0.25|0.30
die~kin|-0.17|
die~me|0.25|0.20
die~my|-0.18|-0.19
die~ninety||-0.10
die~not|0.32|0.11
die~of|0.27|
die~on||-0.17
die~sad||0.13
die~see|-0.23|-0.26
die~the||0.16
die~think|0.37|
die~this||0.20
die~time|0.33|0.35
die~to|0.43|0.55
die~until||-0.14
die~want|0.23|0.32
die~was||-0.11
die~will|-0.10|
die~with||-0.14
die~would|0.41|0.12
dinner||-0.11
dinner+pills||-0.15
dinner+think|0.48|0.48
dinner+want|-0.12|
dinner+will|0.28|0.31
disappear|0.18|
disappeared|0.43|-0.14
dishes|-0.19|
dishes+doing|0.79|0.78
dishes+while|0.79|0.78
do anything|-0.47|-0.10
do it|0.21|0.43
do it on|0.28|0.23
do it soon|-0.43|-0.52
do me||-0.79
do not belong|0.29|
do not care|-0.10|
do not come|0.41|0.16
do not deserve|0.30|-0.10
do not trust||0.20
do not wake|0.36|-0.17
do this|-0.17|-1.14
do this anymore||-0.14
doctor||-0.77
doctor gave||-0.11
doctor gave me||-0.11
doctor+no||-0.12
doctor+said|0.53|
doctor+suicide||-0.18
doctor+think|-0.13|
doctor~me|0.17|-0.13
doctor~suicide||-0.18
doctor~the|0.23|
doctor~think||-0.12
does|-0.76|-1.58
does not|-0.51|-1.04
does not scare|0.74|
does~anymore|-0.14|
does~it||-0.25
does~me||-0.45
does~scare|0.74|
does~sounds|0.49|
does~to||-0.36
does~want|-0.15|-0.27
dog+here|0.54|-0.10
dog+sleep||-0.14
dog+soon||0.17
doing it|0.20|0.30
doing it soon|0.86|0.86
doing the|-0.11|-0.18
doing the dishes|0.79|0.78
doing+soon|0.21|0.20
doing+want|0.15|0.13
doing+while|0.27|0.31
doing~dishes|0.79|0.78
doing~kin|0.14|0.23
doing~soon|0.41|0.43
door|0.15|
door and|0.40|0.45
door and me|1.00|1.00
door+go|-0.17|-0.13
door+height|0.64|0.69
door+home|0.60|0.65
door+locked|1.15|1.12
door+rope|0.45|0.49
door+tied|0.36|0.42
door+want|0.72|0.34
door+wheel|0.27|0.28
door+will|-0.24|-0.21
door~and|0.46|0.55
door~blade|0.51|0.51
door~have|1.00|1.00
door~me|0.87|0.95
door~the|-0.38|-0.38
dose+think|0.26|0.32
down|-0.11|-0.20
down me|0.24|
down the|-0.62|-0.29
down+lay||-0.12
down+not|-0.21|-0.62
down+put|-0.23|
down+take|-0.33|
down+wrote|0.21|0.30
down~and||-0.19
down~me|-0.82|-0.23
down~that|0.13|
down~the|-0.16|-0.76
do~a||-1.80
do~again|-0.61|-0.30
do~all|-0.27|-0.40
do~alone||0.11
do~am||-0.18
do~and|-0.24|
do~another||0.25
do~any||-0.55
do~anything||-0.11
do~around|0.49|
do~be|0.44|0.23
do~being||-0.11
do~belong|0.29|
do~come|0.21|
do~cut|-0.67|-0.33
do~day|0.21|
do~deserve|0.27|
do~die|-0.25|-0.18
do~do||-0.20
do~for|-0.19|-1.02
do~get|-0.18|-0.25
do~have||-0.21
do~in||-1.16
do~it|-0.17|-0.30
do~keep||-0.15
do~life||0.28
do~look|0.11|
do~make||-0.48
do~me|0.24|0.19
do~much||-0.18
do~my|-0.12|
do~not||-0.96
do~of||-0.19
do~one||-0.22
do~or||-0.47
do~part|0.32|0.11
do~point||-0.66
do~see||-0.11
do~soon|0.35|-0.29
do~stay|0.50|0.27
do~strength|0.55|0.37
do~this||-0.33
do~trust||0.10
do~up|0.25|
do~wake|0.64|-0.27
drank||0.18
drawer|0.30|0.35
drawer~because|0.16|0.20
drawer~me|1.03|1.06
drawer~the|0.22|0.27
dream|-0.18|
drinking+end|-0.13|
drive into|0.83|0.75
drive+height|1.17|1.19
drive+into|0.58|0.56
drive+think|0.37|0.40
drive+water|0.58|0.51
drive+will|0.30|0.27
drive~the|0.22|0.18
drive~water|0.58|0.51
driving to|0.83|0.77
driving to the|0.83|0.77
driving+end|0.66|0.74
driving+into|0.39|0.56
driving+think|0.28|0.38
driving+wheel|0.63|0.65
driving+will|0.10|0.13
driving~a|0.45|0.62
driving~and|0.42|0.43
driving~the|0.27|0.33
drop|-1.14|-0.59
drop dead||-0.10
drop dead gorgeous||-0.10
drop+gorgeous||-0.10
dropped|-0.56|-0.30
drop~gorgeous||-0.10
drove||0.18
drove off|0.13|0.25
drove off the|0.13|0.25
drove+end||-0.16
drove+off|0.12|0.24
drove+sat|0.95|1.00
drove+soon||-0.19
drove~and||0.14
drove~in||-0.13
drove~sat|0.95|1.00
drove~soon||-0.19
drove~the|0.15|0.27
drown|0.27|0.30
drowning|-0.23|-0.29
during|-0.22|
dying|0.12|
each time|0.12|
each+think|0.20|0.23
each+will|0.18|0.20
early|-1.40|-0.87
early+sleep||-0.12
early+want|-0.32|
early~the|-0.29|
earth|0.10|-0.39
earth+here|0.76|
earth+not|0.45|
easier||-0.39
easy|-0.23|-0.17
easy+wheel|0.76|0.31
easy~wheel|0.76|0.31
eat|-1.71|-1.24
eating and|0.72|0.72
eating+since|0.89|0.96
eighty|0.15|0.15
else|-0.15|-1.34
else+not||-0.20
else+want||-0.22
empty|-0.24|
en|0.86|0.94
en+la|0.78|0.82
end|0.17|0.29
end a|-0.43|-0.20
end and|0.17|
end and end|0.16|0.23
end eating|0.10|0.13
end everything|0.51|0.63
end for|0.24|0.13
end for me|0.72|0.95
end her life||-0.14
end it|0.57|0.65
end it all|0.34|0.48
end life|-0.28|
end me|0.38|
end me am|0.50|0.53
end me want|0.46|
end my||0.39
end my life||0.60
end my my|0.73|0.87
end of my|-0.14|
end of the|-0.48|-0.13
end the|-0.14|
end the year||-0.14
end things|0.28|0.44
end this|-0.43|-0.22
end with life|0.97|-0.14
end+end||0.17
end+everything|0.47|0.22
end+feel|0.13|
end+free||-0.13
end+get||-0.61
end+ghost|0.43|
end+got|0.26|0.37
end+gun|0.28|0.33
end+hand|0.28|0.30
end+having|0.18|0.21
end+head|0.39|0.47
end+height|0.52|0.62
end+her|-0.86|-0.36
end+hotel|0.64|0.66
end+hour|0.17|0.12
end+how|0.24|0.33
end+job|-0.12|
end+keep|-0.23|-0.20
end+kill|-0.14|-0.15
end+kin||-0.55
end+knee||-0.14
end+know||0.12
end+leave||0.23
end+letter||-0.10
end+life|0.31|0.33
end+looked|0.52|0.55
end+mark||-0.13
end+nearly||0.12
end+no|-0.62|-0.35
end+off|0.18|
end+only|0.11|
end+pain|0.32|
end+point||0.13
end+project||-0.11
end+put|0.32|0.40
end+rope|0.28|0.31
end+said||-0.11
end+she|-0.82|-0.33
end+shift|0.29|0.32
end+six|0.49|0.54
end+soon|0.21|0.37
end+subscription||-0.18
end+suicide|0.18|0.14
end+therapist|0.17|0.18
end+things|0.18|0.34
end+think|0.14|0.17
end+trying|0.16|
end+want|0.30|
end+we|-1.04|-0.69
end+wheel|0.62|0.39
end+who||0.11
end+will|0.35|0.44
end+year|-0.41|-0.20
end+years|-0.69|-0.37
ended||-0.68
ending|0.35|0.57
ends|0.18|0.27
end~a|-0.23|-0.30
end~am|-0.14|-0.13
end~an|-0.11|
end~at|0.10|0.14
end~better|-0.16|
end~by|-0.25|-0.30
end~die|0.32|0.14
end~do||-0.10
end~end|0.11|0.16
end~free||-0.14
end~how|0.14|
end~in|-1.02|-0.67
end~kill||-0.18
end~life|0.34|0.56
end~me|0.16|0.13
end~more|0.17|0.17
end~my|-0.21|-0.18
end~once|0.21|0.24
end~one|0.14|
end~project||-0.11
end~said|0.23|0.27
end~soon||0.23
end~subscription||-0.18
end~the|-0.10|
end~then|-0.20|
end~we|-0.21|
end~what|-0.23|-0.14
end~who|0.25|0.37
end~year|-0.24|
end~years|-0.32|-0.11
engine|-0.16|-0.24
engine~to|-0.16|-0.14
entry|0.12|
entry+last|0.24|-0.16
entry+leave|0.24|-0.16
envie|0.42|0.43
envie de|0.42|0.43
envie de vivre|0.33|0.35
envie+jai|0.39|0.40
envie+plus|0.33|0.35
envie+vivre|0.33|0.35
envie~vivre|0.33|0.35
envy|0.49|
envy+who|0.55|-0.15
envy~dead|0.68|-0.18
envy~who|0.55|-0.15
en~la|0.78|0.82
estar|1.20|1.27
ever|-0.18|-0.78
ever+not|-0.12|-0.30
ever+want||-0.19
ever+will||-0.32
everybody||-0.64
everyone||-0.20
everyones||-0.18
everyones~me|0.32|
everything feels||-0.13
everything feels hopeless||-0.13
everything is|0.15|0.22
everything me|0.23|0.16
everything me want|0.40|0.15
everything pain||-0.16
everything+failure||-0.12
everything+feel||0.16
everything+goes|-0.11|-0.10
everything+pain||-0.16
everything+pills|-0.24|-0.26
everything+soon|0.20|0.34
everything+take|-0.17|
everything+want|0.16|0.12
everything~at||0.13
everything~bathroom|0.14|0.17
everything~for||-0.20
everything~hopeless||-0.13
everything~pills|-0.22|-0.25
everything~soon|0.14|0.26
everything~the|0.11|0.11
everything~want|0.22|
ever~for|0.22|
ever~my|0.23|
ever~on|0.11|
exam||-0.23
exam+kill||-0.10
exam+think|0.21|0.21
exam+will||-0.16
exam~me||-0.11
exam~my||-0.13
except||-0.12
except+hopeless|0.45|-0.11
except+no|0.54|-0.13
except+one|0.16|
except+way|0.54|
exist|-0.11|-0.54
existed|-0.16|-0.18
existing|0.62|-0.26
extra||-0.40
extra+hopeless|0.78|
extra+kin|0.36|
extra~me|0.32|
eyes||-0.87
eyes+not|0.40|
fail|-0.10|-0.16
failure|-0.55|-0.20
failure+want|-0.11|
failure~everything||-0.12
falling|-0.51|-0.21
family||-0.25
fantasize|0.53|
far|-0.17|-0.11
farewell||-0.13
father||-0.50
feel better|-0.85|-0.51
feel burden||-0.10
feel hopeless|-0.22|
feel so||-0.36
feel suicide|0.79|0.76
feel want|0.34|
feel want a|0.25|-0.24
feel want me|0.45|
feel want there|0.32|
feel+first|0.15|0.20
feel+ghost|0.56|-0.11
feel+hopeless||-0.34
feel+inside||-0.12
feel+into|0.14|0.28
feel+life||-0.62
feel+no|0.30|
feel+nobody|-0.18|
feel+place|0.24|
feel+soon|-0.13|-0.14
feel+sugar||-0.16
feel+suicide|0.64|0.79
feel+take|0.19|
feel+thing|0.20|0.33
feel+think||0.11
feel+time|0.21|0.14
feel+trapped|0.16|-0.13
feel+two|0.36|0.51
feel+unsure|-0.16|
feel+want|0.36|
feel+what|0.16|0.16
feel+who|0.22|
feel+will|-0.11|
feeling suicide|0.95|0.91
feeling suicide since|0.45|0.44
feeling+since|0.36|0.37
feeling+suicide|0.95|0.91
feeling~since|0.36|0.37
feels hopeless||-0.13
feels want|0.17|
feels want the|0.29|0.39
feels+life||-0.11
feels+only|0.17|0.25
feels+suicide|0.28|0.37
feels+want|0.11|
feels+way|0.37|0.15
feels~only|0.41|0.51
feels~out|0.64|0.19
feels~the||0.16
feels~this|0.10|
feels~way|0.53|0.18
feel~am|0.25|-0.50
feel~and||-1.03
feel~at|-0.38|-0.12
feel~be|0.21|0.11
feel~die|0.45|0.25
feel~end|0.33|
feel~everything||0.16
feel~first|0.39|0.48
feel~ghost|0.56|-0.11
feel~glad|0.24|
feel~have||-0.14
feel~inside||-0.12
feel~life|0.14|-0.37
feel~me|0.14|
feel~my|-0.27|-0.16
feel~no|0.76|
feel~nobody|-0.18|-0.12
feel~not|0.19|-0.36
feel~of|0.38|
feel~soon|-0.22|-0.25
feel~that||-0.22
feel~the|0.14|0.19
feel~time|0.45|0.54
feel~to|0.35|
feel~up|0.29|
feel~want|0.11|
feel~when|-0.11|
feel~will|-0.12|
feel~would||0.11
fell~the|-0.14|
felt|-0.19|
felt want|-0.54|-0.15
felt+want|-0.74|-0.28
fight it|0.58|
fight it if|0.80|-0.11
fight+not||-0.11
fight~if|0.58|
fight~me|0.16|
film|-0.82|-0.46
finally|-0.36|
finally+life||-0.10
finally+will||-0.17
finally~me|-0.11|-0.29
find me|0.66|0.91
find+kin|0.16|0.30
find+leave|0.71|0.24
find+soon||-0.17
find+what|0.11|0.22
find+who|0.22|0.32
finger|-0.27|
finger on||-0.11
finger on the||-0.15
finger~blade||-0.15
finger~bread||-0.15
finger~the||-0.12
finish||-0.38
fire and||0.18
fire~me|0.14|0.20
first|-1.19|-0.75
first+high||-0.13
first+jump|-0.16|
first~me|-1.17|-0.69
five years|0.12|
five+wake||-0.15
five+years|0.12|
fixing|-0.11|
fixing the||-0.12
fixing+height||-0.18
fixing+until||-0.18
fixing~until||-0.18
flying||-0.32
food|-0.33|-0.12
for||-0.15
for a|-0.46|-0.18
for a week|0.11|
for all||-0.23
for all if|0.36|
for good|0.75|0.19
for it|-0.17|-0.95
for me|0.10|
for my dog|0.55|0.27
for my kin|0.28|0.20
for soon|-0.19|
for suicide|0.23|0.35
for the|-0.44|-0.15
for the last|0.11|0.15
for the swing||-0.16
for this|-0.70|-1.11
for weeks||-0.10
for when|0.19|0.25
for when me|0.35|0.42
forever and|-0.12|0.17
forever and me||0.22
forever+sleep|0.30|
forever+want||-0.12
forever~me|-0.19|
forget|-0.51|-0.92
forget+want|-0.11|
forgot|-0.44|-1.07
forty||-0.13
forty+life||0.24
forty+not|0.79|0.23
forty+thirty|-0.28|-0.13
forty+will|0.68|0.75
forty~me||0.12
forward||-0.61
for~a|-2.27|-1.15
for~all||-0.43
for~am|0.15|0.17
for~anymore|0.43|
for~be||-0.89
for~die|0.49|-0.13
for~dog|0.59|0.21
for~down|-0.28|
for~end|0.16|
for~here|0.15|
for~hopeless|0.37|
for~if||-0.28
for~in||-0.17
for~is|-0.21|-0.50
for~kill|0.19|0.19
for~last|0.25|0.32
for~lay||-0.12
for~leave|0.54|
for~life|0.41|0.17
for~my|-0.14|
for~nobody||-0.14
for~now||-0.58
for~on||-0.97
for~one||-0.36
for~right||-0.12
for~so||-0.71
for~swing||-0.17
for~the|-0.47|-1.08
for~then||-0.18
for~there||-0.29
for~was|-0.30|-0.53
for~years|-1.38|-0.60
found~blade|0.24|0.29
four|-0.58|-0.27
free|-1.87|-1.28
friend|-0.51|-1.35
friend+herself||-0.11
friend+told||-0.16
friend~life||-0.12
friend~me|-0.45|-0.16
from end|0.96|1.01
from me|0.14|
from my||-0.15
from the|-0.24|-0.11
from~a|-0.10|
from~again|0.59|
from~for|-0.60|-0.34
from~height||-0.16
from~it||0.14
from~my||0.12
from~the|-0.64|-0.21
from~with|-0.52|-0.21
front of||0.11
front of a|0.13|0.16
front+jump|0.15|0.18
front+kin||-0.14
front+think|0.21|0.23
front+train|0.63|0.61
front+want|-0.32|-0.42
front+will|0.23|0.21
front~and|-0.34|-0.45
front~camera||-0.14
front~for||-0.16
front~my||-0.15
front~train|0.63|0.61
full|-1.53|-0.98
funeral||-0.35
funny|-1.74|-1.22
future||-0.71
future for|0.26|
future for me|0.90|-0.12
future to||-0.27
future to and|0.47|
future+hopeless|0.72|
future+look|0.25|
future+no|0.49|
future+nobody|0.25|
future+not|0.14|-0.23
future+see|0.23|
future+soon|-0.12|
future~do|0.33|
future~it|0.18|
future~me|0.58|
future~nobody|0.47|
future~not|0.14|
future~to|0.22|
future~want|0.13|
game|-2.16|-1.62
game~me|-0.46|-0.18
garage|0.39|0.51
garden|-0.37|-0.10
gave|-1.45|-1.04
gave leave||-0.13
gave me|-0.33|-0.13
gave me and||-0.11
gave my||-0.13
gave my old||-0.11
gave+suicide||-0.11
gave~and|-0.11|
gave~the|-0.29|
gave~to|-0.13|
gave~will||-0.12
get|-0.24|-0.25
get end it|0.71|
get up|0.37|
get+no||-0.12
get+not|-0.13|
get+point||-0.21
get+want||-0.11
gets|-0.23|
getting|-0.27|-0.20
getting~it|0.20|0.27
get~a|-0.12|-1.05
get~am|0.13|0.11
get~better|0.14|
get~go|0.18|
get~it||-0.71
get~on||-0.64
get~with|-1.21|-0.48
ghost|0.28|
ghost+want|0.63|
ghost~end|0.43|
ghost~to|0.41|
girl|-0.78|-0.36
give||-1.43
give+heart|0.60|
give+want||-0.35
give~to||-0.29
giving||-0.74
giving up on|-0.11|
giving+life|0.38|
giving~life|0.38|
giving~on|-0.10|
glad|-0.28|-1.22
glad me|-1.25|-0.43
glad me am|-0.20|
glad me did|-0.14|
glad of|0.79|
glad+life|-0.19|
glad+not||-0.31
glad~am|-0.38|
glad~did|-0.38|-0.12
glad~life|-0.14|
glad~me||-0.15
glad~not|-0.79|-0.23
go on|0.42|-0.86
go to sleep|0.62|
go+no|0.11|-0.20
go+not||-0.28
go+pills|0.42|0.55
go+point|0.30|
go+rope|0.72|0.76
go+say|0.32|
go+sleep|0.51|
go+soon||-0.16
go+tired|0.34|
go+wake||-0.16
go+want|0.10|
go+water|0.14|0.20
god||-0.27
god+sleep|0.17|-0.11
god+will||-0.46
god~am|0.36|
god~my|0.29|
goes+kin|0.28|
goes+surgery|0.31|
goes+want||-0.35
goes~am|0.28|
goes~kin||0.11
goes~me|0.12|
goes~not|0.16|
gone|0.40|0.13
good|-0.43|-0.83
good day|-0.24|
good+life||-0.24
good+soon|-1.46|-0.70
good+way|-0.48|
goodbye|0.54|0.45
goodbyes|0.93|0.31
good~all||-0.46
googled|0.31|0.41
gorgeous|-0.63|-0.34
gorgeous+he||-0.10
got|-0.14|
got the|0.13|0.12
got the pills|1.05|1.01
got the rope|0.34|0.31
got+here|-0.21|-0.36
got+kill|-0.15|-0.25
got+life||-0.10
got+lined|0.41|0.40
got+not|-0.56|-0.87
got+pills|0.93|0.91
got+rope|0.29|0.27
got+way||-0.11
got+will||0.10
got~for|-0.12|
got~here|-0.33|-0.48
got~lined|0.41|0.40
got~my||-0.16
got~out|0.13|0.19
got~pills|0.93|0.91
got~rope|0.34|0.31
go~a|-0.17|-0.65
go~and||-1.32
go~die|0.25|0.36
go~not|0.25|
go~sleep|0.51|-0.10
go~soon|-0.13|-0.22
go~wake|0.27|-0.13
go~want||-0.31
go~water|0.21|0.31
grandfather|-0.25|
grandmother|-0.13|
grateful|-0.36|
grateful to||-0.12
grateful to be||-0.12
grateful~be||-0.12
grow||-0.47
grown|-0.36|-0.15
grown up||-0.11
grown+updated||-0.12
grown+will||-0.13
gun|0.20|0.34
gun for|0.76|0.13
gun in||-0.14
gun in my|0.28|0.14
gun is|0.39|0.56
gun me|0.75|0.84
gun+last|0.69|0.69
gun+little|0.26|0.25
gun+loaded|0.70|0.66
gun+next|0.51|0.50
gun+not||0.15
gun+put|0.23|0.32
gun+right|0.48|0.21
gun+soon|0.46|0.44
gun+take|0.43|
gun+think|0.47|0.61
gun+time|0.61|0.60
gun+will|0.23|0.28
gun~all|0.29|
gun~and|0.75|0.92
gun~in|0.25|0.31
gun~it|0.41|0.47
gun~last|0.69|0.69
gun~me|0.11|0.14
gun~my|0.56|0.54
gun~next|0.63|0.60
gun~soon|-0.17|-0.30
gun~the|0.16|0.17
gun~want|-0.18|
gym|-0.54|-0.27
gym~in||-0.10
had||-0.11
had a|-0.41|-0.36
had a breakdown||-0.10
had been|0.17|
had die|0.60|0.89
had die in|0.60|0.89
had not||-0.35
had suicide||0.11
had suicide think||0.11
had the courage|0.52|0.55
had to|-1.79|-1.20
had~a|-0.13|-0.53
had~accident|0.71|0.18
had~all||-0.36
had~and|-0.12|
had~at|-0.61|-0.15
had~attack|0.14|
had~born|0.48|-0.12
had~breakdown||-0.10
had~courage|0.52|0.55
had~kin||-0.16
had~me|0.14|
had~my|-0.54|-0.18
had~not|0.15|
had~of|-0.33|
had~off|0.17|
had~panic||-0.12
had~so|-0.21|
had~the|-2.03|-1.39
had~time|-0.56|-0.13
had~to|-0.26|
had~will||-0.13
had~with|-1.05|-0.58
hair short||-0.13
hair short and||-0.13
hair+short||-0.13
hair+want|-0.42|
hair~and|0.32|0.14
hair~it|-0.17|
hair~the||0.12
hair~want||-0.10
half|-0.37|-0.14
hand|0.21|0.33
hand and|0.18|0.20
hand on|0.23|0.23
hand+he|0.11|0.11
hand+his|0.12|0.10
hand+pills|0.42|0.40
hand+take|0.39|0.47
hand+think||0.17
hand+want|-0.32|-0.46
hand+will||0.13
hand~end|0.39|0.39
hand~it|0.24|0.30
hand~me|0.22|0.27
hand~of|0.21|0.24
hang|0.23|0.28
happen|-0.29|-0.21
happens||-1.09
happens to|0.14|-0.12
happens to me|0.38|
happens+not|0.27|
happens+what||-0.14
happens~anymore|0.78|
happens~me|0.25|
happier||-0.13
happy|-2.41|-1.78
hard|-1.06|-1.41
harm||0.11
harmed+self||-0.11
harmed~and||-0.11
harming|0.66|0.70
has|-0.69|-0.70
has been|-0.60|-0.31
has been cut||-0.17
has no point|0.95|
has~point|0.15|
has~suicide||-0.17
has~the|-0.41|-0.11
has~will|-0.73|-0.33
hate|-0.51|-0.35
hate me||-0.16
hate+life|0.16|
hate~life|0.18|
have a blade|0.36|0.31
have been|0.14|0.12
have been me|1.19|-0.13
have been think||-0.31
have everything me|0.14|0.17
have got|0.19|0.16
have got the|0.10|
have hopeless leave|0.95|0.11
have hopeless to||-0.17
have kept|0.54|-0.11
have leave|-0.15|
have locked|0.51|0.51
have locked the|0.51|0.51
have lost the|0.63|-0.17
have me||-0.20
have moved||-0.15
have no||-1.18
have no point|-0.27|
have no think|-0.68|-0.39
have not|-0.97|-0.94
have started|0.64|0.17
have started think|0.39|0.47
have started to|0.80|-0.13
have take|0.31|0.44
have take everything|0.81|0.76
have the||0.11
have the blade|0.51|0.51
have the pills|1.04|0.83
have the rope|0.87|0.99
have the strength|0.55|0.37
have think||0.14
have think will|0.16|0.11
have tied|0.33|0.34
have tied the|0.33|0.34
have to||-0.34
have to feel|0.86|0.93
have to keep|0.65|
have will|0.32|0.48
have will me|0.45|0.50
have will to|-0.14|-0.27
have written|0.11|0.12
have written the|-0.16|-0.20
have~again||-0.15
have~am||0.15
have~and|0.19|0.27
have~at|-0.19|
have~bathroom|0.46|0.51
have~better||-0.19
have~blade|0.42|0.43
have~body|-0.24|
have~call|0.10|0.17
have~day|-0.22|
have~dead|0.69|0.30
have~death|0.66|
have~die|0.59|0.67
have~door|0.26|0.28
have~end|0.10|0.18
have~everything|0.48|0.31
have~feel||0.20
have~for||-0.20
have~front|0.52|0.59
have~future|0.17|
have~garden||-0.18
have~get||-0.22
have~gun|0.30|0.43
have~hand|0.14|0.17
have~heart||0.12
have~home|-0.28|-0.30
have~hour|0.49|0.48
have~how||0.14
have~if||-0.55
have~is|-0.17|
have~it|-0.55|-0.46
have~keep|0.18|
have~kill||0.12
have~last|0.13|0.24
have~leave|0.37|
have~letter|0.20|0.40
have~life|0.71|
have~lot||-0.36
have~many||-0.12
have~me|0.30|0.20
have~my|0.11|0.11
have~no||-0.17
have~nobody|0.16|-0.35
have~off|-0.16|-0.12
have~only|0.42|0.21
have~pills|0.79|0.97
have~point||-0.57
have~right||0.12
have~road|0.80|0.16
have~rope|0.18|0.21
have~self|0.14|0.19
have~since|0.10|
have~sleep||0.16
have~so|-0.16|-0.13
have~soon||-0.13
have~stay|0.72|0.17
have~strength|0.55|0.37
have~suicide|-0.13|
have~the|0.10|0.20
have~twice|-0.17|-0.13
have~two|0.13|0.21
have~will|0.15|
have~with|-0.90|-0.40
have~years||-0.27
having a|-1.25|-0.85
having a breakdown||-0.13
having suicide|0.96|0.90
having suicide all|0.91|0.89
having think|0.60|0.59
having think will|0.46|0.45
having+keep|0.44|0.51
having+life|0.23|0.17
having+suicide|1.00|0.90
having+think|0.25|0.37
having~all|-0.13|
having~breakdown||-0.13
having~end|0.32|0.37
having~life|0.24|0.18
having~me||0.14
having~of|0.21|0.30
having~think|0.48|0.51
he|-0.42|-0.34
he is|-0.98|-0.60
he is drop||-0.10
he said|-0.48|-0.30
he want|-0.62|-0.47
he want to|-0.44|-0.33
he would|-0.20|
he would be|-0.33|
he+he|-1.19|-0.88
he+him|-0.40|-0.31
he+himself|-0.25|-0.11
he+his|-0.16|-0.14
he+kill|-0.79|-0.51
he+kin|-0.34|-0.12
he+leave|-0.51|-0.29
he+matarme|1.10|1.14
he+not|-1.90|-1.03
he+off|-0.54|-0.17
he+said|-0.92|-0.64
he+says|-0.62|-0.34
he+suicide|0.13|
he+want|-0.62|-0.40
he+will|-1.77|-1.31
head||0.11
head on|0.16|0.23
head on the|0.35|0.43
head+kill|0.22|0.22
head+until|0.54|0.58
headache|-0.14|
headache+pills||-0.12
headache+take||-0.12
head~again|0.10|0.13
head~and|0.10|0.11
head~end|0.47|0.53
head~it|0.19|0.25
head~me|0.14|0.16
head~the||-0.11
head~until|0.93|0.97
hear|-0.42|-1.42
heart pills|0.62|0.56
heart+pills|0.76|0.68
heart+want|0.27|-0.17
heart~all|0.61|
heart~am|0.13|0.15
heart~and|0.36|
heart~it|0.60|
heart~me|0.17|
heart~to|0.24|
heart~want|0.63|
hear~me||-0.19
height and|0.15|0.12
height and me|0.53|0.34
height and watched||-0.11
height at||-0.15
height fixing||-0.18
height fixing the||-0.18
height me|-0.22|
height me want|-0.15|
height now|0.41|0.41
height of|0.29|0.34
height of the|1.04|1.10
height soon|0.58|0.55
height with|-0.12|-0.17
height with my||-0.16
height with the|0.21|0.21
height+high|0.13|0.13
height+hotel|0.64|0.66
height+jump|0.57|0.68
height+keep||0.18
height+kill|-0.13|-0.31
height+kin|0.12|0.36
height+looked|0.13|
height+night|0.27|0.31
height+now|0.25|0.27
height+off|0.44|0.54
height+open|0.72|0.30
height+parking|0.66|0.77
height+party|0.12|0.15
height+see||0.16
height+sitting|1.00|1.03
height+soon|0.36|0.37
height+stayed||-0.17
height+stood|-0.19|
height+takes|0.90|
height+think|-0.22|-0.24
height+top|0.44|0.57
height+two||-0.12
height+until||-0.11
height+walking|0.32|0.35
height+watched||-0.11
height+wheel|0.13|0.17
height+will|0.16|0.27
height~am|0.38|0.55
height~and|0.44|0.36
height~at||-0.14
height~is|0.16|0.17
height~it|0.19|
height~jump|0.51|0.46
height~looked|0.10|0.11
height~many|0.13|0.14
height~me|0.47|0.34
height~my|-0.13|
height~night|0.21|0.26
height~not|0.15|0.10
height~open|0.72|0.30
height~see|0.20|0.31
height~so||-0.12
height~soon|0.21|0.25
height~the|0.22|0.32
height~to|0.60|0.61
height~until||-0.11
height~watched||-0.11
height~will|0.24|0.21
height~with|0.34|0.17
held||-0.11
help|-1.11|-1.60
helps+only|0.48|0.50
helps+thing|0.58|0.59
her|-0.41|-0.47
her and||-0.12
her me||-0.13
her will the||-0.11
her+life|-0.50|-0.17
her+loved||-0.13
her+not|-0.66|-1.13
her+she||-0.34
her+told|-0.27|
her+want|-0.21|-0.47
her+will|-0.10|
here||-0.18
here and||-0.32
here and me|0.24|-0.41
here+hopeless|0.75|
here+keep|0.38|
here+not|0.33|
here+only|0.37|
here+soon|-0.26|-0.20
here+stay|0.58|0.26
here+think||-0.46
here+what||-0.37
here~am|0.14|0.19
here~in|0.29|-0.14
here~it||-0.30
here~life|0.37|
here~me|0.14|
here~not||-0.47
here~this||-0.40
here~want||-0.26
herself|-0.89|-0.72
herself and||-0.13
herself and me||-0.17
herself last||-0.11
herself+kill|-0.27|-0.16
herself+kin|-0.11|
herself+last||-0.11
herself+she|-0.19|
herself+soon||-0.15
herself~a|-0.14|
herself~at||-0.14
herself~blade||-0.14
herself~me|-0.11|
herself~want||-0.12
her~a|-0.87|-0.48
her~it||-0.30
her~me|-0.12|
her~she||-0.39
her~the|-1.35|-0.82
her~to|-0.26|
her~was||-0.22
he~a|-0.75|-0.43
he~and|-1.48|-1.02
he~be|-1.13|-0.51
he~better|-0.39|-0.12
he~dead|-0.26|
he~die|-0.34|-0.16
he~drop||-0.10
he~gorgeous||-0.10
he~he|-1.08|-0.79
he~himself|-0.21|
he~if|-0.19|
he~in|-1.18|-0.73
he~it|-1.37|-0.78
he~kill|-0.33|-0.14
he~leave|-0.27|-0.10
he~off|-0.43|-0.12
he~on|-0.10|
he~suicide||-0.16
he~the|-1.79|-1.41
he~to|-2.01|-1.60
he~will|-1.04|-0.80
he~would|-0.29|-0.10
hide||0.19
hide my|0.52|0.53
hide my kin|0.42|0.46
hide+kin|0.51|0.65
hide+suicide|0.42|0.46
hide~am|0.43|0.44
hide~kin|0.42|0.46
hide~me|0.29|0.32
hide~that|0.33|0.36
high|-0.23|
high board||-0.13
high+jump|0.32|0.36
high+time||-0.12
high~and|-0.17|-0.16
high~me||-0.15
high~the|-0.27|
him|-2.14|-1.67
him and|-0.28|-0.13
him+kin|-0.26|-0.17
him+think|-0.37|-0.18
him+want|-0.73|-0.50
him+will|-0.82|-0.56
himself|-1.19|-0.90
himself and me||-0.15
himself+kill|-0.28|-0.19
himself+will|-0.17|
himself~me|-0.26|-0.14
him~it|-0.25|-0.14
him~me|-0.39|-0.25
him~the|-0.61|-0.46
his|-1.09|-0.75
his my|-0.32|-0.13
his+kin|-0.37|-0.13
his+last|-0.12|
his+life|-0.56|-0.24
his+soon|0.16|0.13
his+take|-0.42|-0.19
his+want|-0.13|
his+we|-0.13|
his+will|-0.34|-0.12
his~and|-0.96|-0.58
his~life|-0.15|
his~the|-1.18|-0.77
hold||0.12
hold the|-0.19|-0.21
hold+not||-0.10
holding|0.12|
holding~my|0.38|0.41
holding~to|0.24|0.30
hold~and|-0.12|
hold~my|0.48|0.55
holidays|-0.17|
home and||-0.13
home+kill|0.18|0.19
home+nobody||-0.32
home+soon|0.11|0.32
home+think||-0.12
home+way|0.20|
home+wheel|0.41|0.17
home+will|-0.13|
home~not|0.18|
home~the||-0.23
home~will|0.58|0.78
hope|0.14|-0.80
hopeless|-0.20|
hopeless and|-0.10|
hopeless keeping|0.59|
hopeless keeping me|0.59|
hopeless leave|0.31|
hopeless to||-0.46
hopeless to look|0.47|
hopeless will|-0.40|-0.11
hopeless+keeping|0.37|-0.10
hopeless+kin|-0.13|
hopeless+leave|0.53|
hopeless+life|0.23|-0.23
hopeless+look|0.36|
hopeless+stay|0.62|
hopeless+want||-0.23
hopeless+week||-0.13
hopeless+will|-0.33|
hopeless~anymore||-0.13
hopeless~do|-0.61|-0.16
hopeless~for|0.31|-0.12
hopeless~future|0.47|
hopeless~here|0.44|
hopeless~kin|0.34|
hopeless~life|0.11|
hopeless~look|0.47|
hopeless~me|0.42|
hopeless~my|-0.19|
hopeless~the||-0.13
hoping||-1.03
hospice||-0.11
hospital|-0.60|-0.26
hotel||0.20
hotel+not||0.13
hotel+will|0.33|0.40
hotel~will|0.56|0.65
hotline||-0.15
hotline+suicide||-0.15
hotline+volunteer||-0.15
hour ago|0.32|0.34
hour+many|0.81|0.86
hour+pills|0.63|0.60
hour+sat|0.84|0.80
hour+take|0.38|0.40
hour~is|0.19|0.20
hour~the|0.14|0.16
house before||-0.17
house before we||-0.17
house is so||-0.13
house would||0.25
house+kin|0.29|
house+leave|0.11|
house+letter||-0.17
house+many|0.16|0.18
house+old||-0.11
house+quiet||-0.14
house+will|0.22|-0.12
house+wrote||-0.17
house~me|-0.10|
house~quiet||-0.14
house~so||-0.11
house~the|-0.26|
house~we||-0.17
how better|0.43|
how me||0.14
how me would|0.33|0.58
how want|0.20|
how+keep|0.30|
how+kill|0.44|0.56
how+life|0.14|0.15
how+looked|0.19|0.22
how+night|0.84|0.97
how+not|-0.32|-0.40
how+pain|0.19|
how+pills|0.64|0.72
how+takes|0.31|0.40
how+think|0.28|0.23
how+unsure||-0.60
how+want||-0.15
how~be|0.18|
how~die|0.27|0.43
how~do||0.10
how~end|0.10|0.18
how~it|0.11|
how~kill|0.54|0.67
how~life|0.12|
how~not|-0.27|
how~pills|0.73|0.80
how~takes|0.35|0.44
how~the|-0.51|-0.25
how~to||-0.14
how~want||-0.51
how~would|0.49|0.63
humming||-0.17
humming that||-0.15
hundred+life||-0.18
hundred+want||-0.18
hung||-0.23
hurt|-0.11|-0.14
hurts|-1.07|-0.70
ich|1.56|1.63
ich denke|0.61|0.63
ich mochte|0.32|0.34
ich mochte nicht|0.32|0.34
ich will|0.43|0.44
ich will sterben|0.32|0.34
ich+leben|0.91|0.95
ich+mehr|0.43|0.43
ich+mein|0.35|0.37
ich+mich|0.52|0.53
ich+mochte|0.32|0.34
ich+nicht|0.43|0.43
ich+sterben|0.32|0.34
ich+tot|0.69|0.73
ich+will|0.47|0.48
ich~leben|0.91|0.95
ich~mehr|0.43|0.43
ich~mein|0.35|0.37
ich~mich|0.52|0.53
ich~nicht|0.43|0.43
ich~sterben|0.32|0.34
ich~tot|0.35|0.37
ich~will|0.35|0.37
idea|-0.67|-0.22
if it|-0.25|-0.22
if me|1.16|
if me did|0.51|
if me die|0.94|-0.23
if me do|0.30|0.14
if me end|0.68|-0.12
if me got|0.29|
if me had|0.31|
if me kill|0.62|0.62
if me leave|0.12|
if me life|0.73|-0.16
if me not|0.50|-0.11
if me want|-0.33|
if me was|0.98|-0.70
if me were|0.16|
if me would|0.17|
if~a|-0.31|-0.18
if~all||-0.71
if~and|-1.40|-0.79
if~anymore|0.16|
if~around|0.47|
if~back|0.27|
if~came|0.29|
if~come|0.35|
if~cut||-0.17
if~dead||-0.10
if~did||-0.26
if~die|0.51|-0.37
if~dog|0.25|0.21
if~end|0.28|
if~ever||-0.13
if~here|0.18|
if~in||-0.54
if~is|-0.49|-1.48
if~it||-0.51
if~kill||0.11
if~leave|0.55|-0.52
if~life|0.25|
if~me|0.21|
if~not|0.23|
if~of||-0.46
if~one||-0.16
if~or||-0.33
if~out|0.13|-0.13
if~soon|0.30|-0.27
if~spring|0.96|0.31
if~takes|0.48|0.53
if~think||-0.38
if~this||-0.44
if~to||-0.24
if~up|0.14|-0.12
if~wake|0.39|
if~want||-1.65
if~was|0.33|-0.24
if~went|0.52|
if~were||-0.54
imagine||-0.21
in 2012||-0.16
in 2015||-0.12
in 2015 and||-0.11
in a|-0.46|-0.67
in a year|0.30|
in an|-0.14|
in case||-0.13
in case me|0.42|0.46
in class|0.47|0.55
in college||-0.13
in front of||0.12
in high|-0.19|-0.24
in high school|-0.15|-0.14
in it||-0.72
in me||-0.19
in my|0.13|0.32
in my hand|0.45|0.44
in my head|0.12|0.13
in my mouth|-0.28|-0.39
in sleep|-0.18|-0.17
in that|-0.10|
in the bath|0.62|0.65
in the height|0.21|0.23
in the house|0.21|0.28
in the shower||0.15
in the snow|0.13|
in the soon||-0.12
in the woods|0.12|
in this||-0.25
in this all|0.34|
in this city|0.14|
in this room|0.29|
in will on|0.36|
instead|-0.31|-0.97
instead+want||-0.14
insulin|0.32|0.41
insurance|0.13|
insurance+life|0.12|0.22
insurance~me|0.50|
into a wall|0.70|0.67
into my body|0.64|0.60
into the water|0.43|0.41
into train|0.73|0.90
into+think|0.17|0.19
into+train|0.87|1.03
into+walk|0.38|0.41
into+wall|0.70|0.67
into+water|0.29|0.30
into+wheel||0.17
into~body|0.46|0.46
into~my|0.10|
into~soon|0.45|0.45
into~the|-0.77|-0.30
into~train|0.81|0.94
into~wall|0.70|0.67
into~water|0.42|0.40
into~wheel|-0.18|-0.18
in~a|-0.34|
in~accident|0.26|
in~all|-0.12|-0.39
in~am||-0.15
in~anymore|-0.14|
in~at|-0.16|
in~bath|0.25|0.29
in~bathroom||-0.11
in~because||-0.46
in~blade|0.36|0.36
in~box|-0.24|-0.33
in~but|-1.57|-0.70
in~cabinet|0.67|0.71
in~camera||-0.14
in~city||-0.13
in~class|-0.19|
in~closet|0.66|0.71
in~drawer|0.25|0.26
in~for|-0.68|-0.22
in~go|-0.10|-0.10
in~good||-0.33
in~hand|0.24|0.26
in~her|-0.59|-0.20
in~herself||-0.13
in~in|-0.16|
in~kill||-0.11
in~life||-0.85
in~made|-0.22|
in~mouth|-0.19|-0.30
in~my|-0.27|
in~night|-0.12|-0.19
in~not|-0.21|-0.72
in~now|-1.56|-0.93
in~of|-0.17|
in~on|0.13|
in~only|0.19|
in~pills|-0.17|-0.17
in~room|-0.21|-0.19
in~running|0.17|0.19
in~says|0.11|
in~school||-0.11
in~shed|0.94|0.93
in~snow|0.11|
in~so|-0.32|-0.11
in~soon|-0.11|
in~suicide|0.22|0.18
in~that|-1.09|-0.39
in~there||0.11
in~was|-1.50|-0.76
in~water||0.11
in~way|-0.23|-0.73
in~we|-0.67|-0.43
in~wheel||-0.10
in~year|0.13|-0.16
is||-0.10
is a|-0.35|-0.25
is a voice|0.75|0.80
is all||-0.14
is at||0.13
is back||-0.12
is been|-1.28|-0.60
is better|-0.51|-1.04
is dead|-0.29|
is drop||-0.10
is drop dead||-0.10
is end|0.17|
is hard||-0.30
is home|0.24|0.33
is hopeless|0.22|-0.33
is hopeless keeping|0.59|
is in order|0.23|-0.16
is in the|0.13|0.19
is it||-0.26
is kill me||-0.19
is leave|0.25|
is my last|0.73|0.50
is no|0.10|-0.19
is no point|0.31|
is not|-0.30|-1.79
is not worth|0.11|
is on my|0.49|0.45
is only one|0.35|0.20
is so|-0.85|-0.40
is so quiet||-0.11
is suicide and||-0.12
is the end||-0.11
is the night|-0.14|-0.15
is the only||0.14
is the point||-0.13
is the think|0.26|0.24
is the truth|0.37|0.59
is too||-0.62
is will|-0.47|-0.26
is will to|-2.26|-1.63
is~a|-1.25|-1.39
is~after|-0.86|-0.34
is~all|-0.69|-0.57
is~am|0.11|0.15
is~and|0.13|
is~anymore||-0.15
is~are|-0.58|-0.21
is~bad|-0.42|-0.16
is~be|-0.56|-0.58
is~behind|-0.13|
is~being||-0.62
is~but|-0.38|-0.46
is~can|-0.35|-0.14
is~dead|0.13|-0.14
is~die|0.17|
is~do|-0.20|
is~end|-0.33|-0.26
is~except|0.30|
is~five|0.21|0.29
is~food||0.14
is~for|0.12|-0.11
is~from|-0.71|-0.28
is~future|0.25|
is~get|-0.10|
is~go|-1.18|-0.36
is~here|0.16|-0.11
is~hopeless||-0.17
is~if|-0.57|-0.90
is~in|-0.12|-0.91
is~is|-0.23|
is~it|-0.13|
is~kin|-0.29|
is~last|0.34|0.33
is~leave|-0.14|
is~life|0.15|
is~more|-0.16|-0.54
is~much||-0.45
is~night|0.14|0.26
is~nobody||-0.17
is~of|-0.33|-0.47
is~off|0.16|
is~one|-0.14|-0.25
is~only||0.10
is~order|0.15|-0.11
is~point||-0.35
is~quiet|0.25|0.33
is~she|-1.23|-0.78
is~since|-0.91|-0.43
is~so|-1.06|-0.40
is~soon|0.16|0.23
is~take|-0.25|
is~tell|0.11|
is~that|-0.40|-0.25
is~there|-0.27|-0.22
is~thing|-0.19|
is~this|-0.56|-0.68
is~to|-0.26|-0.37
is~truth||0.18
is~two|-0.40|
is~us|-0.70|-0.41
is~vet|0.29|-0.15
is~voice|0.36|0.45
is~want|-0.20|-1.44
is~was|-0.20|-0.58
is~we|-0.88|-0.67
is~when|-1.59|-0.87
is~with|-1.50|-0.75
is~worth||-0.10
is~year|-0.72|-0.26
is~years|-0.80|-0.33
it all again|-0.22|-0.21
it all to|0.64|-0.23
it and me|0.42|0.20
it anymore|-0.21|-0.11
it back||-0.18
it be|0.15|
it blood|0.35|0.36
it end|0.17|0.25
it feels||-0.49
it feels want|0.47|
it if me|0.19|
it in|-0.43|-0.95
it is|-0.27|-0.11
it is been|-0.92|-0.37
it is end|-0.25|
it is not|-1.48|-1.54
it me want|-0.23|
it me will|0.17|0.33
it not|0.13|
it on soon|-0.32|-0.42
it soon|0.16|
it soon me||0.21
it sounds||-0.16
it takes to|0.29|0.38
it to|0.16|-0.44
it to be|0.28|
it to thirty|0.16|-0.14
it up|-0.32|
it was|-0.26|-0.18
it was a|-0.16|
it would|0.11|
it would be|0.29|
it would take||-0.11
it~a|-0.43|-0.86
it~again|-0.13|-0.18
it~all||-0.23
it~and|-0.38|
it~been|-0.50|-0.93
it~better||-0.30
it~but|-0.30|-0.35
it~day|-0.12|
it~dead||-0.13
it~die|0.30|0.24
it~dog|0.27|0.18
it~end|0.23|
it~good|-0.22|
it~have|-0.21|-0.12
it~if||-0.84
it~is|-0.33|-0.46
it~it|-0.15|
it~kill|0.47|0.61
it~last|0.24|
it~loud|0.24|0.26
it~next||-0.14
it~nice||-0.27
it~not||-0.11
it~of|-0.34|-0.27
it~part|0.22|
it~quiet|0.79|0.89
it~sleep|0.12|
it~soon|0.19|0.10
it~suicide|0.14|0.17
it~thirty|0.14|-0.13
it~three||0.14
it~time|-0.58|-1.20
it~too|-0.18|
it~two|-0.28|
it~was||-1.26
it~week|-0.27|
it~with|-0.26|-1.15
it~year||-0.10
it~years||-0.38
jai|0.90|0.96
jai envie|0.56|0.57
jai envie de|0.56|0.57
jai~de|0.39|0.40
je|1.35|1.43
je pense|0.39|0.41
je pense a|0.39|0.41
je veux|0.63|0.65
je veux mourir|0.43|0.44
je+mourir|0.43|0.44
je+pense|0.39|0.41
je+plus|0.66|0.68
je+suicider|0.54|0.56
je+veux|0.63|0.65
je~a|0.39|0.41
je~me|0.78|0.81
je~mourir|0.43|0.44
je~suicider|0.54|0.56
job|-1.91|-1.44
job and|-0.12|
job+not|-0.53|-0.11
job+want|-0.31|-0.11
job+will|-0.14|
joke|-0.73|-0.38
joke~me|-0.19|
joke~the|-0.38|-0.15
jump|0.37|0.53
jump apart||-0.11
jump from|0.30|0.29
jump in front|0.26|0.31
jump off|0.17|0.22
jump off the|0.26|0.26
jump soon|0.25|0.20
jump+keep|-0.27|-0.35
jump+leave|0.13|0.15
jump+many|0.21|0.23
jump+now|0.16|0.12
jump+off|0.11|0.13
jump+soon|0.42|0.41
jump+ten||-0.19
jump+think|0.46|0.55
jump+time||0.11
jump+told||-0.11
jump+train|0.73|0.84
jump+where|0.29|0.36
jump+will|0.19|0.23
jumping|0.11|0.14
jump~a||-0.14
jump~and|0.17|0.22
jump~at|0.14|0.15
jump~board||-0.15
jump~camera||-0.14
jump~did||-0.13
jump~for|-0.16|
jump~front|0.26|0.31
jump~height|0.32|0.34
jump~high|0.18|0.21
jump~me|-0.11|
jump~of|0.12|0.14
jump~soon|0.48|0.44
jump~the|0.21|0.28
jump~train|0.78|0.86
jump~with|0.13|0.25
keep|0.20|
keep a||0.14
keep crying|-0.11|
keep cut|0.67|0.73
keep cut me|0.43|0.43
keep having|0.71|0.76
keep life|0.26|
keep me|0.10|0.30
keep the|-0.11|-0.23
keep think|0.62|0.48
keep think will|0.27|0.45
keep want|0.43|-0.14
keep wanting|0.47|0.51
keep wanting to|0.47|0.51
keep+kill|0.49|0.55
keep+life|0.32|
keep+not|0.21|
keep+point|0.65|
keep+soon|0.33|0.42
keep+suicide|0.37|0.40
keep+think|0.52|0.50
keep+unsure|0.25|-0.11
keep+want|0.11|-0.90
keep+wanting|0.47|0.51
keeping||-0.29
keeping me||-0.12
keeps saying|0.20|0.26
keeps+kill|0.51|0.52
keeps+saying|0.20|0.26
keeps~it|0.60|0.25
keeps~kill|0.44|0.40
keeps~me|0.20|0.22
keeps~to|0.11|
keep~and|-0.16|-0.21
keep~at||0.21
keep~blade|0.16|0.15
keep~body|0.37|0.21
keep~cut|0.40|
keep~it|0.18|0.13
keep~jump||-0.11
keep~kill|0.64|0.69
keep~life|0.31|0.31
keep~me|0.21|0.26
keep~my|0.14|
keep~of|0.35|0.10
keep~out|-0.19|-0.33
keep~point|0.81|0.31
keep~she||0.10
keep~soon|0.34|0.39
keep~suicide|0.37|0.40
keep~think|-0.16|
keep~this|0.47|
keep~will|0.14|0.20
keep~would|0.39|
kept||-0.57
kill||0.22
kill a|-0.18|-0.26
kill for a||-0.12
kill herself|-0.27|-0.16
kill herself last||-0.11
kill himself|-0.28|-0.19
kill it|-0.36|-0.15
kill it at||-0.16
kill me|1.21|1.50
kill me after|-0.20|-0.28
kill me and|0.47|0.45
kill me at|-0.10|
kill me but|0.70|0.62
kill me if|0.25|0.48
kill me in||0.14
kill me last|0.63|0.57
kill me me|0.17|
kill me on|0.37|0.36
kill me one|0.90|0.93
kill me soon|0.28|0.23
kill me when|-0.13|-0.26
kill me with|-0.15|-0.20
kill my|-0.12|
kill range||-0.12
kill range with||-0.12
kill time||-0.16
kill to||-0.18
kill up|-0.25|-0.45
kill yourself|0.41|0.43
kill+last|-0.11|-0.17
kill+lately|0.34|0.39
kill+leaves|0.84|0.92
kill+life|-0.32|-0.28
kill+many|0.12|
kill+mind|0.57|0.52
kill+more|0.36|0.40
kill+night||-0.19
kill+no|-0.16|-0.13
kill+nobody|0.57|0.70
kill+not|-0.24|-0.14
kill+now|-0.33|-0.10
kill+off|-0.11|
kill+old|0.25|0.32
kill+one|0.34|0.41
kill+pictures||-0.16
kill+pills|0.38|0.39
kill+range||-0.12
kill+rope|0.24|0.23
kill+said||-0.12
kill+say||0.12
kill+says|0.29|0.32
kill+scared|0.96|1.05
kill+she|-0.13|-0.26
kill+sleep|0.50|0.44
kill+soon|0.27|0.27
kill+swing||-0.12
kill+take|0.66|0.71
kill+telling|0.28|0.30
kill+these|0.49|0.64
kill+think|0.66|0.74
kill+told|0.13|0.12
kill+tried|0.19|0.17
kill+unsure|0.37|0.41
kill+until|-0.24|-0.35
kill+voice|0.76|0.71
kill+want|0.14|0.22
kill+water|0.46|0.42
kill+way|0.29|0.40
kill+we|-0.16|
kill+went||-0.10
kill+what|0.13|0.17
kill+who|-0.30|
kill+will|0.59|0.59
kill+year|0.29|0.34
kill+years|-0.17|-0.20
kill+yourself|0.32|0.35
killed|-0.38|
kills|-0.38|
kill~a||0.11
kill~after|-0.20|-0.26
kill~again|-0.21|-0.23
kill~am|0.42|0.44
kill~and||-0.20
kill~at|-0.20|-0.26
kill~back|0.31|0.36
kill~be|0.53|0.55
kill~but|0.17|0.11
kill~day|-0.20|-0.30
kill~end|-0.10|
kill~from||0.10
kill~go|0.76|0.78
kill~got|-0.17|-0.26
kill~had|0.17|0.22
kill~height||-0.18
kill~here|0.32|0.28
kill~if||0.11
kill~in|-0.20|-0.23
kill~kin||-0.16
kill~lately|0.34|0.39
kill~life||-0.11
kill~made|0.12|0.14
kill~me|0.30|0.26
kill~my||0.11
kill~night||-0.17
kill~not|0.10|0.20
kill~now|-0.21|
kill~one|0.56|0.62
kill~rope|0.58|0.57
kill~than|0.68|0.72
kill~the|0.10|0.13
kill~think|0.29|0.34
kill~this|0.11|0.15
kill~time|0.35|0.37
kill~to|-0.18|-0.27
kill~up|-0.19|-0.17
kill~week|0.55|0.51
kill~when|-0.13|-0.29
kill~will|0.50|0.45
kill~with|-0.21|
kin all|0.43|
kin all would|0.64|0.20
kin and|-0.14|-0.12
kin are|-0.28|
kin asked||-0.11
kin could|0.35|
kin cut||-0.16
kin deserve|0.39|-0.11
kin is|-0.23|-1.33
kin me|0.21|0.27
kin me loved|0.80|0.16
kin me want||0.15
kin me will|0.65|0.68
kin said|-0.24|
kin says he||-0.10
kin she|-0.12|
kin tried||-0.11
kin tried to||-0.11
kin will be|0.14|
kin would|0.67|
kin would be|0.50|
kin+kin||-1.28
kin+last|-0.19|
kin+leave|0.31|0.34
kin+letter|0.44|0.54
kin+life||-0.70
kin+lost|0.27|0.39
kin+loved||-0.11
kin+moving||-0.11
kin+old|-0.79|-0.27
kin+once||0.16
kin+only|0.11|-0.25
kin+overdose|0.27|0.28
kin+please|0.60|0.29
kin+raise|0.17|
kin+range||-0.10
kin+room|0.35|0.16
kin+said|-0.59|-0.31
kin+says|-0.31|
kin+see|-0.57|-0.24
kin+since|-0.25|
kin+sleep|-0.15|
kin+soon|-0.14|-0.20
kin+stay|0.29|0.40
kin+take|-0.12|-0.66
kin+takes|0.22|0.32
kin+train||-0.12
kin+unsure|-0.39|
kin+way||-0.11
kin+written|0.26|0.31
kin+wrote|0.29|0.38
kin+years|-0.40|-0.12
kin+you|-0.21|
kin~a||-1.30
kin~all||-1.09
kin~am|0.12|
kin~and|-0.13|
kin~are|-0.11|
kin~around|0.16|
kin~be|0.33|
kin~better|0.37|
kin~dead||0.16
kin~die|0.19|
kin~end||-0.11
kin~find|0.25|0.43
kin~house|0.72|0.27
kin~if|0.56|
kin~is|-0.76|-0.33
kin~it||-0.15
kin~kill|-0.68|-0.46
kin~kin||-0.73
kin~last||-0.14
kin~leave|0.24|
kin~letter|0.70|0.76
kin~life||-0.10
kin~lost|0.42|0.63
kin~loved|0.28|
kin~me|0.17|
kin~night||-0.14
kin~of||-0.82
kin~off|0.15|
kin~she|-0.10|
kin~since||-0.12
kin~soon||-0.21
kin~talking||-0.16
kin~that|-0.19|-0.65
kin~this|-0.22|-0.64
kin~we|-0.25|
kin~with||-0.47
kin~would|0.15|
kin~years|-0.14|
knee|-0.36|-0.12
knee~end||-0.14
knee~the||-0.11
knife|0.15|0.21
know|-0.18|
knows+nobody|0.17|0.20
know~if|0.25|0.12
knuckles|0.74|0.78
knuckles~the|0.97|0.96
la||0.10
lake||-0.24
last||0.15
last entry|0.24|-0.16
last month||-0.11
last month and|0.16|0.19
last night|0.25|0.41
last night and|-0.32|-0.45
last night me|0.44|0.44
last year|-0.95|-0.50
last+life|0.12|0.22
last+night|0.25|0.41
last+nobody|0.76|0.82
last+off|0.44|0.54
last+overdose|0.25|0.31
last+sat|0.55|0.58
last+soon|0.14|0.21
last+take|-0.14|-0.13
last+too|-0.16|-0.17
last+tried||0.12
last+wake|0.28|0.37
last+we|-0.16|
last+will|0.12|
last+year|-1.05|-0.57
last~again|0.56|0.53
last~all|0.40|0.30
last~am|-0.12|-0.16
last~at|-0.13|
last~cut|0.59|0.62
last~do|0.12|0.23
last~in|-0.33|
last~leave|0.24|-0.16
last~life|0.21|0.34
last~soon|0.26|0.38
last~the||-0.13
last~to|-0.13|-0.14
last~up||0.13
last~wake|0.28|0.37
last~will|0.22|0.29
late|-0.24|-1.13
late again||-0.12
late+pills||-0.13
late+will|-0.12|
lately||-0.12
lately me|0.31|0.35
lately+suicide|0.78|0.71
lately+think|0.73|0.76
lately+will|0.25|0.35
lately~think|0.97|0.89
lately~will|0.48|0.50
later|-0.24|
late~me|-0.26|
late~the|-0.12|
laughed|-0.27|
laughed+many|0.25|0.30
laughed+said||-0.15
laughed+want|0.20|0.25
laundry|-0.29|
law|-0.94|-0.45
lay|-0.18|
lay down||-0.14
lay+pills||-0.14
lay+take||-0.14
leave|-2.32|-1.51
leave all|0.33|
leave letter|0.11|0.14
leave letter and|0.46|0.41
leave me||-0.11
leave soon|0.16|-0.21
leave the house|0.18|0.23
leave to||-0.58
leave to all|0.21|-0.16
leave to my||-0.12
leave+letter|0.14|0.31
leave+life|0.38|
leave+nobody|0.29|-0.13
leave+old|-0.26|
leave+only||0.14
leave+plants||-0.16
leave+please|0.12|0.13
leave+read|0.22|0.28
leave+said|-0.26|
leave+saying|0.35|
leave+says|-0.14|
leave+she||-0.18
leave+since|0.26|
leave+small|0.50|0.13
leave+soon|0.43|0.45
leave+take||-0.31
leave+things|0.29|
leave+time|0.27|0.37
leave+walking|0.14|0.14
leave+want||-0.54
leave+we|-0.62|-0.46
leave+will|0.18|0.15
leave+written|0.33|0.36
leave+wrote|-0.13|-0.22
leaves|0.15|
leaves me|0.40|-0.16
leaves+will|0.61|0.64
leaves~kill|0.84|0.92
leaves~me|0.84|0.92
leaves~will|0.84|0.92
leave~a||-0.50
leave~all|0.17|
leave~am|-0.31|
leave~be|0.19|
leave~before||-0.14
leave~end|0.33|0.44
leave~for|0.36|0.22
leave~have|0.15|
leave~house|0.21|
leave~kin|0.20|0.48
leave~life|0.25|
leave~me|0.14|
leave~my|0.16|0.35
leave~not||-0.44
leave~old||-0.13
leave~read|0.22|0.28
leave~small|0.92|0.26
leave~soon|0.13|0.23
leave~things|0.57|-0.11
leave~to|0.19|0.11
leave~train||-0.16
leave~was|-0.18|
leave~will|-0.47|-0.29
leave~with|-0.29|
leben|0.91|0.95
leben+mehr|0.32|0.34
leben+mein|0.35|0.37
leben+mochte|0.32|0.34
leben+nicht|0.32|0.34
leben+will|0.35|0.37
legs||-0.10
let go|0.78|0.57
let it|0.21|-0.20
let+want|0.19|
letter|-0.28|-0.36
letter and|0.30|0.32
letter and me|0.46|0.45
letter are|0.87|0.90
letter is|0.54|0.62
letter to my||0.11
letter+not|0.17|
letter+old||-0.14
letter+saying|0.32|
letter+soon|0.72|0.76
letter+suicide|1.00|0.97
letter+we||-0.14
letter+writing|0.46|0.49
letter+written|0.16|0.15
letter+wrote|0.31|0.42
letters|0.13|0.18
letter~all|0.14|
letter~am|0.27|0.29
letter~and|0.30|0.31
letter~before||-0.17
letter~house||-0.17
letter~in|0.70|0.75
letter~it|0.39|0.37
letter~me|0.55|0.76
letter~my|0.29|0.35
letter~old||-0.14
letter~the|0.14|0.20
letter~to|-0.33|-0.23
letter~we||-0.15
let~go|-0.32|
let~me|0.47|
let~the||-0.25
lie||-0.36
lie+want|0.60|
life|0.25|0.13
life and|0.43|0.47
life and me|1.10|0.85
life another|1.11|0.41
life anymore|0.52|0.38
life anymore me|0.33|0.38
life by||-0.12
life for||-0.26
life has|0.17|
life has no|0.95|
life if|0.84|
life in|-0.13|-1.40
life in this|-0.14|
life insurance|0.13|0.23
life is|0.34|
life is end|0.54|0.16
life is not|0.23|
life is too|0.53|
life me|-0.19|-0.12
life me do|0.98|0.22
life me have||-0.17
life me want|-0.32|-0.39
life of|-0.17|
life out of||-0.13
life soon|0.34|0.66
life this|-0.20|-0.21
life to|-0.23|
life to be|-0.20|-0.17
life want|0.45|
life want this|0.46|-0.12
life+looked|0.62|0.67
life+lost||-0.16
life+many||-0.23
life+no|0.43|-0.66
life+nobody|0.14|
life+not|0.83|0.23
life+only|0.23|-0.12
life+pain|0.80|0.80
life+point|0.99|-0.44
life+says||-0.10
life+see||-0.31
life+she||-0.26
life+some|0.22|
life+soon||0.22
life+stay|0.44|0.32
life+strength|0.55|0.37
life+suicide|0.12|0.30
life+take|0.34|0.39
life+talked|0.14|0.17
life+these|-0.15|
life+tired|0.20|-0.34
life+too|0.14|
life+tried||-0.12
life+trying|0.19|
life+twice||-0.10
life+unsure||-0.13
life+waiting|0.41|0.23
life+wake|0.35|-0.15
life+want|0.59|0.26
life+water||-0.13
life+we|-0.55|-0.26
life+what|0.14|-0.53
life+will|0.34|0.43
life+worth|0.24|
life+year|0.15|
life+years||-0.10
life~a||-0.99
life~all||-0.29
life~anymore|-0.34|-0.11
life~be|-0.14|
life~day||0.39
life~die|0.54|0.40
life~do|0.34|0.23
life~end|0.16|
life~feels|0.14|
life~for||0.11
life~has|0.25|
life~hopeless|0.26|
life~hundred||-0.18
life~it|0.19|
life~kin||-0.14
life~me|0.36|0.38
life~my||-0.32
life~no|0.78|
life~not|0.59|
life~of||-0.27
life~out|0.21|0.13
life~point|0.20|
life~says||-0.12
life~soon|-0.26|-0.20
life~the|-0.23|
life~there||-0.14
life~these||-0.11
life~think||0.13
life~this||-0.53
life~to||0.41
life~too|0.29|
life~want|0.46|0.23
life~was|-0.31|
life~water||-0.11
life~who|0.42|
life~worth|0.26|
life~would|0.20|0.11
life~year|0.47|
light||-0.41
light+think||-0.12
like||-0.16
line|-0.20|
lined|0.33|0.34
lined up|0.33|0.34
lined+pills|0.41|0.40
little|-0.54|-0.33
little one|0.15|0.16
little~the|-0.52|-0.17
live|-0.15|
living|0.40|-1.62
loaded|0.34|0.38
loaded+next|0.63|0.60
loaded~it|0.63|0.60
loaded~me|0.70|0.66
loaded~next|0.63|0.60
locked the|1.15|1.12
locked the bathroom|0.51|0.51
locked~and|0.40|0.42
locked~bathroom|0.51|0.51
locked~door|1.15|1.12
locked~have|0.33|0.36
locked~me|0.51|0.51
long|0.14|
longer|0.10|
longer+much|0.94|
longer+not|0.61|
longer+think||-0.13
longer+want|-0.10|
longer~die||-0.20
longer~to|-0.12|
look||-0.12
look at||-0.16
look for|0.28|
look future|0.17|
look future to|0.17|
look+not||-0.45
look+one|0.21|
look+think|0.11|-0.11
looked||0.16
looked at||0.11
looked at the|0.19|0.22
looked end|0.66|0.66
looked up|0.39|0.46
looked up how|0.63|0.67
looked+think|0.17|0.24
looked+trains|0.24|0.26
looked~and|0.19|0.25
looked~end|0.30|0.31
looked~how|0.63|0.67
looked~life|0.80|0.80
looked~the|0.12|0.17
looked~trains|0.24|0.26
looking||-0.15
looking+soon|0.16|
look~and|0.19|-0.46
look~me|-0.10|-0.59
look~think|0.37|
look~to||-0.40
lord||-0.18
losing|-0.89|-0.56
lost the|0.19|-0.19
lost the will|0.63|-0.17
lost+will|0.18|-0.28
lost~have|0.37|0.40
lost~life|0.27|-0.16
lost~me||0.12
lost~to|-0.11|
lost~will|0.21|-0.10
lot||-0.52
lot will|0.21|
lot+not||-0.34
lot~death|0.20|-0.15
lot~how||-0.12
lot~the|-0.72|-0.25
loud in|0.62|0.66
love|-3.04|-2.53
loved|-0.13|
loved her|0.21|-0.11
loved+please|0.52|
loved+tell|0.64|
low|-0.23|
low+suicide|0.31|0.34
lunch|-0.82|-0.35
made||-0.32
made a|0.15|0.14
made me||-0.12
made+not||-0.14
made+think|0.20|
made~and|0.19|
made~at||-0.12
made~me||-0.58
make it|0.17|
make it to|0.49|
make+night|0.14|0.34
make+not||-0.42
make+take|-0.15|-0.17
make+want|-0.14|
make~end||0.11
make~to||-0.56
making|-0.23|-1.38
making+not||-0.27
man|-2.22|-1.64
man who|-0.15|
man+want|-0.85|-0.48
man+who|-0.16|
man+will|-0.47|-0.24
many|-0.19|
many and|0.18|0.23
many day||0.11
many day and|-0.13|-0.15
many night|0.20|
many night that|0.62|-0.13
many pills|0.73|0.79
many pills and|0.72|0.52
many pills in|0.46|0.42
many pills of|0.28|0.43
many soon||-0.28
many+month|0.20|0.14
many+night|0.14|-0.13
many+not|-0.11|-0.32
many+pills|0.70|0.78
many+says||-0.14
many+sleep|0.13|
many+soon|0.13|
many+suicide|0.46|0.46
many+take|0.28|0.33
many+takes|0.74|0.17
many+think|0.26|0.31
many+till||0.10
many+too||0.11
many+wake|0.61|0.16
many+week|-0.11|
many~am|-0.14|-0.12
many~home||-0.11
many~life|0.26|
many~pills|0.62|0.69
many~sleep|0.60|0.59
many~soon|0.34|0.42
many~takes|0.74|0.17
many~that||-0.69
many~this||-0.11
many~up|-0.13|-0.13
many~wake|0.43|0.26
many~will||-0.10
many~would|-0.17|-0.22
man~me|-0.45|-0.23
man~the|-0.37|-0.21
man~want|-0.35|-0.20
mark|-0.35|
mas|0.33|0.34
mas+no|0.33|0.34
mas+quiero|0.33|0.34
mas+vivir|0.33|0.34
matar|1.11|1.16
matarme|1.10|1.14
me after|-0.20|-0.30
me again|0.85|0.49
me all||-0.22
me almost die||-0.13
me am a||-1.62
me am angry|0.12|0.16
me am ashamed||0.10
me am better||-0.10
me am blood|0.54|0.56
me am dead|-0.23|-0.12
me am die|-0.39|-0.17
me am doing|0.12|0.17
me am driving|0.48|0.54
me am end|-0.12|-0.16
me am glad|-0.51|-0.71
me am grateful||-0.11
me am having|-0.20|-0.23
me am here||-0.17
me am holding|0.30|0.36
me am hopeless|0.36|
me am in|-0.21|
me am leave|0.31|0.17
me am no|0.34|0.21
me am not||-0.22
me am on|-0.19|-0.18
me am only|0.12|
me am sad|-0.20|
me am scared|-0.19|-0.12
me am sitting|0.31|0.34
me am so||-0.22
me am standing|0.18|0.30
me am such|0.45|
me am suicide|0.87|0.90
me am take|0.39|0.13
me am think|0.33|0.46
me am tired||-0.67
me am too||-0.10
me am waiting|0.21|-0.25
me am walking|0.39|0.41
me am will|0.67|0.71
me and|0.14|
me and me|0.33|0.21
me and then|0.54|0.49
me anymore|0.57|
me around|0.50|0.15
me ask|0.20|
me at||-0.14
me attempted suicide|0.12|0.13
me because|0.32|0.43
me because me|0.26|0.31
me blood|0.22|0.24
me bought|-0.28|-0.31
me bought the|0.12|
me broke||-0.11
me broke down||-0.13
me came||-0.14
me came home|0.63|0.63
me can not|0.16|
me can think|0.18|
me could end|0.80|-0.16
me could go|0.53|
me could kill||-0.12
me could not|-0.91|-0.31
me cried|-0.31|-0.12
me cut|0.41|0.43
me cut me|-0.12|-0.20
me cut the|0.14|0.21
me deserve|0.62|0.77
me deserve it|0.93|0.93
me did all||0.14
me did not||-0.50
me die|0.17|
me die soon|0.55|0.13
me do|0.11|
me do it|0.28|0.43
me do not|0.17|
me drive|0.14|0.20
me drove|0.16|0.30
me drove off|0.18|0.34
me end things||-0.11
me envy|0.39|-0.12
me ever|0.10|
me fail|0.35|0.36
me feel|0.13|
me feel better|-0.31|
me feel burden||-0.10
me feel hopeless|-0.21|
me feel so||-0.23
me feel suicide|0.79|0.76
me feel want|0.42|
me fell||0.14
me felt|-0.72|-0.31
me forgot|-1.18|-0.44
me from|0.21|0.32
me gave|-0.42|-0.24
me gave leave||-0.13
me gave my||-0.13
me get|-0.42|-0.32
me go||-0.14
me go to||-0.19
me got the|0.14|0.14
me had die|0.60|0.89
me had the|-0.26|-0.16
me hate|-0.23|-0.13
me hate me||-0.15
me have|0.39|0.48
me have a|-0.21|-0.23
me have an|0.16|0.22
me have been|0.21|0.21
me have got|0.42|0.36
me have had||-0.17
me have hopeless||-0.11
me have leave|0.19|0.32
me have locked|0.51|0.51
me have lost||-0.15
me have no||-0.85
me have not|-0.58|-0.60
me have said|0.34|0.13
me have started|0.71|0.18
me have take|0.43|0.56
me have the|0.35|0.54
me have think|0.17|0.28
me have tied|0.33|0.34
me have will|0.38|0.54
me have written|0.14|0.13
me here|1.20|
me hide|0.40|0.52
me hide my|0.70|0.69
me hold|0.59|0.69
me if me||-0.18
me in|0.46|
me in it|0.83|
me in the|0.18|0.19
me jump||-0.23
me jump in|-0.16|-0.16
me keep|0.47|0.34
me keep a|0.53|0.56
me keep crying|-0.11|
me keep cut|0.67|0.73
me keep having|0.71|0.76
me keep the|-0.10|-0.11
me keep think|0.53|0.38
me keep want|0.86|-0.14
me keep wanting|0.47|0.51
me kill||0.25
me kill it||-0.16
me kill me|1.26|1.15
me know|-0.27|
me know how||0.12
me last week|0.21|0.19
me laughed|-0.78|-0.43
me leave the||0.17
me locked|0.69|0.66
me look|0.23|-0.24
me look at|0.78|
me looked|0.42|0.53
me looked up|0.51|0.57
me loved her|0.57|
me many|-0.30|-0.47
me many time|0.32|0.39
me me am||-0.13
me me will|0.32|0.36
me miss|-1.42|-0.66
me no||-0.12
me nobody|0.49|0.17
me not||-1.41
me off|0.20|
me on|0.21|
me on soon|0.20|0.22
me once|-0.32|
me one||0.13
me or|-0.11|
me out|0.16|
me out of|0.21|-0.23
me punish|0.72|0.68
me punish me|0.72|0.68
me put|0.33|0.39
me put the|1.22|1.21
me relapsed|0.40|0.40
me remember|-0.99|-0.73
me said it|0.24|0.37
me sat|0.46|0.49
me sat with|0.37|0.41
me say me|0.17|0.18
me see|-0.66|-0.21
me self|0.32|0.37
me she|-0.13|
me she want||-0.15
me shot||-0.14
me should be|-0.19|
me sleep|0.64|
me slept want||-0.16
me so bad|1.09|1.06
me so me|0.71|0.26
me soon|0.20|0.30
me soon and|0.13|0.15
me stand|0.22|
me stood|-0.13|
me stood on||-0.10
me suicider|0.61|0.62
me take|0.31|0.46
me take a|-0.11|-0.13
me take all|-0.13|-0.16
me take my|-0.16|-0.30
me take pills|0.90|0.74
me take the|0.12|0.18
me take too|-0.12|0.21
me think all||-0.45
me think my|0.18|0.15
me think of|-0.20|-0.23
me think the||-0.79
me think to|0.10|
me think will|0.99|0.61
me tied|0.27|0.29
me tied the|0.36|0.37
me to die|0.72|
me to kill|0.56|0.56
me told me||-0.17
me told my||0.10
me told the|0.35|0.46
me tried to|0.12|0.17
me unsure||-0.16
me unsure how||-0.24
me unsure why|-0.50|-0.13
me updated||-0.11
me updated my||-0.12
me walked|-0.10|
me want|0.19|
me want a|-1.37|-0.55
me want it|0.10|
me want many|0.32|-0.14
me want me|0.39|
me want out|0.41|-0.16
me want the||-1.80
me want this|-0.81|-1.23
me want to|0.47|0.66
me want would|0.58|-0.11
me was a|-0.64|-0.34
me was dead|0.35|0.53
me was leave|0.38|
me was not|0.43|
me was on|-0.25|
me was so|-0.20|
me was suicide||-0.14
me was the|-0.20|
me watched|-0.44|-0.14
me were dead|0.22|0.27
me were leave|1.05|
me when||-0.13
me when she|0.19|0.20
me will|0.14|0.34
me will be|0.34|0.48
me will get|0.28|
me will kill|0.83|0.82
me will not|0.30|0.42
me will put|0.42|0.42
me will to|0.15|0.21
me with|-0.11|-0.18
me would die||-0.14
me would do|0.25|0.48
me would end|0.40|0.60
me would kill|-0.13|
me would not||-0.49
me wrote|0.28|0.43
means+will|0.19|0.21
means~have|0.35|0.36
means~me|0.22|0.24
means~the|0.31|0.35
medication|-0.11|
meds|-0.24|-0.50
meeting|-0.56|-0.26
mehr|0.43|0.43
mehr leben|0.32|0.34
mehr+mochte|0.32|0.34
mehr+nicht|0.43|0.43
mehr+will|0.67|0.73
mein|0.35|0.37
mein leben|0.35|0.37
mein+will|0.35|0.37
mess||0.17
me~accident|0.56|
me~afternoon||-0.17
me~again||0.17
me~against|-0.14|-0.16
me~along|-0.19|
me~and|0.15|0.14
me~angry||-0.14
me~anymore|0.22|0.11
me~anything||-0.58
me~apart||-0.13
me~are|-0.99|-0.84
me~around|0.46|
me~badly|-0.23|-0.13
me~bags||-0.14
me~bath|0.20|0.27
me~bathroom|0.13|0.28
me~be|0.67|0.38
me~been|0.24|0.13
me~being|0.36|-0.11
me~believe|-1.02|-0.61
me~belong|0.52|
me~bike||-0.13
me~blade|0.42|0.53
me~blood|0.58|0.71
me~body|0.52|0.43
me~book|-0.24|
me~born|0.34|-0.24
me~bread||-0.11
me~breathe|-0.17|
me~burden|0.43|
me~but|-0.12|
me~cabinet||0.14
me~called|-0.22|
me~calm|0.81|0.92
me~came||-0.13
me~can|-0.46|-0.29
me~cancer|-0.18|-0.10
me~care|-0.12|
me~cat|0.16|
me~class|-0.21|-0.31
me~close|0.18|0.15
me~coffee|-0.29|
me~cold||0.15
me~college||-0.14
me~committing|0.41|0.48
me~cope||-0.14
me~couch||-0.14
me~could||-0.25
me~courage|0.52|0.61
me~crashing|0.20|0.24
me~cried|-0.15|
me~crying|-0.17|
me~cut|0.41|0.70
me~dark|0.10|0.13
me~dead|0.92|0.87
me~death|0.19|
me~deeper|0.35|0.39
me~deserve|0.35|
me~die|0.93|0.86
me~dishes|-0.19|0.26
me~do|0.21|0.14
me~doctor|-0.26|
me~dog||-0.32
me~doing||0.13
me~door|-0.24|-0.20
me~drawer|0.54|0.55
me~drinking||0.20
me~drive|-0.14|-0.19
me~driving|0.51|0.75
me~each|0.19|
me~early|-0.43|-0.15
me~earth|0.38|-0.13
me~eat|-0.49|-0.22
me~eating|-0.14|-0.11
me~else||-0.23
me~end|0.64|0.53
me~ever|-0.20|
me~everyones|0.46|-0.10
me~everything|0.12|
me~exam|-0.15|-0.25
me~eyes|-0.13|-0.14
me~fail|0.13|
me~failure|-0.20|
me~feet|0.12|0.18
me~fight|0.22|
me~fighting|0.37|
me~finally||-0.21
me~finger||-0.13
me~fixing||-0.12
me~flying|-0.11|
me~forty|0.33|
me~four||-0.12
me~front|0.18|0.22
me~full|-0.15|
me~future|0.16|-0.42
me~garden|-0.17|
me~gave|-0.14|
me~ghost|0.45|-0.11
me~give||-0.58
me~giving||-0.20
me~glad|-0.75|-0.97
me~go|0.24|
me~god|0.13|
me~goes|0.10|
me~grateful|-0.12|
me~ground|0.42|
me~gun|0.90|0.91
me~hair||-0.11
me~hand|0.35|0.48
me~happen|-0.11|
me~happens||-0.12
me~harmed||-0.11
me~he|-0.18|-0.28
me~head|-0.21|-0.20
me~heart|0.57|
me~height|0.82|0.79
me~help||-0.42
me~here|0.27|
me~hide|-0.23|-0.19
me~him|-1.35|-1.04
me~his|-0.62|-0.27
me~holding|0.19|0.25
me~home||-0.19
me~hopeless||-0.33
me~hotel|0.80|0.91
me~hotline||-0.15
me~house|-0.14|-0.15
me~humming||-0.17
me~if||-0.11
me~inside||-0.11
me~into||0.21
me~it|0.15|0.14
me~job|-0.65|-0.37
me~jump|0.38|0.53
me~kill|0.67|0.99
me~knee|-0.12|
me~know|-0.36|-0.13
me~last|0.12|0.19
me~late|-0.36|
me~laughed|-0.25|
me~leave|0.79|0.28
me~let|0.25|
me~letter|0.46|0.55
me~life|0.65|0.26
me~little|-0.28|
me~locked|0.21|0.22
me~longer|0.23|
me~look||-0.13
me~losing|-0.24|
me~lost|-0.12|
me~lot||-0.12
me~loud|-0.22|-0.25
me~lying|0.76|0.25
me~making||-0.42
me~me|0.49|0.47
me~mind|0.14|-0.43
me~mistake|0.48|
me~month|-0.22|-0.25
me~more|-0.16|-0.10
me~mountains|-0.10|
me~moving|-0.15|
me~much|-0.19|-1.40
me~my|0.21|0.34
me~new|-0.82|-0.56
me~next|0.11|
me~night|0.15|
me~nine||0.21
me~no||-0.28
me~nobody|-0.30|-0.21
me~not|0.13|
me~of|0.15|
me~off|0.41|0.54
me~okay|0.14|
me~on|0.11|0.12
me~onions||-0.15
me~overdose|0.57|0.66
me~pancake||-0.11
me~parked|-0.18|-0.23
me~part|-0.12|
me~party|-0.11|
me~passwords|0.70|0.80
me~past|-0.25|-0.35
me~pills|0.68|0.85
me~place|0.21|
me~planting||-0.15
me~point|0.51|0.16
me~press|0.40|
me~proud|-0.67|-0.33
me~pull|0.49|
me~reached||-0.11
me~read|-0.29|
me~rn|-0.34|
me~road|0.14|
me~room|0.20|0.23
me~rope|0.80|0.88
me~run||-0.19
me~safe|0.15|0.25
me~saved|0.48|0.48
me~say||-0.11
me~scared|-0.12|-0.14
me~seen|-0.13|-1.07
me~self|0.15|0.21
me~shaving||-0.16
me~she|-0.26|-0.27
me~shed|0.27|0.27
me~shower||-0.11
me~since||-0.11
me~sing||-0.10
me~sixteen||-0.13
me~sleep|0.36|
me~some|-2.76|-1.62
me~song|-0.36|-0.16
me~soon|0.43|0.36
me~sorry|-0.26|
me~standing|0.14|0.25
me~started|0.22|
me~stay|0.42|
me~strength|0.35|0.31
me~strong|0.30|
me~sugar|-0.23|
me~suicide|0.73|0.98
me~summer|0.15|
me~surgery|0.19|
me~take|0.43|0.26
me~takes|0.25|
me~talked|0.13|0.16
me~team|-0.29|-0.16
me~teenager||-0.11
me~telling|-0.46|-0.14
me~that|0.14|
me~the|0.14|0.26
me~then|-0.11|
me~these|-0.15|
me~things|0.10|
me~think|0.33|0.33
me~thirty|0.31|0.16
me~this|-0.14|-0.28
me~tied|0.27|0.29
me~till|0.25|0.33
me~tired|0.23|
me~to|0.36|0.35
me~tomatoes||-0.11
me~top|-0.13|-0.17
me~trade|0.22|
me~train||0.21
me~trains|0.11|0.13
me~trapped|0.16|-0.13
me~tree|0.13|0.17
me~tried|-0.16|
me~trust||0.11
me~try|-1.14|-0.86
me~under|0.18|
me~unsure|-2.08|-0.97
me~up|0.43|
me~used|-0.91|-0.42
me~vacation||-0.12
me~wait|-0.14|
me~waiting||-0.16
me~wake|0.44|
me~walk|0.18|0.25
me~wall|0.32|0.37
me~want|0.16|
me~wanting|0.49|0.53
me~watched|-0.36|-0.14
me~way|0.12|
me~ways|0.14|0.16
me~we|-1.70|-1.27
me~week||-0.11
me~weeks|-0.12|-0.15
me~well|-0.25|-0.50
me~went|-0.39|-0.21
me~were|-0.48|
me~wheel|-0.11|0.21
me~while||-0.14
me~why||-0.18
me~will|0.36|0.41
me~work|-0.15|-0.13
me~would|0.33|
me~written||0.11
me~years||-0.89
me~yesterday||-0.17
me~you|-0.91|-0.39
me~your|-0.11|
mich|0.17|0.18
midnight||0.17
might|-0.60|-0.54
mind+more|0.46|0.52
mind+not|0.10|-0.55
mind+suicide|0.85|0.86
mind~day|0.60|0.65
mind~kill|0.57|0.52
mind~to|0.12|
mine|-0.20|-1.18
minutes+ten||0.11
miss|-0.95|-1.49
miss~die|0.21|-0.10
mistake||-0.47
mistake~should|1.21|
mochte|0.32|0.34
mochte nicht|0.32|0.34
mochte nicht mehr|0.32|0.34
mochte+nicht|0.32|0.34
mochte~leben|0.32|0.34
mochte~mehr|0.32|0.34
mom|-0.58|-0.25
monday||0.18
money|-0.46|
month|0.11|0.17
month+once|0.63|0.69
month+take|0.39|0.22
month+tried|0.16|0.19
months+not|-0.20|
months+self|0.14|0.17
months~me|-0.17|-0.17
month~out|0.82|0.17
more|-0.44|-0.39
more+see|-0.55|-0.25
more+want|-0.92|-0.51
more+will|-0.60|-0.26
more~me|-0.45|-0.14
morir|0.39|0.41
morir+quiero|0.39|0.41
morphine|1.03|0.99
most|-0.62|-0.76
most~want|0.12|
mother|0.21|
mountains|-0.13|
mourir|0.50|0.50
mourir+veux|0.43|0.44
mouth|-0.11|
move|-0.61|-0.95
moved|-0.80|-0.39
movie|-1.57|-1.00
moving|-0.89|-0.53
moving to the||-0.11
much|-0.23|-0.65
much longer|0.94|
much+not||-0.93
much+too||-0.76
much+want|-0.17|-0.73
much+will|-0.12|-0.50
much~me||-0.95
mum||-0.14
murder|-0.83|-0.44
must|-0.44|-1.40
must be||-0.50
my||0.11
my back|-0.54|-0.27
my blade|0.27|0.33
my body|1.04|1.24
my body again|0.33|0.35
my body are|0.18|0.20
my body because|0.56|0.59
my body is||-0.11
my body last|0.37|0.37
my body on||-0.18
my body till|0.67|0.64
my body until|0.54|0.52
my body with|1.10|1.19
my brain|0.13|0.18
my cousins||-0.13
my dads||0.20
my death|0.47|
my dorm|0.15|0.15
my eyes|-0.13|-0.18
my feet||-0.16
my finger on||-0.13
my first|-0.74|-0.40
my friend|-1.22|-0.47
my grandfather|-0.22|
my hair short||-0.13
my hand|0.66|0.74
my hand and|0.29|0.30
my head|0.27|0.37
my head on|0.32|0.41
my heart||-0.20
my job|-0.13|
my kin|0.31|
my kin all|0.21|0.18
my kin deserve|0.54|-0.14
my kin is||-0.51
my kin me|0.63|0.42
my kin tried||-0.12
my kin when||-0.13
my kin will|0.14|
my kin would|1.04|0.10
my knuckles|0.97|0.96
my last|0.52|0.18
my last day|0.14|0.17
my last entry|0.24|-0.16
my last night|0.32|0.49
my letter|0.93|0.31
my life|0.17|0.33
my life and|0.64|0.64
my life in||-0.12
my life is||-0.14
my life me||-0.10
my life soon|0.42|0.56
my mind|0.16|0.25
my mouth|-0.20|-0.31
my my|0.43|0.52
my my death|0.99|0.23
my my life|0.51|1.00
my nightstand|0.58|0.60
my old|-0.29|
my pain|0.37|
my phone|-0.70|-0.31
my pills|-0.37|-0.29
my pills and|-0.22|-0.29
my pills before||-0.16
my sleep|0.15|
my sleep pills|0.49|0.49
my students||-0.10
my subscription||-0.16
my suicide|0.22|0.26
my suicide letter|0.62|0.67
my therapist|0.18|0.19
my thumb||-0.16
my train is|0.18|0.22
my uncle||-0.14
my wheel|-0.11|
my wheel into|0.73|0.89
my will|0.14|-0.16
myself|1.38|1.94
my~again|0.45|0.32
my~all|0.16|
my~am||0.18
my~an||-0.15
my~and|0.25|0.28
my~as|-0.10|
my~be|0.63|
my~because|0.22|0.15
my~been|-0.95|-0.44
my~being|-0.13|
my~blade|0.28|0.37
my~blood|0.69|0.79
my~body||0.15
my~bread||-0.14
my~by||0.19
my~cut|0.18|0.25
my~day|0.14|0.19
my~deserve|0.74|0.10
my~do||0.24
my~does|-0.50|-0.11
my~end|0.29|
my~entry|0.22|-0.14
my~felt|0.17|0.20
my~find|0.31|0.53
my~found||0.11
my~friend|-0.40|
my~getting|-0.13|
my~go||-0.13
my~grown||-0.12
my~gun|0.21|0.32
my~have||-0.24
my~head|0.33|0.36
my~height|0.19|0.23
my~herself|-0.27|-0.15
my~himself|-0.40|-0.24
my~home|-0.24|-0.12
my~house||-0.12
my~if|-0.48|
my~into|-0.15|
my~it|0.20|0.26
my~keeps|0.32|0.43
my~kill||-0.11
my~later|0.11|0.11
my~leave|0.32|
my~letter|0.87|0.98
my~life|0.30|0.42
my~little|-0.15|
my~lot|0.23|
my~many|-0.14|-0.19
my~me|0.20|0.29
my~month|0.25|0.27
my~more||-0.12
my~night|0.48|0.69
my~nine|0.19|0.25
my~no||-0.16
my~nobody|0.40|0.19
my~off|0.38|0.26
my~open|0.30|
my~point|0.14|0.21
my~saying||0.12
my~see|0.16|0.17
my~she|-0.31|
my~short||-0.14
my~sleep|-0.24|-0.28
my~stuck|0.21|0.27
my~take||-0.19
my~there|0.14|
my~till|0.51|0.52
my~tried|-0.15|
my~unsure||-0.11
my~until|0.83|0.91
my~up||-0.16
my~walk|-0.16|
my~wall|0.40|0.46
my~we|-0.58|-0.32
my~week||-0.13
my~what|-0.74|-0.30
my~wheel|-0.17|-0.18
my~who|0.28|
my~would|0.73|
my~years|-0.48|-0.20
my~yourself|0.76|0.75
neck|-0.12|-0.21
need|-0.13|
needs|-0.24|-1.06
needs me|0.70|
needs+nobody|0.42|
neighbor|-0.15|
neighbors|-0.18|
never||-1.24
new|-2.25|-1.89
new pills||-0.11
new+swing||-0.15
new+think|-0.18|
new+want|-0.61|-0.36
new+will|-0.45|-0.22
news|-1.83|-1.36
new~and|-0.23|-0.15
new~is|-0.37|-0.22
new~me|-0.46|-0.23
new~the|-0.31|-0.16
next summer|0.13|-0.14
next to|0.14|0.22
next+see|0.19|
next+summer|0.13|-0.14
next+want|-0.11|-0.56
next+week||-0.11
nice|-0.26|-0.67
nice to||-0.21
nice+not||-0.18
nice~not|0.10|
nicht|0.43|0.43
nicht mehr|0.43|0.43
nicht mehr leben|0.32|0.34
nicht+will|0.67|0.73
nicht~leben|0.32|0.34
night|0.16|0.30
night and|-0.16|-0.33
night and me||-0.14
night me|0.12|0.17
night me am|-0.34|-0.40
night me cut|0.97|0.92
night that|0.24|
night+not|-0.13|
night+pills|-0.15|-0.16
night+sleep||-0.13
night+soon|-0.21|-0.23
night+think|0.73|0.91
night+tried||-0.13
night+want|0.12|
nights|0.17|
nights me|0.85|0.23
nights me want|0.31|-0.11
nights+some|0.93|0.49
nights+want|0.29|
nightstand|0.48|0.51
nightstand~am|0.58|0.60
nightstand~me|0.58|0.60
nights~want|0.31|-0.11
night~again|0.46|0.45
night~am|-0.21|-0.32
night~at|0.26|0.29
night~cut|0.80|0.79
night~do|-0.25|-0.13
night~in|0.25|
night~me||-0.13
night~my|0.12|
night~not|-0.22|
night~to|-0.25|-0.19
night~will|-0.20|-0.19
nine+not||0.11
ninety||-0.12
ninety+she||-0.10
no|-0.12|-0.40
no me|-0.24|
no point|0.42|-0.55
no point in|0.28|
no point to|0.35|-0.21
no quiero|0.40|0.45
no quiero vivir|0.40|0.45
no think|-1.19|-0.87
no way||-0.40
no way out|0.77|-0.16
no+no||-0.38
no+not|-0.22|-1.65
no+one||-0.22
no+point|0.28|-0.64
no+quiero|0.81|0.87
no+suicide|-0.11|
no+think|-1.81|-1.29
no+vivir|0.40|0.45
no+want||-0.39
no+will|-0.73|-1.12
nobody is||-0.15
nobody knows|0.18|0.21
nobody needs|0.47|
nobody needs me|0.85|
nobody would care|0.50|0.19
nobody+suicide|0.11|0.17
nobody+think||-0.19
nobody+tried|0.62|0.70
nobody+want|0.10|
nobody+weeks|0.89|0.23
nobody~all||-0.13
nobody~care|0.32|0.13
nobody~die|0.40|-0.11
nobody~home||-0.18
nobody~if|0.22|-0.36
nobody~know|0.11|
nobody~me||-0.12
nobody~out|0.49|
nobody~that|-0.59|-0.13
nobody~was|0.30|
nobody~would|0.16|
none||-0.42
noose|1.08|1.08
not afraid|0.13|
not around|0.64|
not around anymore|0.51|
not be|0.18|0.11
not be here|0.89|0.27
not be life|1.10|0.41
not be the|0.21|
not been||-1.00
not been born|0.20|
not been suicide||-0.16
not being|0.15|
not being here|0.95|
not believe|-0.67|-0.46
not breathe||-0.11
not come|0.48|
not come back|0.87|
not cope||-0.19
not cut|-0.66|-0.32
not deserve to|0.19|-0.14
not do anything|-0.15|
not feel want|-0.12|
not fight|0.44|
not fight it|0.80|-0.11
not for my|0.71|0.29
not get|-0.16|
not go||-0.88
not go on|0.12|-0.11
not here|0.27|
not in||-0.53
not in this|0.48|
not keep me|0.68|0.93
not kill|-0.38|-0.16
not life|0.12|
not life anymore|0.30|0.29
not make|-0.51|
not me|-0.11|-0.94
not me in|0.45|
not mind|0.22|-0.31
not my|-1.06|-0.59
not scare|0.44|
not scare me|0.55|
not see|0.15|
not see a|0.19|
not see any|0.16|
not see the|0.25|-0.19
not self||-0.12
not suicide but|0.38|0.43
not take it||0.11
not think||-0.15
not think all|-0.12|
not think me||-0.23
not think on|0.60|0.49
not think will|-0.47|-0.17
not told|0.36|0.39
not told all|0.41|0.43
not trust||0.10
not trust me|0.76|0.76
not wake|0.93|
not wake up|1.08|
not want a|0.19|
not want all||0.20
not want to|-0.13|
not will|-2.06|-1.43
not will to|-1.30|-0.91
not+now|-0.83|-0.23
not+off||-0.80
not+one||-0.21
not+only|-0.33|-1.36
not+open|0.13|
not+pain|-0.12|
not+person||-0.40
not+read|-0.12|
not+rest|0.17|
not+room|0.23|0.22
not+safe|0.24|0.35
not+says|-0.46|-0.13
not+scare|0.41|
not+seeing|0.14|
not+self|-0.50|-0.25
not+she|-2.09|-1.03
not+sleep|0.13|
not+soon|0.48|0.16
not+sounds||-0.16
not+spring|0.59|0.17
not+stay|0.21|0.27
not+strength|0.21|0.21
not+suicide||0.19
not+talked|0.10|0.15
not+team|-0.57|-0.11
not+tell||-0.70
not+thing||-0.73
not+think||-0.15
not+thirty|0.67|-0.17
not+time|-0.57|-0.18
not+tired||-0.26
not+told|0.16|0.26
not+too|-0.42|-0.26
not+under|0.22|0.14
not+unsure|-1.05|-0.33
not+until|-1.37|-0.72
not+wake|0.50|
not+walk|-0.11|
not+well|-1.32|-0.40
not+what||-1.43
not+whether|-0.24|
not+who|-0.13|
not+worry|-0.12|-0.63
not+worth||-0.13
not+year||-0.57
not+years||-0.52
not+you|-0.43|-0.20
not+your|-0.47|-0.12
note|0.50|0.68
nothing||-0.86
notice||-0.57
notice if|0.19|
notice if me|0.19|
notice+want|0.24|
noticed|-1.24|-0.74
notice~me|0.13|-0.10
not~a||-0.44
not~an|-0.58|-0.13
not~another|0.28|0.19
not~any||-0.13
not~anymore|0.31|
not~anything||-0.71
not~around|0.31|
not~at|-2.08|-1.08
not~back|0.17|
not~be|0.16|
not~because|-0.42|
not~being||-0.67
not~blade|0.15|0.26
not~born|0.61|
not~but|-1.25|-0.52
not~can|-0.56|
not~care|0.25|
not~come|0.38|
not~cut|-0.42|-0.11
not~die|-0.14|
not~dog|0.18|0.16
not~down||-0.30
not~end|-0.37|
not~for||-0.21
not~forty|0.79|0.23
not~future|0.25|-0.10
not~getting|0.11|
not~go||-0.51
not~happens|0.29|
not~have|-2.55|-1.57
not~he|-0.89|-0.48
not~her|-1.28|-0.66
not~here|0.21|
not~hold||-0.10
not~if||-1.20
not~in|-0.14|-2.37
not~is|-2.18|-0.97
not~keep||-0.19
not~kill|-0.18|-0.10
not~kin|-0.33|
not~leave|-0.22|
not~life|0.72|0.34
not~make||-0.35
not~many|-0.49|-1.04
not~me|0.13|
not~much||-0.68
not~my|-0.36|-0.27
not~next|0.16|
not~of|0.10|-0.23
not~one|-0.12|-0.66
not~only|-0.24|-0.68
not~or|-0.34|-1.05
not~point|0.10|
not~put||0.19
not~safe|0.16|0.34
not~seeing|0.37|0.22
not~she|-0.51|-0.25
not~so|-1.51|-0.52
not~soon|0.51|-0.13
not~stay|0.25|0.23
not~strength|0.45|0.35
not~suicide||0.19
not~talked|0.11|0.16
not~that|-0.78|-0.38
not~the|-0.10|-0.13
not~then|-0.86|-0.31
not~thing||-0.39
not~think|-0.24|-0.23
not~this||-0.73
not~time|-1.04|-0.50
not~until|-1.05|-0.57
not~up|0.14|
not~wake|-0.11|-0.22
not~was|-0.37|-0.18
not~what|-0.11|-0.72
not~would||-0.88
not~year||-0.21
not~years||-0.21
now|-0.13|
now me am||-0.16
now+pills|0.35|0.33
now+take|0.26|0.14
now+think|-1.31|-0.88
now+unsure|-0.19|
now+used|0.28|0.13
now~a|-0.26|
now~jump|0.31|0.29
now~the|-0.28|-0.10
now~think|-0.63|-0.33
no~all||-0.37
no~and||-0.50
no~die|-0.13|
no~do|-0.99|-0.44
no~end|-0.29|
no~except|0.77|-0.16
no~for||-0.46
no~get|0.11|
no~in||-0.54
no~leave|0.40|0.24
no~life|0.52|-0.37
no~mas|0.33|0.34
no~me||-0.25
no~my||-0.23
no~no||-0.19
no~not|-0.77|-1.06
no~of|-0.10|-0.55
no~suicide||-0.11
no~the|-0.70|-1.05
no~think|-0.36|-0.18
no~to||-0.21
no~vivir|0.40|0.45
no~will|-1.08|-0.62
of|0.10|
of a|-0.44|-0.31
of all|-0.49|-0.40
of being|-0.11|-0.32
of being life|1.19|
of cut||-0.11
of die||-0.12
of it|0.12|
of kill|0.63|0.64
of kill me|0.90|0.86
of life|0.34|-0.44
of me||0.10
of me and|-0.29|-0.36
of me want|0.29|0.31
of my kin||-0.15
of my life|-0.59|-0.16
of my pills|0.99|0.95
of pills|0.54|0.63
of pills an|0.54|0.53
of sleep|-0.11|-0.11
of sleep pills|1.01|0.80
of suicide||0.16
of the||-0.18
of the camera||-0.14
of the parking|0.66|0.77
of the think|0.23|
of the train|0.37|0.32
of the wheel|0.36|
of this life|0.49|0.29
of what me|0.19|
off a||-0.12
off a height|-0.13|
off dead|0.20|0.27
off dead and|0.57|0.27
off for|0.71|0.27
off if|0.16|
off if me|0.24|
off not me|-0.27|
off the|0.16|0.34
off the height|0.65|0.67
off the high||-0.13
off the road||0.12
off+soon|0.17|0.22
off+suicide|0.22|0.23
off+ten||-0.16
off+think|0.27|0.26
off+want|0.18|
off+wheel|0.36|
off+will||0.12
office|-0.10|
off~a||-0.41
off~all|0.14|
off~as|0.10|0.14
off~at|-0.12|
off~board||-0.13
off~dead|0.37|-0.16
off~for|-0.33|
off~height|0.41|0.51
off~high||-0.11
off~it||0.19
off~last|0.48|0.57
off~me|0.47|0.20
off~road||0.12
off~soon|0.31|0.34
off~ten||-0.16
of~a|-0.99|-1.50
of~all||-0.33
of~am|0.31|0.32
of~being||-0.35
of~but|-0.44|-0.16
of~camera||-0.13
of~do|-0.44|
of~does|-0.56|-0.14
of~end|-0.30|
of~feel||-0.16
of~for|-2.57|-1.67
of~hair|0.23|0.19
of~he|-0.53|-0.32
of~heart|0.41|0.22
of~hour|0.35|0.37
of~if||-0.24
of~is|-0.41|-0.41
of~it||-0.16
of~laughed||-0.12
of~leave|-0.62|-0.30
of~me|0.16|0.19
of~not|-0.30|-1.29
of~of|-0.52|-0.77
of~on||-0.33
of~once||0.10
of~one|-0.72|-0.30
of~out|-0.21|
of~parking|0.66|0.77
of~pills|0.70|0.75
of~suicide|0.13|0.21
of~that|-1.03|-1.05
of~the|-0.62|-0.18
of~this|-0.29|-1.18
of~unsure|-0.26|
of~we|-0.73|-0.50
of~wheel||-0.14
of~when||-0.41
of~who|-1.46|-0.53
of~would|-0.40|-0.80
okay||-0.10
okay me|0.11|0.15
okay+think||0.13
okay+went|0.77|
okay~think|0.11|0.15
old||-0.23
old house||-0.11
old+soon|-0.12|
old+we|-0.21|
old+will|-0.51|-0.12
old+wrote||-0.14
old~and||-0.48
old~is|-0.52|-0.11
old~it|-0.25|
old~soon||-0.12
old~the|-0.69|-0.40
old~to||-0.28
on a|-2.01|-1.31
on it me|0.43|0.64
on life|0.81|
on me|0.21|0.12
on my|0.18|0.27
on my body|1.07|1.22
on my mind|0.85|0.86
on point|0.79|0.82
on soon|-0.20|-0.14
on soon and|-0.27|-0.22
on soon me|-0.12|-0.20
on sugar||-0.17
on that||-0.78
on the bread||-0.13
on the oven||-0.18
on the table|0.41|0.52
on the train|0.30|0.37
on the way|0.13|
on this||-1.23
on this earth|0.54|
once+pills|0.40|0.45
once~a|-0.68|-0.33
once~kin|0.21|0.26
once~was|-0.22|
oncoming|0.81|0.94
one||-0.10
one more|0.12|
one of|-0.48|-0.77
one who|-0.47|-0.19
one+want||-0.46
one+way|0.29|
one+week|-0.13|
one+who|-0.95|-0.40
one+will|-0.16|
one~do|0.14|
one~that||-0.44
onions||-0.13
only thing|0.38|0.41
only thing that|0.38|0.55
only way||0.12
only+suicide|0.12|0.23
only+thing|0.26|0.25
only+think|-0.24|-0.72
only+tired||-0.14
only~be||-0.20
only~because|0.25|-0.12
only~get|0.19|0.27
only~helps|0.58|0.59
only~is|0.11|
only~kin|0.30|
only~leave||0.15
only~me|0.32|0.15
only~my|0.20|-0.14
only~to|-0.11|
only~will||-0.11
only~would|0.19|
on~a|-0.23|-0.29
on~after|-0.13|-0.21
on~again||-0.24
on~all|-0.18|
on~am|0.21|-0.12
on~better|-0.10|-0.10
on~blade|-0.15|
on~body|0.61|0.74
on~bread||-0.12
on~earth|0.42|
on~end||-0.10
on~have|-0.28|-0.85
on~home|-0.12|-0.18
on~if||-0.12
on~is|-0.97|-0.47
on~jump|0.38|0.49
on~kin||-0.46
on~me|0.17|0.21
on~mind||-0.12
on~my|-0.11|
on~nobody|0.15|0.20
on~of|-0.60|-0.26
on~oven||-0.18
on~soon|-0.22|-0.17
on~table|0.14|0.23
on~that|-0.32|-0.11
on~the|-0.14|
on~this|-0.29|
on~till|0.49|0.49
on~train|0.21|0.28
on~up||0.13
on~want|-0.30|
on~was|-0.20|-0.48
on~where|0.24|0.29
open+want|0.17|
opened my|0.15|
opened~in|0.39|0.42
opened~the|0.18|0.20
or|-0.25|-0.51
or not||-0.17
or~am|0.16|
or~of||-0.41
or~the||-0.15
or~to|-0.55|
other|-0.55|-0.83
our|-1.31|-0.87
our~to|-0.39|-0.17
out except|0.77|0.30
out of it|0.31|0.21
out of my|-0.20|-0.35
out of the||-0.50
out of this||0.25
out~again|0.12|0.14
out~am||-0.22
out~body|0.20|0.28
out~end|0.31|0.42
out~for|-0.17|
out~in|0.11|
out~my|-0.16|-0.18
out~now|0.11|0.19
out~one|0.28|
out~suicide|0.94|1.21
out~think|0.23|
overdose|0.93|0.99
overdose last|0.25|0.31
overdose on|-0.19|-0.20
overdose+pills|0.47|0.43
overdose+soon|0.62|0.63
overdose+think|0.45|0.47
overdose+will|0.76|0.75
overdosed||-0.14
overdose~my|0.15|0.11
overdose~the||-0.13
own||0.11
packed+wheel|0.15|0.13
pain to|0.36|
pain to end|0.91|-0.14
pain+want|-0.11|-0.27
painkillers||-0.12
painting|-0.19|
pain~end|0.30|
pain~me||-0.10
pain~not|0.40|0.10
panic|-0.30|
papers+will|0.22|0.25
paracetamol|0.87|0.89
park and|-0.14|-0.10
parked|-0.22|-0.28
parked~the|-0.10|-0.14
parking+point|0.19|0.31
parking+top|0.66|0.77
parking~and|0.37|0.48
part of me|0.22|0.26
part+want|0.33|
part~die|0.29|0.31
part~me|-0.11|-0.20
part~this|0.28|
part~want||0.18
pass|-0.21|
passed|-0.55|-0.27
passwords|0.70|0.80
passwords~and|0.70|0.80
passwords~me|0.70|0.80
past~and|-0.23|-0.16
patient|-0.55|-0.20
patient~die||-0.16
patient~me||-0.11
patient~to||-0.16
pay|-0.14|
peaceful|0.70|
pense|0.39|0.41
pense a|0.39|0.41
people|-0.55|-0.82
person|-0.17|-0.46
person+want||-0.32
phone|-0.69|-0.29
phone+want|-0.29|
picked up|-0.18|
picked+pills||-0.17
picked~pills||-0.17
picked~the||0.11
picking|0.15|0.30
picture||-1.12
pictures|-0.55|-0.31
pill|-0.12|-0.17
pills|0.78|0.89
pills an|0.54|0.53
pills an hour|0.54|0.53
pills and|0.19|0.35
pills and me|0.46|0.67
pills are|0.40|0.41
pills before||-0.10
pills in|0.70|0.74
pills in my|0.43|0.42
pills it||0.12
pills of pills|0.19|0.23
pills of wine||-0.10
pills on|0.67|0.69
pills on point|0.45|0.45
pills the||-0.11
pills the doctor||-0.11
pills+pills||0.14
pills+point|0.29|0.33
pills+saved|0.89|0.84
pills+sleep|0.16|0.38
pills+soon|-0.42|-0.56
pills+take|0.41|0.52
pills+takes|0.12|0.14
pills+think|-0.26|
pills+thirty||0.15
pills+too|0.13|0.13
pills+two||0.22
pills+wake|0.52|0.61
pills+want|-0.12|
pills+week|0.29|0.38
pills+went||-0.12
pills+will|0.56|0.63
pills+years||-0.13
pills~a||-0.11
pills~ago|0.48|0.49
pills~all|0.45|0.52
pills~am|0.65|0.74
pills~and|0.13|0.19
pills~can|0.91|0.94
pills~dinner||-0.15
pills~do|-0.12|
pills~doctor||-0.11
pills~down||-0.14
pills~for|-0.20|-0.22
pills~gave||-0.11
pills~hand|0.58|0.54
pills~hour|0.63|0.60
pills~in|0.58|0.57
pills~kill|0.60|0.64
pills~kin||-0.14
pills~lay||-0.14
pills~me|0.17|0.42
pills~my|0.53|0.59
pills~not|-0.16|
pills~now|0.58|0.53
pills~of|-0.31|-0.34
pills~on|0.30|0.29
pills~pills||0.12
pills~point|0.35|0.37
pills~sleep|-0.24|-0.28
pills~soon||-0.19
pills~take|0.10|0.32
pills~the|0.16|0.18
pills~think|-0.26|-0.14
pills~this|0.39|0.41
pills~up|0.59|0.66
pills~want|0.15|0.15
pills~week|0.42|0.50
pills~will||0.21
pills~wine||-0.10
place on|0.60|0.23
place+want||-0.16
place+where|0.49|0.65
place~all|0.23|
place~in|0.16|
place~me|0.18|
place~this|0.44|
place~would|0.40|0.13
plan|0.30|0.47
planned|0.13|0.20
planning|0.31|0.52
plans||-0.13
planting||-0.15
play|-2.33|-1.72
played|-1.37|-0.96
played~me|-0.12|
please|-0.11|
please tell my|0.80|0.16
please~her|0.23|
please~kin|0.74|0.34
please~loved|0.65|0.12
please~my|0.46|0.19
plus envie|0.33|0.35
plus envie de|0.33|0.35
plus+vivre|0.33|0.35
plus~de|0.33|0.35
plus~vivre|0.33|0.35
point||-1.55
point in|0.19|-0.12
point in life|0.60|
point in will|0.36|
point of||-0.80
point of life|0.40|
point to|0.18|-0.12
point to get|0.63|
point to keep|0.51|
point+see|0.43|
point+soon||0.11
point+stay|0.14|
point+want|-0.19|-0.92
point+what|0.13|-0.47
point~a|-0.23|
point~anymore|0.18|
point~get|0.22|
point~go|0.25|
point~in|-0.98|-0.21
point~is|-0.22|-0.46
point~keep|0.19|
point~life|0.85|-0.37
point~on|0.35|
point~soon||0.23
point~stay|0.24|
point~the|-0.64|-0.16
point~up|0.18|
point~will||-0.13
potassium|0.18|0.20
prevention||-0.14
prevention+suicide||-0.13
prevention+talked||-0.13
prevention+will||-0.13
project|-0.36|-0.13
promise me|-0.15|
proud|-1.20|-0.80
pull||-0.37
pulled~my|0.18|0.16
punish|0.29|0.30
punish me|0.91|0.82
punish me by|0.72|0.68
punish~by|0.72|0.68
purpose|0.55|0.74
put the|0.43|0.52
put+soon|0.39|0.40
putting+soon|0.17|0.17
putting~on|0.10|0.12
putting~soon|0.19|0.18
put~end|0.41|0.49
put~me||0.11
put~my|0.25|0.28
put~soon|0.16|0.15
put~the||-0.10
put~to|0.28|0.31
quiero|1.45|1.53
quiero morir|0.39|0.41
quiero vivir|0.40|0.45
quiero vivir mas|0.33|0.34
quiero+vivir|0.70|0.72
quiero~mas|0.33|0.34
quiet|0.11|
quiet+will|0.53|0.20
railing|0.64|0.70
rain|-0.68|-0.43
rang||-0.12
range|-0.67|-0.29
range with||-0.12
range+went||-0.12
range~kin||-0.12
razor|0.26|0.31
reached|-0.20|
reached the||-0.12
read|-0.44|-0.21
read+suicide||-0.16
read+we|-0.11|
read+who|0.12|0.19
read~who|0.18|0.25
reason||-0.32
relapsed|0.40|0.40
relapsed~cut|0.62|0.58
relief|-0.15|
remember|-2.14|-1.65
remember~me|-0.41|-0.22
researching|0.29|0.37
right|-0.33|-0.19
rn|-0.11|-0.12
road~in|0.15|0.19
road~the||-0.15
room+soon|0.55|0.14
room+want|-0.21|
room+will|0.17|0.32
room~not|0.52|0.24
rope|0.34|0.39
rope and|0.95|1.01
rope and me|0.47|0.52
rope in|0.17|0.19
rope in the|0.30|0.23
rope is|0.43|0.57
rope+tied|0.40|0.46
rope+tried|0.59|0.48
rope+want|0.17|0.21
rope+we||-0.13
rope~am|0.81|0.88
rope~and|-0.25|-0.40
rope~door|0.45|0.49
rope~in|0.56|0.58
rope~me|1.01|1.13
rope~soon|0.50|0.41
rope~swing||-0.16
rope~the|0.32|0.38
rope~to|0.56|0.62
rope~want|0.26|0.30
rope~will|0.13|0.10
run||-1.12
running and|0.21|0.30
running+want||0.22
running+wheel|0.46|0.58
sad|-0.41|-0.62
sad+want|-0.51|-0.27
safe with|1.05|1.05
safe with me|1.05|1.05
safe~me|0.37|0.46
said||-0.19
said he|-0.30|-0.17
said he want||-0.11
said it|0.16|
said me want|-0.15|
said the|-0.20|
said+she|-0.42|-0.15
said+we|-0.10|
said+what|-0.31|
said~a|-0.63|-0.31
said~and|-0.55|-0.24
said~be|-0.26|
said~die||-0.17
said~kill||-0.15
said~me||-0.19
said~my|-0.29|-0.10
said~of|-0.32|
said~say|0.47|0.28
said~the|-0.31|
said~to||-0.17
said~would|-0.23|
same|-1.61|-1.06
sang||-0.15
sat|0.14|0.20
sat with|0.37|0.41
sat with the|0.68|0.70
sat+until||-0.16
sat+want|0.11|
sat~in|0.37|0.38
sat~my|0.68|0.70
sat~the|0.32|0.32
sat~until||-0.16
saved|-0.19|-0.15
saved up|0.23|0.35
saved~pills|0.89|0.84
say|-0.25|-0.71
say me will|0.18|0.18
say+soon|-0.25|-0.27
say+will|-0.20|
saying|-0.15|-0.14
saying leave|0.71|0.20
saying my|0.76|0.19
saying my letter|0.93|0.31
saying+want||-0.13
saying~letter|0.93|0.31
saying~to||-0.24
says|-0.29|-0.10
says he|-0.34|-0.16
says he want||-0.15
says+she|-0.13|
says+yourself|0.93|0.88
says~die|-0.29|-0.15
says~is|-0.62|-0.33
says~the|-0.15|
says~to|-0.56|-0.33
says~yourself|0.93|0.88
say~all||-0.27
say~and|-0.78|-0.33
say~kill|0.18|0.29
say~soon||-0.15
say~to||-0.30
scare|0.15|
scare me|0.62|0.18
scare+sounds|0.90|
scared|-0.11|-0.15
scared me|-0.28|-0.30
scared+take||0.15
scared+want||-0.22
scared+will|-0.29|-0.13
scared~do|0.31|0.42
scared~kill|0.83|0.84
scared~to|0.16|0.12
scare~it|0.74|
scare~sounds|0.90|
school|-0.11|
school and|0.15|0.24
school and me|0.22|0.29
school+soon||0.11
school+suicide||-0.15
school+will||0.10
school~to|-0.15|
scissors|0.23|0.27
scratched|-0.37|-0.43
sea||-0.11
see a future||-0.15
see a way|0.62|
see any|0.14|
see any point|0.43|-0.13
see my|-0.25|
see my kin||-0.15
see the point|0.80|
see+want||-0.14
see+will|-0.40|
seen|-0.24|-1.25
see~and||-0.51
see~do|0.14|
see~for||-0.34
see~future|0.27|
see~keep|0.14|
see~kin|-0.27|
see~of||-0.59
see~point|0.51|
see~would||0.15
sein|0.35|0.37
sein+tot|0.35|0.37
sein+will|0.35|0.37
self cut|0.57|0.64
self harmed||-0.11
self~and|-0.17|
self~me|-0.15|
self~months|0.14|0.17
serious|-0.29|-0.87
set|-1.24|-0.80
she|-0.31|-0.29
she drove||-0.10
she is|-0.73|-0.35
she takes|0.22|0.26
she takes the|0.24|0.28
she want|-0.55|-0.30
she want to|-0.16|
she+she|-0.91|-0.65
she+soon|-0.14|
she+takes|0.20|0.25
she+think||-0.47
she+told|-0.17|
she+until||-0.12
she+want|-0.70|-1.26
she+way|-0.31|
she+what|-1.03|-0.51
shed|0.25|0.25
sheet|0.10|
shelf||-0.13
she~a|-1.49|-0.84
she~and|-0.40|-0.13
she~at|-0.26|
she~end|-0.26|
she~her|-1.08|-0.56
she~herself|-0.17|
she~in|-1.18|-0.76
she~is|-0.94|-0.56
she~it|-1.12|-0.57
she~kill|-0.14|-0.23
she~life|-0.36|
she~my|-0.51|-0.23
she~on|-0.75|-0.38
she~she|-0.70|-0.54
she~the|-0.28|-0.17
she~to|-0.77|-0.40
she~was|-0.39|-0.11
she~will||0.12
shift+will|0.69|0.71
short|-1.27|-0.74
short+want|-0.15|
short~it||-0.13
shot|-1.32|-0.88
shotgun|0.27|0.34
shot~and|-0.10|
shot~the|-0.34|
should|-0.22|-0.47
should be||-0.11
show|-1.93|-1.48
shower|-0.18|-0.24
shows|-1.26|-0.77
since soon|0.31|0.38
since+suicide|0.36|0.41
since+ten||-0.14
since+will||-0.12
since+years|-0.11|
since~and||-0.14
since~leave|0.78|0.19
sitting in|-0.13|-0.13
sitting in the|0.15|0.15
sitting on|0.22|0.21
sitting on the|0.42|0.46
sitting+wheel|0.17|0.17
sitting~height|1.00|1.03
sitting~in|0.38|0.40
sitting~the|0.35|0.38
sitting~wheel|0.17|0.17
six me|0.79|0.77
six+will|0.33|0.37
sixteen||-0.11
sixteen me||-0.13
sixteen~me||-0.13
six~will|0.79|0.77
sleep|0.10|-0.47
sleep and|0.37|-0.38
sleep early||-0.14
sleep for a||-0.12
sleep forever|0.33|
sleep pills|1.07|1.15
sleep+soon||-0.10
sleep+take|-0.21|-0.22
sleep+think|0.32|0.35
sleep+tired|-0.10|-0.15
sleep+wake|0.26|
sleep+want|0.30|
sleep+went||-0.11
sleep+will|-0.19|
sleeping|-0.12|
sleep~a|-0.39|-0.13
sleep~and|-0.19|
sleep~be|0.76|
sleep~have||0.23
sleep~is|0.12|
sleep~it|0.44|
sleep~me|-0.25|-0.11
sleep~not|0.26|
sleep~to||0.11
sleep~up|0.18|
sleep~wake|0.37|
sleep~want|-0.16|
sleep~week||-0.12
slept|-0.49|-0.24
slept want||-0.16
slept+want||-0.16
slept~and||-0.13
slept~the||-0.11
slitting|0.41|0.53
slitting my|0.41|0.53
slitting my body|0.41|0.53
slitting~body|0.41|0.53
smiled||-0.13
smiled+will||-0.13
snow|-0.11|-0.58
so all would|0.73|0.94
so bad|0.16|0.11
so better|0.42|-0.11
so close|-0.11|
so easy|0.27|0.13
so easy to|0.34|0.17
so glad|-0.70|-0.25
so glad me|-0.20|
so me did||0.15
so much|-1.16|-0.39
so nobody|0.47|0.12
so tired|0.36|
so tired of|0.43|-0.20
some|-0.44|-0.55
some nights|0.93|0.49
some nights me|0.93|0.49
somebody|0.29|
someone|-0.35|-0.43
something~and||-0.20
some~life|0.30|
some~the|-0.53|-0.16
song|-0.37|-0.16
song+want|-0.34|-0.14
soon after|0.44|0.45
soon and||0.10
soon as|0.16|0.21
soon as the|0.41|0.44
soon is|-0.13|-0.12
soon it|-0.12|-0.13
soon it would|0.50|
soon me|0.58|0.77
soon me am|0.34|0.49
soon me got||-0.14
soon me have||0.15
soon me want|0.12|0.18
soon me will|0.16|
soon or|0.21|
soon or any|0.20|-0.17
soon soon|0.12|0.15
soon soon me|0.69|0.63
soon that|0.21|0.31
soon that is|0.69|0.82
soon with|-0.10|
soon+soon|0.16|0.25
soon+sorry|0.46|0.42
soon+suicide|0.43|0.42
soon+table|0.41|0.38
soon+think|0.43|0.62
soon+train|-0.13|-0.13
soon+under|0.47|0.55
soon+until|-0.39|-0.17
soon+wake|-0.10|-0.14
soon+wanting|0.12|0.12
soon+what|-0.13|-0.22
soon+wheel|0.14|0.23
soon+while|0.21|0.21
soon+will|0.27|0.40
soon+wrote|0.15|0.16
soon+year|-0.18|
soon+years|-0.15|
soon~after|0.16|
soon~all|0.66|0.69
soon~am|0.37|0.54
soon~any|0.17|-0.15
soon~at|0.39|0.21
soon~be|0.20|0.25
soon~better|-0.17|
soon~burden|0.72|0.30
soon~by|0.44|0.48
soon~can|-0.19|-0.23
soon~cried||-0.16
soon~day|-0.10|-0.18
soon~dead|0.62|
soon~die|0.50|0.53
soon~do|0.54|0.72
soon~end|0.44|0.52
soon~feel||-0.11
soon~got|-0.31|-0.41
soon~have|-0.17|
soon~his|0.33|0.27
soon~in||-0.16
soon~is|0.11|0.21
soon~it||0.12
soon~keep|0.14|0.22
soon~kill|0.29|0.33
soon~little|0.20|0.17
soon~me|0.19|0.41
soon~my|-0.24|-0.39
soon~night|-0.14|-0.15
soon~not|0.43|0.33
soon~on|0.18|0.27
soon~pills||-0.16
soon~sleep|-0.13|-0.16
soon~sorry|0.68|0.58
soon~take|-0.17|-0.54
soon~the|0.53|0.66
soon~then|0.90|1.01
soon~think|0.16|0.30
soon~to|0.13|0.25
soon~was||-0.15
soon~what|-0.16|-0.13
soon~will||-0.17
soon~work|0.25|0.25
soon~would|0.47|0.21
sorry|-0.92|-0.52
sounds|-0.19|-0.73
sounds better|0.25|0.13
sounds better than|0.31|0.14
sounds+want|-0.27|-0.16
sounds~than|0.24|
sounds~this|0.29|
soup|-0.25|
so~all|-0.33|-1.57
so~am|-0.25|-0.11
so~and|-0.14|
so~as||-0.17
so~can|-0.11|
so~could|-0.78|-0.25
so~dead||0.18
so~for|-2.16|-1.08
so~have||0.10
so~her|-0.70|-0.30
so~is|-0.22|-0.25
so~it|-0.40|-0.43
so~kill|-0.29|-0.39
so~life|0.18|
so~my|-0.22|
so~nobody|-0.14|-0.11
so~of||-1.45
so~on|-1.21|-0.51
so~soon||-0.18
so~take|-0.39|-0.12
so~that||-0.25
so~this|-0.26|-0.87
so~wake|0.51|
so~was|-0.15|
spreadsheet||-0.16
squad+suicide||-0.14
standing~the||0.18
stand~the|0.23|
start|-1.01|-1.53
started cut|0.73|0.70
started cut again|0.73|0.70
started think|0.39|0.47
started to|0.30|
started+think|0.16|0.25
started~after|0.38|0.45
started~again|0.55|0.60
started~me|0.19|0.28
stay for|0.76|
stay here|0.63|0.91
stay life|0.48|0.34
stayed|-0.24|
stayed+until||-0.17
staying|0.18|-0.11
stay~the|-0.27|
step|0.11|0.19
stepping|0.24|0.28
sterben|0.32|0.34
sterben+will|0.32|0.34
stones|0.23|0.32
stones in|0.85|0.82
stones in my|0.85|0.82
stones~my|0.85|0.82
stood||-0.11
stood on|-0.20|
stood on the|-0.12|
stood+think|0.60|0.30
stood+watched||-0.11
stood~height|-0.19|
stood~the||-0.17
stood~watched||-0.11
stood~with||0.11
stopping|0.11|0.19
stopping me|0.52|0.57
stopping me from|0.77|0.84
stopping~from|0.51|0.58
stops||0.15
stops me|0.68|0.84
story|-0.71|-1.22
story+will|-0.27|
story~man||-0.11
story~who||-0.12
strength to|0.33|0.29
strength~life|0.55|0.37
strong+think|0.34|0.37
students|-0.42|-0.13
subscription||-0.13
subscription+want||-0.18
such|-0.29|-0.61
such a||-0.21
such a burden|0.81|-0.11
such~burden|0.67|
sugar|-0.40|-0.15
sugar again||-0.19
sugar and||-0.13
sugar~better||-0.14
sugar~feel||-0.16
suicidal|0.27|0.49
suicide|0.64|0.93
suicide again|0.78|0.67
suicide all|0.28|0.26
suicide all think|0.91|0.89
suicide attempt||-0.14
suicide but|0.19|0.22
suicide but me|0.28|0.29
suicide feels|0.50|0.60
suicide feels want|0.50|0.60
suicide in||-0.13
suicide in my||-0.14
suicide is|0.19|0.25
suicide letter|1.00|0.97
suicide many|0.15|0.15
suicide many day|0.15|0.15
suicide me am||-0.11
suicide prevention||-0.13
suicide since|0.35|0.38
suicide soon|0.46|0.48
suicide squad||-0.14
suicide when|0.59|0.73
suicide when me|0.59|0.73
suicide+telling||-0.15
suicide+think|0.43|0.57
suicide+three|0.23|0.22
suicide+tired|-0.15|
suicide+used||-0.11
suicide+volunteer||-0.15
suicide+want|0.37|0.51
suicide+way|0.58|0.92
suicide+weeks|0.92|0.92
suicide+whether||-0.15
suicide+will|0.27|0.31
suicide+years||-0.12
suicider|0.61|0.62
suicide~a|0.21|0.24
suicide~all|0.19|0.24
suicide~am|-0.21|-0.23
suicide~and|0.25|0.33
suicide~because||0.14
suicide~but||-0.12
suicide~changed||-0.11
suicide~day|0.44|0.50
suicide~have||-0.11
suicide~in|-0.14|-0.25
suicide~is||-0.13
suicide~it|0.51|0.48
suicide~many|0.58|0.54
suicide~me|0.18|0.27
suicide~mind|0.85|0.86
suicide~my|0.37|0.61
suicide~nobody|0.11|0.17
suicide~not|-0.13|
suicide~of|-0.13|
suicide~off|0.22|0.23
suicide~on|0.37|0.42
suicide~only|0.12|0.23
suicide~school||-0.15
suicide~since|0.23|0.24
suicide~soon|0.24|0.21
suicide~telling||-0.15
suicide~think|0.28|0.21
suicide~this|0.12|0.12
suicide~tired|-0.15|
suicide~to||-0.16
suicide~want|0.50|0.60
suicide~was|0.13|0.14
suicide~weeks|0.92|0.92
summer||-0.57
sunday|-0.11|-0.15
surgery goes|0.31|
surgery+want|0.19|
survive|-0.27|
swallow|0.26|0.16
swallowed|0.42|0.50
swallowing|0.13|0.23
swing|-0.23|
t|-0.14|
table|-0.16|-0.17
table and|0.65|0.78
table~am|0.47|0.46
table~it|0.27|0.34
table~me|0.33|0.34
table~soon|0.41|0.38
table~to|0.26|0.28
take a blade|0.29|0.31
take a want||-0.10
take all|0.35|0.29
take all all||0.29
take all of|0.51|0.55
take everything||0.15
take everything me||0.24
take his|-0.14|
take his my||-0.13
take it anymore|-0.15|
take me|0.16|
take me out|0.82|0.24
take my|-0.16|
take my life|0.39|0.44
take my my|1.00|1.18
take my pills|-0.14|-0.14
take pills|0.47|0.45
take the pills|-0.29|-0.28
take too|-0.20|
take too many|0.58|0.53
take+tired|-0.12|
take+too|-0.13|
take+we|-0.37|-0.12
take+week||0.11
take+went|-0.12|
take+why|0.23|
take+will|0.16|0.38
takes|0.16|
takes me|0.32|
takes the|0.36|0.22
takes the kin|0.65|0.68
takes to|0.16|0.22
takes+want|0.49|
takes+will|0.31|0.39
takes~kin|0.47|0.52
takes~me|0.25|0.15
takes~my|0.68|0.28
takes~will|0.48|0.55
take~again|-0.11|
take~all|0.12|
take~an||0.10
take~and|0.37|0.30
take~anymore|-0.14|
take~bath||-0.10
take~before|-0.15|
take~blade|0.40|0.44
take~body|0.19|0.22
take~cabinet|0.84|0.85
take~cut|0.23|0.27
take~do||0.15
take~doctor||-0.11
take~for||-0.56
take~gun|0.67|0.19
take~headache||-0.12
take~in||-0.11
take~kin||-0.16
take~last|-0.15|-0.15
take~life|0.40|0.44
take~many|0.40|0.25
take~me|0.42|0.38
take~month|0.34|0.14
take~my|0.16|0.21
take~now|0.64|0.28
take~of||-0.10
take~out|0.20|
take~pills||0.12
take~sleep|-0.24|-0.28
take~soon|0.19|0.22
take~the|-0.20|
take~want||-0.14
take~week|0.34|0.42
take~went||-0.12
take~when|0.22|
take~will||0.15
talked will|-0.41|-0.23
talked+will|-0.45|-0.26
talked~at||-0.12
talked~of|0.13|0.16
talked~prevention||-0.13
talked~soon||-0.13
talking|-0.50|-0.24
talking will|-1.30|-0.78
talking+will|-1.49|-0.92
taxes|-0.50|-0.19
team|-1.83|-1.30
team~me|-0.35|
team~not|-0.23|
teenager+used|0.16|0.22
tell all me|0.53|0.15
tell my|0.49|0.30
tell my kin|0.59|0.37
telling me|-0.17|-0.18
telling me to|0.21|0.24
telling~kill|0.28|0.30
telling~me|-0.12|-0.10
tell~and||-0.12
tell~her||-0.15
tell~kin|0.17|
tell~loved|0.80|0.16
tell~me|0.26|0.15
ten minutes||0.12
ten years|-0.14|
ten+years|-0.26|
ten~me|-0.11|
ten~my|0.19|0.20
than go|0.26|0.33
than this|0.42|
thankful|-0.20|
than~one|0.19|
than~this|0.20|0.37
than~to||0.12
that|-0.34|-0.35
that helps|0.22|0.27
that hike||-0.10
that is|-0.73|-0.44
that my||0.17
that my kin|0.33|0.48
that song|-0.17|
that was|-2.20|-1.22
that~a|-0.52|-1.74
that~ago|-0.18|
that~all|-0.75|-0.19
that~and|-0.13|-0.13
that~be||-0.16
that~been||-0.54
that~do|-0.26|-0.41
that~for|-1.00|-0.41
that~have|-0.39|-0.46
that~if|-1.09|-0.51
that~in|-0.45|-1.33
that~is|-0.68|-0.23
that~life|-0.10|
that~my|-1.05|-1.64
that~suicide|0.24|0.30
that~the|-0.43|
that~time||-0.43
that~to|-0.58|-0.27
that~truth||0.21
that~was|-0.92|-1.39
that~will|-0.42|-0.11
that~years|-0.32|
the all||-0.28
the anniversary||-0.16
the bath|0.62|0.65
the bath and|0.62|0.65
the bathroom|-0.14|
the bathroom door|0.51|0.51
the best|-0.78|-0.82
the bills||-0.14
the blade|0.48|0.54
the blade in|0.16|0.14
the blade me|0.53|0.61
the blade to|0.33|0.35
the book|-0.17|
the bread|-0.11|
the bread blade||-0.15
the cabinet|-0.13|-0.16
the camera|-0.10|
the cat|0.22|0.12
the city|-0.25|
the coast|0.17|0.23
the couch|-0.11|
the courage|0.31|0.34
the courage to|0.29|0.28
the cut|0.12|0.16
the cut on|0.43|0.42
the day me|0.48|0.45
the death||-0.27
the death and|0.16|
the death of|-0.11|
the death was||-0.12
the dishes|0.34|0.33
the doctor||-0.37
the doctor gave||-0.11
the door|0.12|0.17
the drawer|0.57|0.62
the end|-0.19|-1.36
the end of|-0.16|-0.61
the engine|-0.15|-0.18
the exam||-0.18
the first|-0.37|-0.16
the god||-0.51
the gun|0.98|1.16
the gun in|0.39|0.37
the gun is|0.67|0.64
the gun me|1.18|1.19
the gym|-0.21|
the height|0.43|0.46
the height and||-0.31
the height at||-0.16
the height fixing||-0.18
the height me|0.35|0.35
the height now|0.41|0.41
the height of|0.21|0.26
the high|-0.10|
the high board||-0.13
the hotel|0.26|0.29
the house is||-0.13
the house would|0.19|0.35
the keys|0.10|0.14
the kill range||-0.12
the kin are||-0.11
the kin me|0.56|0.64
the last time|0.35|0.22
the letter|0.53|0.66
the letter and|0.61|0.61
the letter are|0.87|0.90
the letter is|0.62|0.69
the line|-0.19|
the many pills|0.28|0.41
the new|-0.70|-0.54
the news|-0.30|-0.13
the next|-0.26|
the night|-0.17|-0.14
the night me|-0.34|-0.42
the nurse||0.11
the office|-0.31|
the one who|-0.11|
the only||0.15
the only thing|0.41|0.43
the only way||0.12
the oven||-0.14
the pain||-0.12
the pain to|0.91|-0.14
the parking||0.23
the pills|0.44|0.53
the pills and|0.74|0.73
the pills are|0.61|0.63
the pills in|0.68|0.67
the pills the||-0.11
the place|0.19|
the plants||-0.16
the point|0.13|-0.83
the point in|0.87|
the point of|0.24|-0.34
the rope|0.89|0.96
the rope and|0.93|0.93
the rope is|0.53|0.67
the same|-0.99|-0.59
the shed|0.13|0.12
the shelf||-0.15
the shower||0.14
the soon that|0.69|0.82
the storm||-0.14
the strength|0.36|0.31
the strength to|0.36|0.31
the suicide||-0.11
the surgery|0.20|
the surgery goes|0.33|
the table||0.16
the table and|0.30|0.37
the team|-0.64|-0.31
the think|0.35|0.20
the think of||0.11
the think to|0.35|0.49
the time||0.12
the time you|0.37|0.48
the train|0.24|0.40
the train me|0.68|0.85
the trains|0.15|0.18
the tree|0.10|0.18
the wall|0.18|0.24
the water|0.17|0.18
the water and||-0.11
the way||-0.18
the way home|0.45|0.17
the wedding|-0.15|
the wheel|0.22|
the wheel in|0.64|0.63
the wheel park||0.20
the will|0.11|-0.13
the will to|0.22|-0.15
the year|-0.66|-0.31
then|-0.36|-0.20
then all||-0.21
then all would|0.29|
then me made|0.14|0.16
then~more|0.12|
then~would||-0.18
there is a||0.15
there is hopeless|0.40|-0.18
there is no|0.14|-0.13
there is only|0.27|0.17
there me||-0.16
there~anymore|0.69|0.16
there~except|0.25|-0.10
there~for|0.19|
there~future|0.25|
there~here|0.27|
there~hopeless|0.35|-0.20
there~in||-0.12
there~keeping|0.47|-0.10
there~life|0.34|
there~me|0.35|
there~my|0.51|0.40
there~no||-0.21
there~of||-0.10
there~one|0.11|
there~only|0.13|
there~pills|0.30|0.33
there~place|0.22|0.10
there~point|0.12|-0.36
there~to||-0.18
there~under|0.76|0.85
there~voice|0.75|0.80
these|-1.35|-0.78
they||-0.43
the~a|-0.34|-0.12
the~again||-0.11
the~all|0.12|0.10
the~anchor|0.16|0.23
the~and||0.15
the~as|-0.17|
the~asked|-0.11|
the~at|-0.35|
the~be||-0.71
the~being||-0.82
the~better||-1.21
the~blade|0.16|0.19
the~blue|-0.19|
the~body|0.16|0.19
the~breathe|0.16|0.19
the~broke|0.20|0.23
the~but|-0.93|-0.47
the~by|-0.71|-0.24
the~came|0.10|
the~checked||-0.10
the~close|-0.14|-0.16
the~come|0.36|0.23
the~comes||0.12
the~coming||-0.14
the~could||-0.52
the~cousins||-0.13
the~dead||-0.29
the~did|-0.34|-0.33
the~door|0.15|0.27
the~dose||0.14
the~drawer|0.40|0.43
the~driver|0.37|
the~each|0.11|
the~end|0.17|0.18
the~evening|0.23|-0.12
the~ever||-0.65
the~felt|-0.26|
the~find||0.13
the~first|-0.73|-0.45
the~for|-0.12|
the~front||-0.11
the~gave|-0.14|
the~has|-0.41|-0.16
the~he|-1.67|-1.12
the~head|0.36|0.43
the~height||0.13
the~helps|0.21|0.25
the~her|-1.45|-0.85
the~here|-0.16|
the~him|-0.62|-0.37
the~hold|0.36|0.44
the~home|-0.16|-0.19
the~hopeless||-0.12
the~hour||0.11
the~if||-1.17
the~is|0.17|
the~jump|0.39|0.50
the~keep|0.10|0.23
the~keeps||-0.11
the~laughed|-0.17|
the~made|-0.17|-0.78
the~make||-0.78
the~man|-0.43|-0.22
the~many||0.11
the~me|0.38|0.38
the~more|-1.55|-0.85
the~movie|-0.41|-0.16
the~much|-1.06|-0.36
the~my|0.11|0.22
the~new|-0.56|-0.36
the~not|0.11|0.16
the~oddly|0.14|0.18
the~of|-0.21|-0.43
the~off||-0.12
the~one|-0.46|-0.20
the~open|0.16|0.14
the~or||-1.07
the~out||0.10
the~park|-0.14|-0.12
the~parking|0.53|0.65
the~pills|-0.20|-0.35
the~point|-0.14|
the~quiet|0.21|0.28
the~rang||-0.11
the~read|-0.68|-0.36
the~rest|0.34|0.10
the~room||-0.25
the~rope|0.22|0.23
the~running|0.11|0.15
the~sat|0.26|0.26
the~say||-0.34
the~see|-0.30|
the~she|-0.35|-0.13
the~shed|0.12|0.11
the~sleep|-0.15|
the~slept||-0.12
the~snow|-0.12|
the~something|-1.17|-0.64
the~soon|0.30|0.41
the~squad|0.27|
the~station|0.30|0.22
the~stood||-0.10
the~story|-0.50|-0.19
the~suicide|0.22|0.29
the~takes|-0.26|-0.38
the~than|-0.28|-0.81
the~that|-0.17|
the~then|-0.11|-0.14
the~there|-0.14|
the~think||0.12
the~thirty|0.20|-0.15
the~till|0.24|0.26
the~times|-0.65|-0.32
the~too|-0.42|
the~twice|0.13|0.15
the~two|-0.68|-0.38
the~us|-0.65|-0.38
the~want|-0.16|
the~was|-0.20|-0.14
the~we|-0.11|
the~well|-0.75|-0.24
the~went||-0.35
the~were|-0.30|
the~what|-0.20|-0.18
the~when|-0.27|
the~where||0.14
the~which|-0.68|-0.38
the~who|-0.68|-0.22
the~you|0.18|0.21
thighs|0.51|0.53
thing me||-0.75
thing that|0.17|0.20
thing that helps|0.58|0.59
thing to do||0.16
thing+will|-0.22|-0.78
things~end|0.15|0.29
things~not||0.14
thing~helps|0.58|0.59
think a|-0.11|
think a lot|0.13|
think and me|0.20|0.33
think being life|0.42|
think for soon|-0.11|
think how|0.15|0.16
think how me|0.36|0.48
think how to|0.28|0.21
think in|-0.30|
think it|-1.26|-1.91
think me have|0.12|
think me will||-0.13
think my my|0.42|
think of||0.22
think of kill|0.90|0.86
think of suicide||0.16
think on||0.12
think the||-0.26
think to|0.17|0.22
think to cut|0.96|0.94
think to end|-0.23|-0.14
think to kill|0.73|0.77
think will|0.58|0.52
think will crashing|0.47|0.52
think will death|0.33|
think will die|0.24|0.29
think will end|0.14|0.25
think will how|0.12|-0.25
think will it|0.18|0.33
think will jump|0.35|0.36
think will my|-0.24|-0.20
think will suicide|0.24|0.26
think will take|1.17|1.23
think will the|-0.23|-0.38
think will what|0.37|0.19
think+told|-0.14|
think+train|0.18|0.28
think+trains|0.12|0.14
think+under|0.28|0.43
think+used|-0.31|
think+wall|0.58|0.57
think+ways|0.13|0.11
think+weeks|0.44|0.44
think+wheel|0.11|0.27
think+will|0.19|0.16
thinking|0.38|0.43
thinks~me|0.14|0.23
think~again|0.45|0.50
think~around|0.14|
think~at|-1.23|-0.54
think~being|0.14|-0.11
think~better|0.18|
think~but|-1.27|-0.71
think~by||0.13
think~come|0.30|0.16
think~coming|0.11|0.15
think~crashing|0.47|0.52
think~death|0.49|
think~die|0.59|0.89
think~do|0.26|
think~driving|0.35|0.46
think~each|0.31|0.32
think~end||0.21
think~for||-0.98
think~front|0.47|0.44
think~gun|0.24|0.23
think~height|-0.14|
think~how|0.31|
think~if||-0.51
think~into|0.50|0.57
think~is|-0.11|
think~jump|0.41|0.48
think~kill|0.73|0.74
think~life||-0.15
think~lot|0.35|
think~many|0.12|0.19
think~me|0.35|0.38
think~my||0.16
think~night|0.70|0.82
think~off|0.10|0.28
think~out||-0.18
think~overdose|0.78|0.78
think~pills||0.13
think~sleep|0.34|0.35
think~soon|0.33|0.44
think~stood|1.08|0.41
think~suicide|0.43|0.52
think~take|-0.12|
think~that|-0.94|-1.24
think~this|-0.12|-0.15
think~time|-0.12|
think~train|0.25|0.35
think~up||0.25
think~wall|0.59|0.55
think~was|-0.35|-0.39
think~water|-0.20|-0.24
think~ways|0.41|0.41
think~where|0.21|
think~while|0.14|0.15
think~would|0.10|
think~year|0.15|
thirty|0.34|
thirty pills||0.11
thirty+will|0.95|-0.11
thirty~and|0.35|0.37
thirty~me|0.34|-0.19
thirty~my|0.35|0.37
this||-0.11
this all|0.28|-0.22
this body|0.45|0.23
this call|0.56|0.62
this city|0.11|
this earth|0.65|
this house|0.44|0.48
this is|-0.43|-0.34
this is leave|0.88|0.14
this is my||0.10
this job|-0.12|
this life|0.47|0.16
this life of||-0.11
this me||0.16
this me will|0.82|0.96
this month|0.33|0.47
this room|0.29|
this soon and|-0.13|-0.14
this time soon||0.12
this year|-0.33|
this~a|-1.67|-0.79
this~by||-0.15
this~entry|0.22|-0.14
this~for|-0.52|
this~is|-0.57|-0.63
this~it|-0.84|-0.41
this~last|0.12|0.11
this~leave|0.63|0.31
this~night|0.14|0.24
this~not||-0.64
this~of|-0.17|
this~off|0.23|0.31
this~soon|-0.14|-0.27
this~the|-0.35|
this~think|-0.15|
this~to|-0.22|
this~want|-1.03|-0.83
this~with|-1.62|-0.91
three|-0.19|
three times|0.22|0.21
three+times|0.18|0.15
three+until||-0.11
three~and||-0.12
three~me||-0.11
three~my||-0.11
through|-0.45|-0.17
tickets|-0.27|
tied|0.22|0.26
tied the|0.45|0.46
tied the rope|0.45|0.46
tied+want|0.13|0.22
tied~and|0.44|0.47
tied~door|0.36|0.42
tied~me|0.48|0.49
tied~rope|0.36|0.38
tied~to|0.29|0.36
till|0.14|0.24
till it|0.71|0.93
till~and|0.25|0.31
till~is|0.17|0.29
till~it|0.50|0.57
time soon|-0.11|-0.13
time soon me||0.12
time with|-0.34|
time you|0.17|0.28
time+train||0.12
time+will||0.15
time+you|0.14|
times|-0.18|
times~me||-0.11
time~a|-1.40|-0.76
time~and||-0.56
time~me|0.13|0.18
time~my|-0.89|-0.41
time~this|0.14|0.25
time~train|0.12|0.14
time~up||-0.33
time~will|0.19|0.28
tired||-0.18
tired and me||0.13
tired me|0.40|
tired of|0.19|-1.01
tired of life|0.34|
tired of this|0.58|
tired+tired|0.68|
tired+wake||-0.11
tired~being|-0.30|
tired~it|0.18|0.26
tired~life|0.44|-0.28
tired~my|-0.14|
tired~sleep||-0.14
tired~the|-0.37|
tired~tired|0.68|
tired~to|0.16|
tired~wake||-0.13
tired~want|0.17|
to a|-2.46|-1.32
to all||-1.46
to all who|0.12|
to be a|-0.21|-0.79
to be dead|1.56|1.25
to be death||-0.11
to be end|0.99|-0.24
to be here||-0.37
to be leave|-0.27|-0.32
to be life|0.21|0.25
to be the|-0.69|-0.38
to be with|-0.10|
to call my||0.16
to cut||0.25
to cut me||0.19
to cut my|0.37|0.47
to cut the|-0.24|
to death|-0.44|-0.22
to die|0.84|0.85
to die again|0.12|0.14
to die and|0.24|0.15
to die many|0.23|0.22
to die me||0.17
to die so|0.69|0.78
to die soon|0.52|0.48
to do it|0.12|0.21
to drive into|0.83|0.75
to end|0.11|0.26
to end it|0.97|1.05
to end life||-0.13
to end my|-0.41|
to end the|-0.17|
to end things|0.79|0.98
to end this||-0.17
to end up|0.19|0.22
to feel|0.12|0.22
to feel this|0.86|0.93
to find||-0.12
to get|-0.38|-0.61
to get up|0.40|
to go||-0.41
to go on|0.29|
to go to||-0.53
to it|-0.11|
to jump|0.82|0.97
to jump in|0.38|0.39
to jump off|0.23|0.36
to jump sleep|0.48|0.16
to jump soon|0.81|0.77
to keep||-0.82
to keep life|1.06|
to keep trying|0.37|
to kill|0.36|0.44
to kill herself|-0.26|-0.15
to kill himself||-0.10
to kill me|1.00|1.09
to leave||-0.65
to leave and|0.89|-0.13
to leave to||-0.12
to let|0.22|0.17
to let go|1.40|0.87
to life another|1.11|0.41
to life anymore|0.35|0.27
to life for|0.19|
to life in|-0.28|
to life me|-0.18|0.26
to look||-0.43
to look future|0.31|
to make it|0.40|
to me anymore|0.78|
to my|0.13|
to my body|0.49|0.58
to my kin|0.19|
to my old||-0.14
to not be|0.29|0.17
to overdose|0.80|0.85
to point it|0.28|0.34
to say||-0.43
to see|-0.20|-0.18
to self cut|0.23|0.25
to sleep and|0.48|
to sleep early||-0.14
to sleep for|0.18|-0.13
to sleep forever|0.33|
to stay|0.26|
to stay for|0.76|
to stay life|0.48|0.34
to take all|0.48|0.44
to take my|-0.10|
to tell|-0.24|
to the|-0.36|
to the door|0.29|0.36
to the height|0.13|0.16
to the kill||-0.12
to the kin|-0.17|
to think|-1.76|-1.18
to think will|-0.27|
to thirty|0.16|-0.14
to try|-0.65|-0.50
to wake|-0.11|-0.26
to wake up|-0.10|-0.23
to walk into|0.49|0.49
to want to|0.17|
toddler|-0.17|
told all||0.11
told me|-0.85|-0.53
told me to||-0.11
told my|0.21|0.31
told the|0.22|0.30
told+week|0.52|0.60
told+will|-0.42|-0.15
told~a|-0.11|
told~and|-0.27|
told~kill|0.16|0.14
told~me|0.21|0.32
told~not|0.24|0.25
told~suicide|0.23|0.28
told~think||-0.11
told~was|0.48|0.58
told~will|-0.37|-0.11
tomorrow||-0.10
tonight|0.52|0.62
too|-0.21|-0.41
too many||0.15
too many and|1.04|1.06
too many pills|0.56|0.51
too much||-0.72
too+wake||0.17
too+week|0.20|0.29
too+will|-0.35|-0.96
too~pills|0.32|0.27
too~the|-0.34|
too~to|-0.12|
too~wake|0.11|0.19
top|-0.38|
top~parking|0.66|0.77
top~the||-0.11
tot|0.43|0.47
tot sein|0.35|0.37
tot+will|0.35|0.37
tower||-0.10
town|-0.87|-0.40
to~a|-0.47|-0.19
to~after||-0.11
to~an|-0.24|
to~anymore|0.40|
to~anything||-0.15
to~are|-0.42|-0.12
to~as||-0.20
to~at|-1.52|-0.87
to~back|-0.60|-1.18
to~before||-0.11
to~blood|0.31|0.38
to~body|0.10|0.10
to~book|-0.16|
to~by|-0.11|
to~called|-0.23|
to~can|-0.22|
to~dead|0.93|0.87
to~death|0.12|-0.17
to~die|0.22|0.43
to~dinner|-0.15|
to~do|0.11|
to~early|-0.22|
to~end|0.18|
to~forever||-0.14
to~forget||-0.10
to~from|-0.43|-0.50
to~front|0.18|0.22
to~get||-0.12
to~go|0.33|
to~god||-0.17
to~got|-0.16|
to~he|-0.13|
to~height|0.26|0.40
to~her|-1.06|-0.46
to~herself|-0.32|-0.20
to~high|-0.12|-0.20
to~him|-0.78|-0.63
to~his|-0.16|
to~how|-0.17|
to~hundred||-0.15
to~if|-2.33|-1.42
to~in|-0.44|-0.21
to~is|-0.14|
to~it||0.11
to~job|-0.32|-0.18
to~jump|-0.10|-0.33
to~kill||-0.14
to~last|0.19|
to~late|-0.11|
to~life|0.32|0.43
to~many|-0.13|
to~me|0.24|0.39
to~more|-0.12|
to~my|-0.12|-0.18
to~new|-0.52|-0.35
to~next|-0.10|-0.54
to~night|-0.11|-0.13
to~no|-0.23|-0.63
to~nobody|0.31|0.31
to~old||-0.29
to~once|0.10|0.13
to~one|-0.13|
to~or|-0.18|-1.05
to~part||-0.11
to~pills|-0.20|-0.39
to~range||-0.11
to~room|-0.15|
to~rope|0.27|0.27
to~said|-0.14|
to~see|-0.21|
to~six||-0.13
to~small|0.17|
to~soon|0.17|0.17
to~subscription||-0.18
to~talked|0.11|0.15
to~team|-0.29|-0.13
to~that|-0.44|-0.32
to~think|-0.16|
to~this||-0.11
to~time|-0.13|
to~tired|0.10|
to~too||-0.12
to~train||0.18
to~two|-0.58|-0.21
to~until|-0.68|-0.40
to~up||-0.44
to~wake|0.12|
to~was|-2.19|-1.62
to~water|-0.14|-0.18
to~we|-0.28|-0.13
to~week|-0.14|-0.16
to~what|-0.60|-0.15
to~who||-0.87
to~work|-0.70|-0.35
to~would|-0.15|
to~years|-0.68|-0.40
to~you|-2.20|-1.54
tracks|0.35|0.45
trade||-0.44
train|0.11|0.20
train is at|0.18|0.22
train me|0.45|0.61
train me think|0.44|0.48
train train|0.20|0.32
train want||-0.10
train was||-0.14
train+train|0.22|0.38
train+wheel|0.17|0.28
train+will|0.54|0.57
training|-0.34|-0.12
training+will||-0.15
training~will||-0.15
trains and|0.12|0.14
trains~and||-0.19
train~and|0.36|0.43
train~at|0.26|0.27
train~coming|0.26|0.29
train~is|0.11|0.16
train~it|0.38|0.46
train~kin||-0.12
train~me|0.39|0.52
train~soon||0.11
train~the|0.11|0.22
train~think||0.13
train~want|0.16|0.11
train~will|0.39|0.46
tried to kill|0.19|0.17
tried+year|0.23|0.21
tried+years|-0.12|-0.15
tried~kill|0.19|0.17
tried~last|0.14|0.17
tried~life||-0.12
tried~month|0.16|0.19
tried~the|-0.14|-0.22
tried~year|0.27|0.24
trip|-0.54|-0.28
truck|-0.53|-0.26
truth+want||0.21
try|-2.08|-1.80
try+want|-0.52|-0.33
trying|-0.14|-0.31
trying to|-0.35|-1.63
trying+want||-0.28
trying~life|0.25|
tuesday||0.11
twenty|0.39|0.45
twice this|0.78|0.74
twice~week||0.11
two|-0.20|
two~a|-0.31|
two~and|-0.12|-0.11
two~me||0.10
two~pills|1.01|0.90
two~will||0.13
unalive|0.64|0.59
uncle|-0.52|-0.20
under my|0.70|0.41
under the|0.16|
under~me|0.19|0.35
under~the|0.35|
under~think|0.57|0.75
unsure|-0.38|-0.54
unsure how||-0.50
unsure what|-0.22|
unsure why|-0.69|-0.24
unsure+what|-0.32|
unsure+why|-0.76|-0.26
unsure~do|-0.28|
unsure~kill|0.79|0.82
unsure~life||-0.15
unsure~not|-0.32|
unsure~to||-0.18
unsure~want||-0.14
unsure~would|-0.43|-0.10
until all|-0.18|-0.13
until all blood|0.67|0.69
until it|-0.11|
until it blood|0.35|0.36
until me cut|0.68|0.60
until soon|-0.23|
until three||-0.11
until~because|0.22|0.25
until~blood|1.27|1.35
until~cut|0.68|0.66
until~deserve|0.34|0.36
until~me|0.14|0.22
until~the|-0.17|-0.25
up anymore|0.47|-0.16
up at|-0.30|
up how|0.30|0.36
up in the|0.13|0.11
up many|0.20|-0.32
up me|0.15|
up my|-0.20|
up on life|1.05|
up soon|0.29|
up to|-0.19|
updated|-0.22|
updated my||-0.12
up~am|0.12|
up~coffee||-0.19
up~end|0.12|0.18
up~five||-0.15
up~go|0.20|
up~is|-0.20|
up~life|0.61|
up~made||-0.13
up~on||-0.37
up~soon|-0.15|-0.23
up~that|-0.25|
up~then|-0.11|
up~to||0.12
urge|0.83|0.86
us|-1.14|-0.72
used|-0.21|-0.15
used to be||-0.15
used to cut|0.14|0.10
used to think||-0.11
used to want||0.12
used+will|-0.36|
used~as||0.13
used~be||-0.15
used~die|0.23|0.33
used~many||-0.14
used~me|-0.75|-0.43
used~suicide||-0.11
vacation|-0.36|
very|-1.70|-1.07
vet|0.14|
veux|0.63|0.65
veux mourir|0.43|0.44
vida|0.87|0.91
video|-1.07|-0.53
vivir|0.70|0.72
vivir mas|0.33|0.34
vivre|0.33|0.35
voice~kill|0.76|0.71
voice~me|0.34|0.44
voice~to|0.68|0.72
wait|-1.05|-0.62
waiting for my|1.02|-0.12
waiting to die|0.48|-0.17
waiting+want|-0.38|
waiting~die|0.56|
waiting~me|0.26|0.16
waiting~my|0.83|-0.11
waiting~to||-0.26
wake|0.19|
wake up|0.71|
wake up anymore|0.47|-0.16
wake up soon|1.01|-0.12
wake up to|-0.22|0.15
wake+week|0.34|0.42
wake+will|0.11|0.26
wake~and|-0.11|
wake~anymore|0.47|-0.16
wake~at|-0.13|
wake~five||-0.15
wake~life|0.40|-0.17
wake~me|0.25|0.30
wake~not|0.40|0.51
wake~that|-0.26|0.17
wake~to|-0.25|
waking|0.63|
walk into|0.38|0.41
walk into the|0.57|0.55
walk+water|0.38|0.34
walk+will|0.13|0.20
walked||-0.14
walking~height|0.39|0.41
walk~me|0.46|0.46
walk~the|0.14|0.14
walk~water|0.38|0.34
wall|0.21|0.11
wall+want|0.11|
wall+will|0.16|0.21
wall~it|0.54|0.58
wall~me|0.20|0.36
wall~to|0.38|0.43
wall~want|0.39|0.60
want|0.33|0.31
want a||-2.72
want a ghost|0.50|
want a soon|0.40|
want all would|0.13|
want bath||-0.12
want bath and||-0.14
want die|0.47|0.88
want in the|-0.10|-0.12
want it||-0.10
want it all|0.41|
want it to|0.39|-0.10
want many night|0.62|-0.13
want me|0.49|
want me am||-0.46
want me do|0.27|-0.10
want me wake||-0.13
want me want||0.20
want me was|0.11|0.15
want me were|0.11|0.13
want me would|0.20|-0.10
want my||-0.12
want out|0.17|-0.16
want that|-1.29|-1.82
want the||-0.63
want the only|0.11|0.16
want the pain|0.24|
want the surgery|0.33|
want there|0.18|
want there is|0.37|
want this|-0.43|-2.34
want to|0.17|0.27
want to be|0.31|0.18
want to call|-0.12|
want to cut|0.10|0.26
want to die|0.45|0.73
want to do||-0.22
want to end||0.24
want to jump|0.77|0.83
want to leave|0.31|-0.17
want to let|0.47|0.53
want to life|-0.15|0.36
want to see|-0.11|
want to sleep|0.10|-0.13
want to stay|0.41|0.12
want to wake||-0.11
want would|0.18|
want+we|-0.63|-0.33
want+week|-0.64|-0.27
want+went|-0.51|-0.23
want+wheel|0.41|0.22
want+who||-0.30
want+work|-0.25|-0.68
want+years|-0.12|-0.48
want+you|-1.51|-0.79
wanting|0.27|0.34
wanting to|0.37|0.42
wanting to die|0.52|0.53
wanting~die|0.52|0.53
wanting~me|0.19|0.21
want~accident|0.91|0.50
want~ago|-0.32|
want~an||-0.73
want~anymore|0.13|
want~as|-0.20|
want~at|-0.51|-0.14
want~bathroom|0.13|0.16
want~be|0.32|0.17
want~been|0.15|-0.41
want~before|-0.23|
want~born|0.52|
want~but|-0.47|-0.14
want~can|-2.00|-1.03
want~could||-0.19
want~cut|0.18|0.20
want~dead|0.50|1.04
want~death|-0.39|-0.15
want~die|0.74|0.82
want~dinner||-0.16
want~do|0.12|
want~door|0.69|0.17
want~down|0.12|
want~early|-0.14|
want~end|0.25|
want~everything||0.22
want~forever||-0.14
want~get||-0.22
want~ghost|0.63|
want~give||-0.17
want~goes||-0.10
want~had|0.10|
want~heart|0.21|
want~herself||-0.15
want~him|-0.45|-0.26
want~if||-0.51
want~is|0.17|
want~job|-0.16|
want~jump||0.14
want~leave||-0.16
want~let|0.15|0.19
want~life|0.42|0.35
want~me|0.13|0.18
want~more|-1.44|-0.91
want~new|-0.25|-0.12
want~next||-0.21
want~no||-0.17
want~not|0.18|-0.13
want~now|-0.25|
want~of||-0.16
want~off|0.21|-0.15
want~on||-0.63
want~one|-0.26|-0.78
want~open|-0.12|-0.18
want~pain||-0.11
want~part|0.72|
want~person|0.18|
want~right||0.11
want~see|-0.26|-0.19
want~so||0.16
want~summer|0.11|-0.11
want~surgery|0.28|
want~takes|0.34|
want~the|-0.19|
want~think|-0.46|-1.10
want~this||-0.23
want~train|-0.27|
want~two|-0.24|
want~until|-0.10|
want~up||-0.48
want~waiting|-0.17|-0.12
want~week|-0.41|-0.14
want~wheel|0.27|0.17
want~when|-0.13|
want~who||-0.38
want~will|-0.16|
want~with|-0.47|-0.10
want~work|-0.54|-0.23
want~would|0.14|
want~years||-0.17
was||-0.24
was a|-1.34|-0.62
was a teenager||-0.13
was before|0.14|-0.12
was better||0.13
was dead|0.30|0.48
was in|-0.28|
was leave||-0.21
was not|0.11|
was not around|0.71|
was not for|0.39|0.22
was not here|1.03|
was on|-1.03|-0.61
was on the|-0.18|
was so|-1.01|-0.66
was suicide||-0.15
was suicide and||-0.15
was suicide in||0.11
was the|-0.82|-0.31
was want|-0.27|-0.55
waste||-0.38
was~a|-2.55|-1.60
was~after|-0.39|
was~ago|-0.61|-0.22
was~all|-0.14|-0.87
was~am|-0.14|
was~and|-0.16|
was~around|0.28|
was~at|-1.64|-0.94
was~born|0.76|-0.12
was~cut|-0.58|-0.19
was~day|-0.47|-0.18
was~dead|0.11|0.18
was~death||-0.14
was~dog|0.22|0.12
was~height||-0.12
was~her||-0.20
was~here|0.15|
was~in|-0.37|-0.57
was~it|-0.59|-0.60
was~jump|0.17|0.20
was~kin|-1.04|-0.56
was~my|-0.13|
was~not|-0.13|
was~of|-0.50|-1.60
was~on|-1.92|-1.21
was~sleep|-0.18|
was~so|-0.36|
was~teenager||-0.11
was~telling||-0.12
was~that|-1.21|-0.59
was~the|-0.15|-0.16
was~think||-0.74
was~this|-0.16|-1.05
was~want|-0.13|
was~we|-0.20|-0.10
was~will|-0.24|
watched|-1.54|-0.97
watched a|-0.18|
watched the|-0.15|
water and|-0.11|-0.19
water+we|-0.23|
water+will||-0.15
water~all|0.11|
water~height||-0.16
water~me|0.40|0.48
water~the||-0.13
water~we||-0.12
way future|0.40|
way home|0.22|
way out|0.68|0.60
way out except|0.77|0.30
way to|-0.12|-0.17
way+wheel|0.30|
ways to||0.11
ways to die|0.50|0.48
ways~die|0.41|0.41
ways~me|0.12|0.13
way~and|0.11|0.13
way~do|0.10|
way~except|0.59|
way~kill|0.68|0.82
way~me|0.23|0.14
way~not||-0.18
way~one|0.23|
way~want||-0.23
we|-1.21|-0.73
we are|-1.14|-1.15
we had|-0.34|-0.16
we lost|0.12|
we lost the|0.22|0.24
we read will||-0.13
we will|-0.42|-0.19
we+what|-0.58|-0.28
we+who|-0.20|
we+will|-0.36|-0.29
wedding|-0.42|-0.22
week and|0.15|
week me|0.33|0.40
week~all|0.22|
week~am|0.10|0.15
week~do|0.18|0.26
week~the|-0.14|-0.14
week~to|0.12|0.17
week~up|0.52|0.60
week~wake|0.42|0.50
week~will||0.12
well|-1.79|-2.02
went||-0.22
went to sleep||-0.11
went~kill||-0.10
went~me|0.34|
went~range||-0.12
went~sleep||-0.11
were|-0.52|-0.51
were dead|0.22|0.27
were leave|0.58|
we~a|-1.16|-1.05
we~and|-0.84|-0.75
we~at|-0.48|-0.38
we~end|-0.32|-0.18
we~in|-0.77|-0.47
we~it|-0.28|
we~on|-0.51|-0.32
we~soon|-0.16|
we~suicide||-0.15
we~the|-0.69|-0.53
we~to|-1.50|-1.17
we~will|-0.73|-0.68
what a|-2.96|-1.83
what happens||-0.14
what happens to|0.44|
what if|0.42|
what if me|0.85|0.24
what is||-0.57
what is the||-0.29
what me|-0.13|
what the|-0.22|-0.17
what to|-0.57|-0.15
what to do|-0.38|
what+will|-0.15|-0.40
what~a|-1.41|-0.60
what~anymore|0.77|
what~did||-0.33
what~do||-0.20
what~end||-0.18
what~feel|0.24|0.34
what~from||0.12
what~here||-0.16
what~if||-0.19
what~in|-0.13|-0.62
what~is|-0.42|-0.30
what~it|-0.14|
what~life|0.30|-0.24
what~me|0.11|
what~not||-0.42
what~point|0.14|-0.15
what~was|-0.50|-0.95
what~way||0.12
wheel|0.23|0.16
wheel in|0.18|0.19
wheel in the|0.28|0.29
wheel into|1.04|1.29
wheel into a|0.73|0.89
wheel park and||0.20
wheel+will|0.32|0.13
wheel~end|0.43|0.16
wheel~height|0.10|0.12
wheel~home|0.71|0.31
wheel~me|0.52|0.16
wheel~the||-0.12
wheel~way|0.87|0.33
wheel~with|0.44|0.48
when all||-0.13
when me was|-0.99|-0.69
when my||-0.17
when we|-0.34|-0.20
when~a|-1.32|-0.82
when~and|-0.31|
when~are||-0.59
when~end||0.10
when~in|-0.11|
when~it|-0.11|-1.08
when~many||0.19
when~song|0.12|0.14
when~teenager||-0.13
when~the|-0.70|-0.31
when~think||-0.15
when~to|-0.98|-0.39
when~want|-1.04|-0.54
when~was|-1.98|-1.30
where|-0.13|
where~the|-0.18|
whether me||-0.15
whether~suicide||-0.15
which|-0.51|-0.18
which is|-1.39|-0.82
while|-0.42|-0.14
while me|-0.14|-0.24
while me was|-0.25|-0.37
while~dishes|0.79|0.78
while~doing|0.24|0.29
while~was||-0.21
who want||-0.26
who want to|-0.18|
who would|0.38|
who would come|1.00|-0.12
who+years|0.42|
who~come|0.71|
who~dead|0.48|-0.13
who~me|0.22|0.15
who~the|-0.43|-0.11
who~to|-0.48|-0.88
why||-0.49
why~me||-0.72
will an alarm||-0.13
will be||0.10
will be dead|0.81|1.05
will be in|0.10|0.12
will be leave|1.09|0.92
will be my|0.57|0.13
will crashing|0.47|0.52
will death|0.41|
will death a|0.14|-0.14
will death and|0.22|-0.12
will die|-0.13|
will end it|0.18|0.26
will end my|0.27|0.61
will for||-0.62
will for it|0.28|
will how||-0.16
will jump|0.48|0.45
will kill|0.43|0.43
will kill me|0.28|0.30
will me|0.23|0.19
will me am|0.27|0.31
will not|0.21|0.24
will not be|0.42|0.39
will not do|0.26|0.28
will on||-0.43
will put|0.32|0.34
will soon|-0.12|
will sterben|0.32|0.34
will suicide|0.15|0.18
will suicide in||-0.12
will suicide many|0.15|0.15
will suicide prevention||-0.13
will take|-0.19|-0.21
will take all|0.74|0.74
will the|-1.59|-1.01
will to||0.12
will to die||0.21
will to drive|0.67|0.57
will to end|0.27|0.33
will to jump|0.26|0.39
will to kill||-0.16
will to life|0.22|
will to make||0.14
will to overdose|0.51|0.54
will to point||0.11
will to take|0.22|0.23
will tot|0.35|0.37
will tot sein|0.35|0.37
will+work|-0.14|
will+worry||-0.39
will+you|0.22|0.10
will~after|0.26|0.10
will~again||-0.20
will~alarm||-0.11
will~am||0.14
will~at|-0.61|-0.17
will~be|0.13|0.20
will~before|0.11|0.22
will~birthday|0.51|0.82
will~blood|0.43|0.47
will~body|0.16|0.16
will~but|-1.40|-0.94
will~by||-0.13
will~call|-0.19|-0.22
will~cut||-0.16
will~day|0.43|0.49
will~dead|0.63|1.00
will~death|-0.39|-0.12
will~die|0.15|0.28
will~doing|0.19|0.18
will~drive|0.61|0.58
will~each|0.21|0.23
will~end|0.24|0.18
will~find|0.20|0.32
will~front|0.70|0.68
will~got|-0.14|-0.14
will~hand|0.40|0.44
will~height|0.31|0.43
will~him|-0.35|-0.27
will~his|-0.52|-0.27
will~home|-0.17|
will~if|-0.29|-0.27
will~is|-0.15|
will~it|0.22|0.24
will~kill|0.21|0.18
will~kills||-0.13
will~kin|-0.24|
will~leave|0.34|0.24
will~let|0.12|
will~life|0.49|0.46
will~lot||-0.15
will~man|-0.16|
will~many|-0.16|-0.19
will~me|0.35|0.39
will~my|0.43|0.53
will~new|-0.20|
will~not|-0.13|
will~off|-0.21|-0.44
will~only||-0.11
will~overdose|0.51|0.54
will~point||0.14
will~prevention||-0.13
will~said||0.17
will~sein|0.35|0.37
will~sleep|-0.10|
will~soon||0.13
will~suicide|0.56|0.62
will~that|-0.25|
will~the||0.12
will~time|-0.25|
will~too||-0.38
will~train|0.26|0.25
will~wake|0.28|0.46
will~wall|0.19|0.24
will~water|-0.10|-0.18
will~wheel|0.44|0.19
will~when|0.16|0.28
will~who||0.11
will~you|-0.16|
windows||0.13
with all|-1.94|-1.28
with any|0.28|
with her|-1.11|-0.70
with life|0.40|-0.11
with me|0.37|
with me in|0.78|
with my|-0.21|
with the gun|0.69|0.69
with the kin||-0.12
with this|-1.96|-1.11
with this life||-0.11
without||-0.21
with~a|-1.69|-0.92
with~all|-0.36|-0.47
with~end||-0.17
with~free||-0.12
with~gun|0.24|0.37
with~hair||0.17
with~hammer|0.24|0.27
with~it||-0.30
with~laughed||-0.10
with~life|-0.34|
with~my||-0.14
with~new|-0.11|
with~not|-0.25|
with~of||-1.48
with~rope|0.41|0.48
with~running|0.23|0.33
with~so||-0.47
with~soon||-0.20
with~think||-0.38
with~this|-0.15|-0.57
with~to|-0.14|
with~wheel|0.36|0.50
with~when|0.10|0.13
with~will|-0.30|
woman|-0.49|-0.82
won|-0.80|-0.47
work|-0.34|-0.25
work was|0.13|0.17
world||-1.62
worry|-0.24|-0.83
worth|-0.13|-0.72
worthless||-0.11
would||0.12
would be|0.25|
would be a||-0.79
would be better|0.58|
would be nice|0.17|
would be sad|0.47|
would be so|0.26|0.11
would be the||0.15
would care|0.27|
would come|0.21|
would die for|-0.10|
would do|0.19|0.23
would do it|0.29|0.51
would feel||0.19
would find|0.31|0.54
would find me|0.97|1.23
would get||-0.44
would get end|0.71|
would give|0.18|
would have a|0.16|0.15
would kill||0.16
would kill me|0.45|0.69
would kill to||-0.20
would know|0.27|
would not||-1.05
would not be||-0.30
would not been|0.41|
would not come|0.11|-0.16
would not fight|0.80|-0.11
would not kill||-0.19
would not mind|0.51|
would not wake|1.13|-0.14
would notice|-0.11|
would take|0.17|
would want|-0.15|
would want to|-0.16|-1.36
would~a||-0.30
would~again||-0.16
would~an||-0.48
would~anything|-0.15|
would~at||-0.54
would~be||-0.13
would~been||-0.40
would~better|0.95|
would~coffee||-0.16
would~cut|-0.46|-0.14
would~dead|0.25|
would~death|0.27|
would~die|1.03|
would~easy|0.19|0.13
would~end||-0.70
would~fight|0.23|-0.11
would~for||-1.79
would~had|-0.23|-0.19
would~have|-0.14|
would~here|0.28|
would~him|-0.29|-0.12
would~if|0.64|
would~in||-0.27
would~it|0.18|
would~jump|0.15|
would~kill||0.17
would~last|0.15|0.25
would~leave||-0.30
would~me|0.84|0.11
would~mind|0.33|
would~nice|0.26|
would~not||-0.41
would~of||-0.25
would~off|0.30|0.14
would~on||-0.78
would~out||-0.55
would~room|0.35|-0.13
would~sad|0.32|
would~sleep|0.63|-0.12
would~so|0.10|
would~soon|0.31|
would~than|0.13|0.26
would~that||-0.20
would~the|0.10|
would~thing|0.31|0.20
would~this|-0.64|-0.15
would~wake|0.80|0.10
would~want|-0.49|
would~was|0.50|
would~with|0.13|-0.86
wrist|0.49|0.45
wrists|0.90|0.99
write|-0.12|
writing~letter|0.46|0.49
written the|-0.15|-0.19
written the letter|-0.18|-0.22
written~am|0.33|0.34
written~and|0.74|0.66
written~letter|0.16|0.15
wrote||0.18
wrote~all|0.47|0.64
wrote~and|0.13|0.14
wrote~leave|-0.13|-0.22
wrote~letter|0.31|0.42
wrote~my||0.11
wrote~old||-0.14
wrote~so|0.27|0.38
wrote~to|-0.16|
year|-0.12|-0.33
year ago|-0.17|
year with||-0.11
years|-0.13|-0.91
years ago|-0.55|-0.22
years ago me|-0.17|-0.19
years since||-0.12
years~and|-0.55|-0.18
years~kill|-0.11|-0.13
years~my|-0.22|
years~soon||-0.15
years~suicide||-0.12
years~the||-0.48
years~tried||-0.13
year~all|-0.25|
year~to|-0.61|-0.31
you|-1.32|-1.17
you would|-0.43|-0.81
your|-1.53|-0.92
yourself|-0.21|
you~and|-0.71|-0.34
you~is|-0.65|-0.34
you~me||-0.22
you~not|-0.34|-0.27
you~the|-1.36|-0.84
you~this|0.10|0.12`,
}
