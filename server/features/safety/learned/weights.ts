/** Written by bench/eval/learn-safety.ts from our own sentences, GoEmotions (Apache-2.0) and VADER tweets (MIT). */
export const learned = {
  around: { bias: -2.276, least: 1.067 },
  active: { bias: -2.523, least: 0.417 },
  features: `2|-2.13|-1.58
2012|-0.25|
2015 and||-0.13
2015+soon||-0.13
2015~me||-0.13
<2012>|-0.25|
<2>|-2.13|-1.58
<accident>|0.32|0.16
<afternoon>|-0.45|-0.15
<again>|0.11|0.16
<against>|-0.19|
<alarm>|-0.22|
<all>|0.12|
<almost>|-0.82|-0.45
<alone>|-0.13|
<along>||-0.50
<an>|-0.14|-0.15
<anchor>|0.19|0.21
<another>|-0.18|-0.14
<any>|-0.14|-0.45
<anymore>|0.20|
<anything>|-0.29|-1.23
<apart>|-0.31|-0.14
<apartment>|-0.33|-0.14
<are>|-0.55|-0.40
<around>||-0.20
<as>||-0.15
<ask>||-0.88
<assisted>||0.10
<at>|-0.16|-0.11
<attack>||-0.40
<attempt>|-0.53|-0.24
<attempted>||-0.12
<bad>|-0.54|-0.35
<bags>|-0.13|
<bakery>||-0.12
<band>||-0.11
<bath>|0.10|0.15
<bathroom>|-0.11|-0.11
<beautiful>|-1.76|-1.21
<behind>|-1.16|-0.60
<being>||-0.48
<believe>|-1.83|-1.31
<belong>|0.11|
<best>|-1.01|-1.53
<bike>|-0.16|
<birds>|-0.19|
<blade>|0.31|0.46
<blood>|0.49|0.68
<blue>|-0.89|-0.58
<board>|-0.51|-0.22
<body>|0.35|0.44
<book>|-1.35|-0.99
<books>|-0.73|-0.32
<born>|0.40|-0.57
<both>|-0.25|
<box>||-0.13
<bread>|-0.41|-0.19
<breakdown>|-0.12|
<breathing>|-0.13|-0.11
<bring>|-1.37|-0.91
<broken>|-0.54|-0.33
<burden>||-0.24
<but>|-0.85|-0.72
<cake>|-0.94|-0.70
<call>|-0.23|
<called>|-0.53|-0.22
<calm>|0.11|0.20
<camera>|-0.52|-0.17
<cancer>||-0.27
<career>|-0.55|-0.26
<change>|-0.43|-0.29
<changed>|-1.12|-0.61
<chapter>||-0.10
<charcoal>|0.65|0.71
<chocolate>|-0.45|-0.15
<cigarettes>|0.25|0.25
<city>|-0.32|-0.85
<climb>|-0.11|-0.10
<closet>|0.25|0.32
<clothes>|-0.25|
<coffee>|-0.75|-0.46
<cold>|-0.28|
<college>|-0.13|
<coming>|-0.17|
<committing>||0.14
<couch>|-0.15|
<could>||-0.50
<counselor>||-0.12
<courage>|0.33|0.35
<course>|-1.35|-0.87
<cousin>|-0.24|
<cousins>|-0.23|
<cover>||-0.33
<crashing>|0.30|0.35
<crib>||0.14
<cried>|-0.74|-0.50
<crime>|-0.48|-0.15
<crossed>|0.14|
<crying>|-0.38|-0.11
<cut>|0.20|0.40
<dads>||0.13
<days>|-0.19|
<de>|0.55|0.68
<dead>|0.51|0.29
<death>|0.14|
<deeper>||0.13
<denke>|0.47|0.50
<dentists>||-0.11
<did>|-0.18|-0.12
<die>|0.30|0.28
<dinner>||-0.12
<dishes>|-0.12|
<doctor>||-0.90
<does>|-0.52|-1.53
<dollars>||-0.12
<down>||-0.12
<drawer>|0.30|0.35
<drive>|-0.15|-0.18
<driver>|0.17|
<driving>||0.19
<drop>|-1.09|-0.56
<dropped>|-0.60|-0.33
<during>|-0.22|
<early>|-1.47|-1.00
<earth>|0.18|-0.36
<easy>|-0.12|-0.11
<eat>|-1.35|-1.02
<eighty>|0.23|0.26
<else>|-0.37|-1.22
<en>|0.79|0.87
<end>|0.12|0.11
<engine>|-0.17|-0.24
<envie>|0.40|0.41
<envy>|0.43|
<estar>|1.19|1.27
<ever>||-0.58
<everyones>||-0.21
<exam>||-0.17
<extra>||-0.37
<eyes>||-0.81
<failure>|-0.49|-0.21
<far>|-0.13|
<felt>|-0.39|-0.12
<fight>||-0.15
<film>|-0.60|-0.36
<finally>|-0.39|
<finger>|-0.24|
<first>|-1.33|-0.87
<flying>||-0.29
<food>|-0.49|-0.16
<for>||-0.15
<forget>|-0.34|-0.79
<forgot>|-0.41|-1.06
<forty>|0.11|-0.19
<four>|-0.64|-0.31
<free>|-1.89|-1.31
<friend>|-0.73|-1.45
<full>|-1.56|-1.00
<funny>|-1.73|-1.19
<future>||-1.54
<game>|-2.09|-1.51
<garden>|-0.37|-0.17
<gave>|-1.40|-1.07
<get>|-0.23|-0.26
<gets>|-0.24|
<getting>|-0.40|-0.27
<ghost>|0.15|
<give>||-1.44
<giving>||-0.82
<glad>|-0.50|-1.28
<god>|-0.27|-1.27
<good>|-0.35|-0.81
<gorgeous>|-0.64|-0.33
<grandfather>|-0.27|
<grandmother>|-0.20|
<grateful>|-0.29|
<grow>||-0.50
<grown>|-0.37|-0.16
<guitar>|-0.12|
<gun>|0.38|0.49
<gym>|-0.55|-0.28
<had>||-0.14
<half>|-0.29|
<hammer>||0.12
<hand>|0.10|0.16
<happen>|-0.25|-0.19
<happens>||-1.11
<happy>|-2.42|-1.73
<hard>|-0.92|-1.40
<has>|-0.63|-0.67
<hate>|-0.67|-0.45
<he>|-0.44|-0.34
<head>||0.13
<headache>|-0.14|
<hear>|-0.19|-1.33
<height>|0.23|0.32
<help>|-0.99|-1.55
<her>|-0.30|-0.33
<here>||-0.13
<herself>|-0.87|-0.74
<hide>||0.14
<high>|-0.18|
<him>|-2.14|-1.69
<himself>|-1.21|-0.88
<his>|-0.97|-0.68
<holidays>|-0.15|
<hopeless>||-1.38
<hospice>||-0.13
<hospital>|-0.56|-0.25
<hotel>||0.25
<hotline>||-0.15
<humming>||-0.16
<ich>|1.60|1.67
<instead>|-0.42|-1.12
<interview>|-0.58|-0.35
<jai>|0.98|1.03
<je>|1.22|1.30
<job>|-2.26|-1.72
<joke>|-0.61|-0.33
<jump>|0.21|0.37
<keep>|0.17|
<keeping>||-0.26
<kept>||-0.57
<keys>|-0.17|-0.20
<kill>||0.33
<kills>|-0.36|
<kind>|-0.10|
<kitchen>||-0.15
<knee>|-0.29|
<know>|-0.14|
<knuckles>|0.52|0.58
<last>||0.13
<late>|-0.51|-1.14
<later>|-0.16|
<laughed>|-0.23|
<laundry>|-0.27|
<law>|-0.86|-0.43
<lay>|-0.22|
<leave>|0.16|
<leaves>|0.27|
<leben>|0.52|0.55
<letter>|0.29|0.39
<lie>||-0.35
<life>|0.63|
<light>||-0.41
<line>|-0.18|
<lined>|0.38|0.39
<list>|-0.10|
<little>|-0.66|-0.41
<loaded>|0.21|0.23
<longer>|0.10|
<look>||-0.13
<losing>|-0.88|-0.57
<lot>||-0.49
<low>|-0.22|
<lunch>|-0.85|-0.38
<made>||-0.30
<making>|-0.43|-1.28
<man>|-2.20|-1.56
<mark>|-0.38|
<mas>|0.33|0.35
<matar>|0.94|1.03
<matarme>|1.04|1.09
<means>|-0.11|
<meeting>|-0.49|-0.22
<mehr>|0.50|0.51
<mein>|0.32|0.34
<mess>|0.13|0.23
<mich>|0.18|0.20
<might>|-0.36|-0.33
<miss>|-0.86|-1.37
<mistake>||-0.47
<mochte>|0.32|0.34
<money>|-0.39|
<month>||0.18
<more>|-0.27|-0.31
<morir>|0.49|0.50
<most>|-0.66|-0.66
<mountains>|-0.23|-0.28
<mourir>|0.54|0.55
<move>|-0.53|-0.94
<moved>|-0.73|-0.38
<movie>|-1.59|-1.01
<moving>|-0.59|-0.36
<much>|-0.19|-0.76
<murder>|-0.84|-0.45
<must>|-0.48|-1.38
<needs>|-0.37|-1.06
<neighbor>|-0.12|
<neighbors>|-0.24|
<new>|-2.25|-1.89
<news>|-1.80|-1.32
<nice>|-0.30|-0.79
<nicht>|0.50|0.51
<night>||0.22
<nights>|0.42|0.11
<nightstand>|0.51|0.52
<ninety>||-0.15
<no>|-0.11|-0.48
<nobody>|0.13|
<notice>||-0.61
<noticed>|-1.27|-0.73
<office>|-0.12|
<okay>||-0.14
<old>|-0.12|-0.19
<onions>||-0.11
<opened>|0.11|
<or>|-0.33|-0.59
<other>|-0.52|-0.68
<our>|-1.36|-0.86
<overdose>|0.45|0.59
<painting>|-0.18|
<panic>|-0.31|
<parked>|-0.20|-0.27
<party>|-0.37|
<pass>|-0.31|
<passed>|-0.58|-0.31
<passwords>|0.77|0.86
<patient>|-0.49|-0.20
<pense>|0.48|0.51
<person>|-0.23|-0.50
<phone>|-0.53|-0.23
<picking>|0.16|0.26
<pictures>|-0.60|-0.32
<pier>|0.12|0.25
<pills>|0.32|0.53
<planting>||-0.13
<play>|-2.24|-1.72
<played>|-1.33|-0.90
<please>|-0.14|-0.11
<presentation>||-0.10
<press>|0.11|
<prevention>||-0.14
<project>|-0.35|-0.14
<promise>||-0.10
<proud>|-1.12|-0.73
<pull>||-0.33
<punish>|0.28|0.28
<quiero>|1.57|1.68
<quiet>|0.15|
<rain>|-0.74|-0.50
<rang>||-0.13
<range>|-0.60|-0.27
<reached>|-0.17|
<read>|-0.39|-0.18
<red>||-0.10
<relapsed>|0.32|0.31
<remember>|-2.09|-1.59
<rest>||-0.11
<right>|-0.42|-0.19
<rn>|-0.10|-0.15
<rome>||-0.16
<rope>|0.49|0.52
<run>|-0.13|-1.28
<sad>|-0.43|-0.53
<said>||-0.29
<same>|-1.36|-0.91
<sang>||-0.15
<sat>|0.20|0.26
<say>|-0.29|-0.62
<saying>|-0.12|-0.13
<says>|-0.24|-0.10
<scare>|0.15|
<school>|-0.10|
<seen>|-0.64|-1.23
<sein>|0.33|0.35
<serious>|-0.32|-0.84
<she>|-0.31|-0.29
<shed>|0.19|0.20
<shop>|-0.49|-0.14
<short>|-1.10|-0.68
<shot>|-1.10|-0.83
<should>||-0.28
<show>|-1.80|-1.32
<shows>|-1.26|-0.74
<sing>|-0.13|
<sitting>|0.15|0.22
<sixteen>||-0.13
<sleep>|0.10|
<slept>|-0.38|-0.21
<slitting>|0.60|0.63
<smiled>||-0.12
<snow>||-0.46
<solved>|0.19|
<some>|-0.37|-0.51
<song>|-0.64|-0.30
<soon>|0.21|0.22
<sorry>|-0.83|-0.44
<sounds>||-0.63
<soup>|-0.27|
<spreadsheet>||-0.15
<start>|-0.81|-1.48
<station>|-0.18|-0.21
<stayed>|-0.22|
<staying>|0.15|-0.11
<sterben>|0.35|0.36
<stitches>||-0.11
<stones>|0.26|0.43
<stops>||0.13
<story>|-0.56|-1.22
<stove>|-0.11|-0.13
<students>|-0.46|-0.22
<subscription>||-0.13
<such>|-0.20|-0.40
<sugar>|-0.39|-0.13
<suicide>|0.56|1.00
<suicider>|0.45|0.45
<summer>||-0.56
<swing>|-0.17|
<t>|-0.14|
<takes>|0.12|
<talking>|-0.23|
<taxes>|-0.59|-0.26
<team>|-1.90|-1.38
<thankful>|-0.23|
<that>|-0.30|-0.31
<then>|-0.30|-0.16
<these>|-1.24|-0.73
<thirty>|0.29|-0.11
<this>||-0.16
<three>|-0.17|
<through>|-0.53|-0.20
<thumb>||-0.11
<tickets>|-0.27|
<tied>|0.31|0.34
<time>|0.12|
<times>|-0.14|
<tin>|0.22|0.25
<toddler>|-0.15|
<too>|-0.21|-0.36
<top>|-0.32|
<tot>|0.64|0.71
<town>|-0.85|-0.40
<trade>||-0.43
<train>||0.20
<training>|-0.35|-0.12
<trip>|-0.65|-0.36
<try>|-2.07|-1.77
<trying>|-0.15|-0.36
<twenty>|0.15|0.16
<two>|-0.26|
<uncle>|-0.50|-0.18
<under>|0.11|0.11
<unsure>|-0.43|-0.53
<updated>|-0.21|
<us>|-1.35|-0.77
<used>|-0.10|
<vacation>|-0.27|
<very>|-1.51|-0.93
<vet>|0.28|
<veux>|0.50|0.52
<vida>|0.96|1.00
<video>|-1.05|-0.54
<vivir>|0.68|0.71
<vivre>|0.33|0.34
<wait>|-1.01|-0.56
<wake>|0.51|
<wall>|0.29|0.24
<wanting>|0.17|0.25
<was>||-0.20
<watched>|-1.21|-0.79
<ways>|0.12|
<we>|-1.14|-0.78
<wedding>|-0.60|-0.32
<well>|-1.52|-1.85
<went>|-0.14|-0.30
<were>|-0.43|-0.61
<wheel>||0.10
<which>|-0.24|
<while>|-0.26|
<why>|0.13|-0.33
<woman>|-0.54|-0.80
<won>|-0.93|-0.58
<work>|-0.30|-0.20
<worry>|-0.20|-0.70
<worth>|-0.20|-0.71
<write>|-0.13|
<writing>||0.11
<wrote>||0.13
<year>|-0.17|-0.33
<years>|-0.24|-0.75
<you>|-1.31|-1.12
<your>|-1.42|-0.87
<yourself>|-0.24|
^ ^ a|-2.20|-1.68
^ ^ all|-0.13|-0.38
^ ^ as|-0.23|
^ ^ back|-0.39|-0.11
^ ^ been|0.45|0.56
^ ^ bought|0.20|0.25
^ ^ death|0.48|0.41
^ ^ end|-1.12|-0.82
^ ^ everything||0.26
^ ^ had|-0.65|-0.28
^ ^ he|-0.21|-0.17
^ ^ height||-0.13
^ ^ hopeless||-0.25
^ ^ how|-0.25|-0.51
^ ^ ich|1.26|1.30
^ ^ in|-0.29|
^ ^ it||-0.22
^ ^ jai|0.98|1.03
^ ^ je|1.28|1.33
^ ^ kill||-0.17
^ ^ kin|-1.40|-0.86
^ ^ lately|0.54|0.51
^ ^ let||-0.40
^ ^ life|0.16|-0.47
^ ^ many|0.10|
^ ^ me|0.31|0.16
^ ^ my|0.12|
^ ^ no|-0.72|-0.30
^ ^ nobody||-0.84
^ ^ our|-0.34|-0.18
^ ^ part|0.22|0.28
^ ^ quiero|1.06|1.13
^ ^ she|-1.71|-1.29
^ ^ so|-0.67|-0.40
^ ^ some|0.15|
^ ^ suicide|0.82|0.87
^ ^ take|-0.12|
^ ^ that|-2.14|-1.65
^ ^ there|0.24|
^ ^ this|-0.36|-0.37
^ ^ want|-0.21|-1.40
^ ^ we|-1.62|-1.41
^ ^ went|-0.12|
^ ^ what||-0.26
^ ^ who||-0.83
^ ^ why||-1.02
^ ^ would||-0.64
^ ^ years|-0.12|
^ a|-2.20|-1.68
^ all|-0.13|-0.38
^ all me|0.43|
^ all would|0.76|
^ as|-0.23|
^ back|-0.39|-0.11
^ been|0.45|0.56
^ been think|0.47|0.55
^ bought|0.20|0.25
^ by the|0.28|0.39
^ by this||0.12
^ death|0.48|0.41
^ end|-1.12|-0.82
^ everything||0.26
^ everything feels||-0.14
^ everything is|1.12|1.20
^ everything pain||-0.18
^ had|-0.65|-0.28
^ he|-0.21|-0.17
^ height||-0.13
^ hopeless||-0.25
^ how|-0.25|-0.51
^ ich|1.26|1.30
^ ich denke|0.47|0.50
^ ich mochte|0.32|0.34
^ ich will|0.73|0.77
^ if me|0.48|
^ if she|0.13|0.22
^ if the|0.41|-0.10
^ in|-0.29|
^ in the|-0.46|-0.25
^ it||-0.22
^ it feels|0.29|
^ it is|-0.52|-0.42
^ it was|-1.48|-0.72
^ it would|0.36|
^ jai|0.98|1.03
^ jai envie|0.63|0.65
^ je|1.28|1.33
^ je pense|0.48|0.51
^ je veux|0.33|0.35
^ keep think|0.55|0.57
^ kill||-0.17
^ kill me|0.27|0.11
^ kin|-1.40|-0.86
^ lately|0.54|0.51
^ let||-0.40
^ life|0.16|-0.47
^ life is|0.40|-0.20
^ many|0.10|
^ many day|0.21|0.24
^ me|0.31|0.16
^ me bought|-0.22|-0.24
^ me broke||-0.15
^ me by||-0.15
^ me can|0.13|
^ me could|-0.10|
^ me did|-0.45|-0.36
^ me end||-0.15
^ me envy|0.44|-0.15
^ me feel|0.29|
^ me gave|-0.21|
^ me had|-0.28|
^ me hate|-0.20|-0.21
^ me have|0.88|0.79
^ me hide|0.36|0.39
^ me hold|0.41|0.42
^ me jump|-0.32|-0.12
^ me keep|0.20|
^ me kill||-0.13
^ me know|-0.12|
^ me leave|-0.13|-0.15
^ me look|0.23|
^ me looked|0.70|0.81
^ me made|0.35|
^ me miss|-0.62|-0.23
^ me nearly||-0.14
^ me no|-0.11|
^ me not|-0.74|-0.31
^ me once|-0.14|
^ me picked|0.20|0.27
^ me punish|0.59|0.57
^ me put|0.71|0.75
^ me relapsed|0.32|0.31
^ me remember|-0.54|-0.34
^ me said|-0.39|-0.16
^ me self|0.32|0.37
^ me shot||-0.13
^ me started|0.23|0.25
^ me take|0.35|0.50
^ me tied||0.11
^ me tried|0.27|0.36
^ me updated||-0.12
^ me want|0.15|
^ me was|-0.14|
^ me watched|-0.11|
^ me will|-0.12|
^ me wrote|0.17|0.33
^ my|0.12|
^ my body||0.12
^ my brain|0.50|0.53
^ my cousin||-0.12
^ my friend|-0.10|
^ my grandmother||-0.10
^ my kin|0.12|-0.16
^ my last||0.11
^ my life|0.22|-0.15
^ my phone||-0.13
^ my think|0.30|0.33
^ no|-0.72|-0.30
^ no quiero|0.33|0.35
^ nobody||-0.84
^ nobody needs|0.90|-0.10
^ nobody noticed||-0.10
^ nobody would||-0.13
^ our|-0.34|-0.18
^ our old||-0.11
^ part|0.22|0.28
^ part of|0.24|0.30
^ quiero|1.06|1.13
^ she|-1.71|-1.29
^ she asked||-0.12
^ she drove||-0.11
^ she told||-0.11
^ so|-0.67|-0.40
^ some|0.15|
^ some nights|0.82|0.41
^ soon me|0.53|
^ suicide|0.82|0.87
^ suicide feels|0.50|0.62
^ take|-0.12|
^ that|-2.14|-1.65
^ the all|0.11|
^ the blade|0.23|0.35
^ the cut|0.60|0.49
^ the death||-0.16
^ the end|-0.11|
^ the height||-0.14
^ the house||-0.15
^ the kin||-0.30
^ the only|0.27|0.16
^ the pills|0.12|0.17
^ the rope|0.34|0.42
^ the think|0.25|0.25
^ the water|0.18|-0.14
^ there|0.24|
^ there is|0.34|0.10
^ this|-0.36|-0.37
^ want|-0.21|-1.40
^ we|-1.62|-1.41
^ we are|-0.35|-0.27
^ went|-0.12|
^ what||-0.26
^ what if|0.32|
^ what is||-0.87
^ when the|0.36|
^ who||-0.83
^ why||-1.02
^ work was|0.15|0.19
^ would||-0.64
^ years|-0.12|
^ years ago|-0.12|
a bakery||-0.12
a better kin|0.38|
a blade|0.13|0.25
a blade against|0.53|0.51
a blade to|0.92|0.95
a burden|0.33|
a burden for|0.26|0.13
a burden of|0.27|
a burden to|0.49|
a failure|-0.20|
a friend||-0.23
a future for|0.11|
a ghost|0.33|
a good|-1.00|-1.11
a good day|-0.20|
a gun|0.11|
a height|-0.13|
a kin|-0.34|
a leave|0.11|0.23
a life||-0.11
a little|-0.13|
a lot||-0.41
a lot will|0.36|0.17
a man|-0.61|-0.32
a man who|-0.10|
a mess|0.13|0.18
a mistake|0.45|
a new|-0.74|-0.57
a new rope||-0.11
a person||-0.23
a rope|0.48|0.54
a story|-0.12|
a suicide|0.11|
a teenager||0.11
a train||-0.17
a voice|0.42|0.47
a wall|0.12|0.14
a want|-1.27|-0.77
a want bath||-0.13
a way future|0.80|
a wheel||-0.20
a year||-0.49
a year ago|-0.18|
accident|0.32|0.16
accident+want|0.84|0.56
accident~the|0.49|0.31
advil|0.34|0.32
afraid of||-0.15
afraid+not||-0.10
afraid~am|0.67|0.22
afraid~me|0.26|
after all|-0.78|-0.31
after me|-0.10|
after my||0.13
after the|-0.26|
after this|0.62|0.19
after+again|0.44|0.13
after+better|0.27|
after+body|-0.12|-0.15
after+comes|0.26|-0.12
after+dead|-0.13|
after+death|0.18|-0.12
after+first|-0.15|
after+kin|0.11|0.19
after+shift|-0.19|-0.19
after+soon|0.27|0.12
after+started|0.39|0.47
after+these||-0.13
after+will|0.34|0.32
after+work|0.18|0.19
afternoon|-0.45|-0.15
afternoon+all||-0.14
after~am||-0.12
after~and|-0.71|-0.40
after~better|0.65|-0.13
after~kill|0.45|0.44
after~was|-0.20|
again|0.11|0.16
again after|0.88|0.38
again and|-0.19|-0.22
again and me|-0.19|-0.10
again in|0.53|0.58
again me|0.21|0.31
again this|0.20|0.21
again this soon|0.23|0.22
again+alarm||-0.11
again+blade|1.15|1.11
again+body|0.86|0.88
again+cut|0.54|0.63
again+death||-0.14
again+die|0.28|0.24
again+end|0.18|0.31
again+everything||-0.19
again+eyes|0.65|-0.16
again+into|0.45|0.46
again+last|0.59|0.57
again+late||-0.10
again+night|0.48|0.48
again+not||-0.12
again+opened|0.40|0.16
again+soon|0.15|0.20
again+started|0.52|0.56
again+sugar||-0.17
again+suicide|1.06|0.98
again+take|-0.20|-0.11
again+think|0.44|0.49
again+try|-0.14|
again+want||0.13
again+we|-0.21|
again+week|0.17|
against|-0.19|
against my|0.25|0.25
against my body|0.53|0.51
against+blade|0.53|0.51
against+body|0.17|
against~body|0.42|0.44
against~me|0.19|0.23
again~a|0.29|0.33
again~all||0.10
again~am|-0.10|
again~an|0.34|0.42
again~feel||0.11
again~it|0.14|0.18
again~me|0.19|0.33
again~to|0.16|0.24
again~was||0.12
again~will|-0.12|-0.12
ago and||-0.10
ago me||-0.10
ago me tried||-0.11
ago+die|-0.10|
ago+hour|0.22|0.22
ago+not|-0.47|-0.23
ago+pills|0.38|0.42
ago+soon|-0.19|
ago+suicide|0.19|0.24
ago+take|0.30|0.31
ago+tried||-0.11
ago+want|-0.72|-0.46
ago+will||0.11
ago+year|-0.21|
ago+years|-0.41|-0.17
ago~and||-0.11
ago~kill||-0.11
ago~me||-0.12
ago~to||-0.23
ago~tried||-0.11
alarm|-0.22|
alarm+will||-0.10
alive|0.94|0.27
all afternoon||-0.15
all again||-0.28
all and|-0.22|-0.81
all anymore|0.19|
all are|-0.65|-0.94
all are not||-0.16
all blood|0.34|0.36
all day and||-0.13
all else||-0.54
all end|-0.12|-0.69
all had||-0.38
all if me|0.50|
all is||-0.75
all is better|0.27|
all me|0.21|0.11
all me am||0.14
all me want|0.50|0.26
all my pills|0.94|1.00
all of all|-0.13|
all talked will||-0.13
all the pills|0.57|0.61
all these||-0.10
all to be|0.17|
all want|-0.45|-1.18
all who||-0.17
all who want|0.20|
all would|0.50|
all would be|0.45|-0.50
all would find|0.87|1.20
all would kill|0.81|0.75
all+all|0.17|
all+anymore|0.13|
all+better|0.46|
all+blade||0.22
all+body|0.14|0.26
all+burden|0.11|
all+cried||-0.10
all+dead|0.21|
all+death||-0.23
all+die|0.20|
all+dinner||-0.14
all+else||-0.61
all+ever|0.14|
all+everything||-0.41
all+feel||-0.22
all+get|-0.14|-0.35
all+give||-0.20
all+go|-0.21|-0.13
all+good|-0.39|-0.87
all+heart|0.24|
all+her|-0.25|
all+here||-0.12
all+hide||0.11
all+him|-0.60|-0.31
all+hopeless||-0.29
all+keep|-0.16|
all+kill||0.18
all+kin||-0.16
all+last|0.23|0.28
all+laundry||-0.17
all+leave|0.34|
all+letter|0.18|
all+life|0.14|
all+made||-0.40
all+month|0.30|0.17
all+no||-0.75
all+nobody||-0.38
all+not|0.16|-0.22
all+now||-0.33
all+one|-0.26|-1.06
all+pills|0.89|1.11
all+plants||-0.15
all+said|-0.20|-0.68
all+saying||-0.42
all+she|-0.22|
all+shower||0.13
all+some||-0.22
all+soon|0.53|0.50
all+stood|0.16|
all+suicide|0.16|0.18
all+take|0.20|
all+taxes|-0.12|
all+team|-0.49|-0.14
all+these|-0.61|-0.21
all+thing||-0.49
all+told||0.13
all+too|-0.37|-0.31
all+want|0.15|
all+we|-0.45|
all+week||-0.32
all+where|-0.34|
all+work|-0.12|-0.49
all+wrote|0.21|0.39
all+year|-0.81|-0.46
all+years|-0.10|-0.47
all+you|-0.13|-0.15
all~a|-0.34|-0.78
all~all||-0.13
all~at||-0.20
all~be||-0.66
all~better|0.35|-0.88
all~dead|0.33|
all~death|0.20|
all~die|0.26|0.38
all~do|-0.46|-0.27
all~find|0.19|0.25
all~for||-0.36
all~get||-0.44
all~go||-0.45
all~have||-0.37
all~house|0.11|
all~if|0.11|-0.35
all~in|-0.30|-0.31
all~is|-1.14|-0.85
all~it||0.11
all~kill|0.16|0.30
all~laundry||-0.17
all~leave||-0.30
all~life||-0.61
all~me|0.20|
all~month|0.48|0.27
all~not|0.13|-1.84
all~of|-1.19|-1.32
all~off||-0.70
all~pills|0.59|0.66
all~so|-0.28|-0.21
all~soon|0.33|0.45
all~that|-1.70|-0.71
all~the|-0.86|-0.59
all~this|-0.52|-0.13
all~to|-0.16|-0.28
all~with|-0.16|-0.45
almost|-0.82|-0.45
almost die||-0.15
almost+die||-0.15
almost~in|-0.13|
alone|-0.13|
alone+die||-0.11
alone+want|-0.19|
alone~soon||-0.14
along||-0.50
along the|-0.14|
along+train||-0.14
am a||-1.61
am a burden|0.93|
am afraid|-0.18|-0.11
am angry||0.17
am ashamed|-0.16|
am at better||-0.11
am at the|0.19|0.32
am blood|0.68|0.71
am blood me|0.87|0.85
am cut||-0.11
am dead|-0.22|-0.11
am dead tired||-0.11
am die|-0.35|-0.16
am die for||-0.15
am doing|0.18|0.27
am doing it|1.31|1.28
am driving|0.26|0.27
am driving to|0.87|0.86
am end||-0.10
am end it|-0.24|-0.29
am end my|-0.21|-0.24
am end the||-0.13
am end with||-0.23
am giving||-0.12
am glad|-0.41|-0.69
am glad me|-0.40|
am having a|-0.14|
am having think|0.83|0.69
am here||-0.18
am holding|0.47|0.51
am hopeless|0.41|
am hopeless but|0.77|
am in|-0.27|
am jump apart||-0.15
am kill in||-0.13
am kill me|0.67|0.58
am leave|0.44|0.27
am leave the|0.15|0.18
am no|0.22|0.15
am not||-0.28
am not afraid|0.22|-0.11
am not think||-0.12
am not will|-0.74|-0.40
am on the|0.66|0.72
am sad|-0.23|
am scared me|-0.14|-0.14
am scared of|0.21|0.28
am sitting|0.38|0.44
am sitting in|0.22|0.23
am so||-0.24
am so end|0.23|-0.11
am so glad|-0.40|-0.11
am so tired|0.56|
am standing|0.14|0.27
am such|0.40|
am such a|0.40|
am suicide|1.02|0.98
am take|0.22|-0.11
am think|0.45|0.62
am think of|0.77|0.83
am think to|0.39|0.51
am think will|0.71|0.74
am tired||-0.64
am tired of||-0.29
am too|0.32|
am waiting|0.19|-0.28
am waiting for|0.19|
am waiting to|0.48|-0.19
am walking|0.55|0.59
am will|0.53|0.59
am will for|0.33|
am will to|0.33|0.57
am~a|-0.10|-0.27
am~afraid|0.10|
am~after|-0.11|
am~am||-0.16
am~anymore|0.36|
am~apart||-0.15
am~around|0.12|
am~at|-0.59|-0.10
am~because|0.11|
am~before||0.15
am~being||-0.22
am~better|-0.13|-0.34
am~body|0.38|-0.11
am~breakdown||-0.13
am~burden|1.26|
am~but|-0.15|-1.20
am~by|-0.15|-0.16
am~cold||0.14
am~cut|-0.30|-0.44
am~dead|0.95|
am~death||-0.13
am~did|-0.11|
am~die||-0.55
am~do|0.11|0.28
am~drive|0.31|0.32
am~end|0.19|
am~for||-0.14
am~front|0.63|0.59
am~garden||-0.15
am~glad|-0.49|-0.15
am~good||-0.23
am~have|-0.42|-0.11
am~height|0.62|0.88
am~here|0.19|-0.81
am~hotel|0.84|0.88
am~is|-0.21|-0.60
am~it||0.18
am~jump|0.14|0.29
am~kill|0.17|0.18
am~kin|-0.13|-0.18
am~letter|0.40|-0.20
am~life|0.53|-0.35
am~my|-0.26|-0.35
am~of|0.39|
am~on|0.30|0.13
am~only||-0.39
am~overdose|0.61|0.58
am~pills|0.28|0.33
am~point|-0.12|
am~rope|0.57|0.65
am~scared||0.16
am~shift|-0.20|-0.20
am~sleep|-0.12|-0.15
am~so|-0.27|-1.00
am~soon||0.19
am~suicide|-0.13|
am~take|0.23|0.31
am~that|-0.35|-0.31
am~the||0.30
am~these|-0.11|-0.20
am~this||-0.12
am~tired|0.41|
am~to|0.22|
am~train|0.65|0.81
am~wake|-0.10|-0.12
am~was|-1.05|-0.55
am~wheel|0.38|0.52
am~when|0.17|0.26
am~who||-0.27
am~would||-0.59
an|-0.14|-0.15
an accident|0.75|0.23
an alarm||-0.12
an end|0.53|0.56
an hour ago|0.41|0.42
anchor|0.19|0.21
and a|-0.22|
and all|-1.09|-1.27
and at|-0.19|
and cried||-0.15
and cut|0.34|0.39
and cut my|1.00|0.99
and feel|-0.15|
and feel better||-0.12
and have|-0.20|-0.68
and he|-0.80|-0.48
and hopeless||-0.15
and jump||-0.25
and kill|-0.11|-0.27
and last|0.38|0.40
and last night|0.58|0.57
and laughed||0.14
and lay||-0.16
and lay down||-0.14
and let||-0.19
and let it|1.15|-0.13
and made|-0.18|
and me|0.54|0.68
and me am|0.70|0.78
and me cried||-0.15
and me drove||-0.14
and me feel|-0.12|-0.20
and me held|0.25|0.26
and me hide|0.93|1.02
and me know|0.46|0.50
and me said|0.12|-0.15
and me think||0.18
and me want|0.43|0.51
and me was|-0.78|-0.34
and me would||-0.29
and my|-0.43|-0.15
and my body||-0.10
and no point|1.13|
and nobody|0.35|0.43
and nobody is|-0.20|-0.24
and nobody knows|0.88|0.94
and not|0.13|-0.19
and not come|0.87|0.33
and not wake|0.56|
and now|0.14|0.23
and now me|0.19|0.28
and so||-0.23
and soon me||-0.13
and suicide|0.27|0.31
and the door|0.44|0.44
and the water|0.54|0.60
and then all|0.21|
and then me|0.27|0.33
and think|0.17|
and think the||-0.11
and think will|0.20|0.23
and wake|0.12|0.30
and wake up|0.12|0.30
and we|-0.19|
and we all|0.18|0.36
and with||0.15
and~a|-0.63|-0.22
and~after|-0.71|-0.25
and~again|0.46|0.17
and~am|0.62|0.72
and~an|-0.36|
and~at|-0.27|
and~back|0.18|
and~bakery||-0.12
and~be|0.15|
and~believe|-0.18|
and~blade|-0.32|-0.33
and~blood|-0.26|-0.35
and~boats||-0.11
and~calm|0.11|0.15
and~can|-0.18|
and~change|-0.29|
and~come|0.15|
and~cried|-0.12|
and~dead|0.17|0.28
and~did|-0.34|
and~die|-0.20|-0.24
and~door|0.28|0.27
and~down|-0.92|-0.46
and~drove||-0.14
and~end|0.20|0.34
and~everything|-0.48|-0.16
and~for|-0.38|-0.27
and~found||0.23
and~from|-0.33|
and~got|-1.22|-0.78
and~grateful||-0.11
and~he|-0.17|
and~head|0.15|0.19
and~height|0.15|0.23
and~held|0.23|0.24
and~hide|0.57|0.69
and~him|-0.57|-0.33
and~his|-0.91|-0.61
and~home|-0.11|
and~house|-0.16|
and~how||-1.03
and~it||0.12
and~jump|0.31|0.37
and~kill|0.16|0.17
and~know|0.29|0.30
and~knows|0.20|0.27
and~laughed|-0.17|
and~let|0.21|
and~little|-0.40|-0.16
and~look||-0.20
and~many|-0.13|
and~me||0.19
and~mind|0.16|
and~more|-0.19|
and~my|0.12|0.29
and~night|0.24|0.26
and~nine|-0.18|
and~nobody||-0.19
and~of|-0.11|-0.45
and~one|0.10|
and~open|0.38|
and~out||0.13
and~point|0.39|0.24
and~rope||-0.12
and~said||-0.13
and~sang||-0.16
and~sleep|-0.44|-0.15
and~so|-0.47|-0.59
and~some|-0.26|-0.59
and~soup||-0.13
and~stay|0.14|
and~stitches||-0.13
and~stood|0.25|-0.10
and~suicide|0.34|0.38
and~take|0.18|0.16
and~thankful||-0.17
and~the|-0.12|
and~think||0.17
and~thirty|-0.29|
and~this|-1.37|-0.55
and~till|-0.23|-0.24
and~to||0.14
and~too||-0.70
and~train|-0.12|
and~two||-0.17
and~until||-0.11
and~wake|0.20|
and~walking|0.25|0.33
and~we|-0.58|-0.34
and~went|-0.29|
and~what|-1.88|-0.99
and~why|0.22|
and~will|0.26|0.43
and~with|-0.26|-0.34
and~would|0.10|-0.26
ankle|-0.19|-0.25
another|-0.18|-0.14
another year|0.14|
another+die|-0.17|
another+life|0.44|0.24
another+night|0.11|0.28
another~this|0.33|
any|-0.14|-0.45
any of||-0.36
any of the|0.25|
any other||-0.10
any point to|0.38|
any+not||-0.26
any+other||-0.16
any+point||-0.15
any+soon|0.22|
any+think||-0.41
anybody|0.12|
anymore|0.20|
anymore it||-0.10
anymore me|0.63|0.19
anymore me am|0.60|0.13
anymore me want|0.32|0.37
anymore+around|0.61|
anymore+better|0.22|
anymore+burden||-0.19
anymore+care|0.58|
anymore+die|0.87|-0.12
anymore+feel|-0.22|
anymore+happens|0.91|
anymore+here|0.20|
anymore+kill|0.22|0.28
anymore+life|0.18|0.22
anymore+not|0.24|
anymore+see|0.26|0.24
anymore+wake|1.03|-0.12
anymore+what|0.31|
anymore+will|0.21|0.19
anymore~am|0.52|0.12
anymore~be|0.36|
anymore~end||0.17
anymore~is||0.15
anymore~kill|0.27|0.32
anymore~me|0.20|0.46
anymore~not|0.12|
anymore~the|-0.11|
anymore~to|0.38|0.30
anymore~want|0.43|0.26
anymore~will|0.31|0.46
anything|-0.29|-1.23
anything to|-0.22|
anything to cut||-0.14
anything+not||-0.86
anything~cut||-0.14
anything~me|-0.55|-0.18
any~keep|0.38|
any~the||-0.39
any~to||-0.39
an~ago|0.19|0.19
an~life|0.25|
apart|-0.31|-0.14
apartment|-0.33|-0.14
are|-0.55|-0.40
are dead after||-0.17
are in the||-0.10
are kill|-0.31|-0.11
are not|-0.28|-1.12
are sleep|0.14|0.17
are~after|-0.31|-0.13
are~again|0.32|0.38
are~all|-2.37|-1.54
are~and|-0.10|-0.17
are~be|-0.20|
are~cut|0.20|0.30
are~in|0.16|
are~table|0.26|0.21
are~to|-1.66|-1.04
are~will|-0.29|-0.10
arm|0.28|0.34
arms|-0.16|-0.20
around||-0.20
around anymore|0.74|
around+better|0.67|
around+blade|0.69|0.79
around+burden|0.70|-0.10
around+kin|0.25|-0.22
around+not|0.25|
around+think|0.18|
around+will||-0.40
around~body|0.11|
as||-0.15
as a|-0.39|-0.41
as a kin|-0.34|
as me||-0.12
as soon|0.16|
ask||-0.88
ask+god|0.73|-0.13
asked if me||-0.12
asked whether||-0.15
asked whether me||-0.15
asked+cut||-0.12
asked+die||-0.16
asked+no||-0.11
asked+not|-0.17|
asked+suicide||-0.15
asked+want|-0.19|
asked+whether||-0.15
asked~be|0.74|0.20
asked~die||-0.16
asked~suicide||-0.15
asked~to|-0.15|
asked~want|-0.16|-0.13
assisted||0.10
assisted die||0.15
assisted+die||0.15
as~and|-0.38|-0.11
as~be||-0.39
as~dead|1.05|
as~me|-0.61|-0.13
as~soon||0.14
at|-0.16|-0.11
at better with||-0.11
at dinner||-0.14
at five||-0.19
at lunch||-0.13
at my||-0.32
at night|-0.16|-0.26
at once|0.17|0.19
at six|0.37|0.51
at the death|0.23|-0.10
at the end|-0.88|-0.48
at the meeting||-0.13
at the trains|0.24|0.25
at work and||-0.10
attack||-0.40
attack+panic||-0.10
attempt|-0.53|-0.24
attempt+suicide||-0.19
attempted||-0.12
attempted suicide|0.14|0.15
attempted+suicide|0.14|0.15
attempted~am||-0.16
attempted~me||-0.14
attempt~me||-0.15
at~all||-0.83
at~cried||-0.14
at~do||-0.24
at~end|-0.19|
at~for|-1.02|-0.52
at~height|0.27|0.39
at~in|-0.18|
at~is|-2.09|-1.35
at~meeting||-0.11
at~my|-0.14|
at~of|-0.29|
at~six|0.80|0.77
at~so||0.17
at~soon|-0.51|-0.25
at~suicide||-0.13
at~think|0.21|
at~to|-0.36|-0.12
at~trains|0.24|0.25
at~until|0.11|0.18
at~want||-0.69
at~with|-0.90|-0.58
at~would|0.18|
away|-0.46|-0.40
a~a|-0.79|-0.95
a~again|0.16|0.23
a~against|-0.12|-0.12
a~ago|-0.29|
a~all|0.13|0.19
a~around||-0.11
a~as|-0.33|
a~at|-2.37|-1.32
a~bath||-0.13
a~be||-1.18
a~before|-1.00|-0.44
a~better||-0.48
a~blade||-0.24
a~can|-1.86|-1.13
a~could||-0.25
a~day|-0.38|-0.17
a~did|-0.14|-0.26
a~die||-0.30
a~everyones|0.41|-0.12
a~everything|-0.10|
a~feel|-0.74|-0.30
a~fell|0.41|0.37
a~from|-2.25|-1.44
a~future|0.13|
a~have||-0.22
a~he|-1.19|-0.73
a~heart|0.22|
a~himself|-0.11|
a~his|-0.17|
a~house|-0.22|
a~if||-0.88
a~into||0.12
a~is|-1.06|-0.84
a~it|-0.15|
a~jump||0.13
a~leave||-0.37
a~man|-0.42|-0.19
a~my|0.20|0.24
a~nightstand|0.63|0.61
a~not||-0.69
a~off||-0.25
a~old|-0.20|
a~pills|0.35|0.36
a~place|-0.11|-0.43
a~raise|0.12|
a~she|-1.05|-0.68
a~shot|-0.15|
a~should||-0.35
a~show|-0.22|
a~that||-0.25
a~the|-0.61|-0.65
a~then||-0.44
a~think|-0.17|-0.23
a~time|-1.93|-0.95
a~up|-0.35|-0.89
a~wake|0.40|
a~want||-0.12
a~was|-2.00|-1.20
a~way|-0.20|-0.74
a~we|-0.77|-0.57
a~when|-0.23|
a~who||-0.14
a~will|-0.15|
a~with||-0.59
a~work|-0.55|-0.26
back and||-0.22
back in|-0.19|
back in college||-0.16
back me|0.11|
back on|-0.62|-0.30
back on sugar||-0.16
back then|-0.28|
back to that|0.13|0.17
back+better|-0.13|
back+body|-0.17|-0.21
back+college||-0.16
back+cut||-0.11
back+dead|0.23|0.15
back+die|0.15|0.19
back+gun|0.42|0.52
back+height||-0.14
back+kin|-0.49|-0.21
back+nobody||-0.14
back+not|0.10|
back+put|-0.11|
back+room|0.28|
back+sugar||-0.16
back~all||-0.22
back~college||-0.16
back~kill||-0.10
back~not||-0.17
back~on|-0.20|
back~sugar||-0.16
back~the|-1.66|-1.05
back~will|0.20|
back~would|-0.12|
bad|-0.54|-0.35
bad+not|-0.47|-0.78
bad~not||-0.13
bags|-0.13|
bakery||-0.12
balcony|0.55|0.64
band||-0.11
bath|0.10|0.15
bath and|0.16|0.21
bath+want||-0.13
bathroom|-0.11|-0.11
bathroom door|0.51|0.52
bathroom door and|0.51|0.52
bathroom+blade|0.51|0.52
bathroom+door|0.51|0.52
bathroom+locked|0.51|0.52
bathroom~and|0.51|0.52
bathroom~blade|0.51|0.52
bathroom~have|0.51|0.52
bathroom~me|0.15|0.18
bathroom~the|-0.29|-0.30
bath~the||0.12
be a better|0.30|-0.11
be a burden|0.35|
be better|0.13|
be better if|-0.24|-0.13
be better not|0.81|
be better with|0.46|
be dead|1.39|0.89
be dead before|0.38|0.50
be dead in|0.47|0.13
be dead not||-0.14
be death||-0.11
be end|0.43|-0.26
be here|0.31|
be here me||-0.11
be leave|0.44|0.22
be leave all||-0.12
be leave by|0.16|0.21
be life|0.39|0.39
be life anymore|0.49|1.03
be my||-0.18
be nice||-0.15
be nice to|0.24|
be so|0.18|
be so better|0.87|-0.12
be so easy|0.70|0.24
be the death||-0.10
be with|0.28|0.27
be with the|0.85|0.51
beautiful|-1.76|-1.21
because it|-0.12|-0.19
because me am||-0.35
because me deserve|0.54|0.59
because me hate|0.52|0.54
because my|0.30|
because my kin|0.44|
because+blood|0.44|0.50
because+body|0.26|0.30
because+cut|0.13|0.20
because+deserve|0.11|0.20
because+drawer|0.20|0.24
because+go||-0.13
because+hate|0.10|0.12
because+keep|-0.12|-0.12
because+kill|0.29|0.35
because+kin|0.22|
because+not|-0.19|-0.43
because+now|-0.13|-0.20
because+only|0.15|
because+suicide|0.14|0.21
because+thing|0.12|
because+until|0.45|0.51
because+want|-0.27|
because~am||-0.44
because~be||-0.28
because~deserve|0.21|0.25
because~hate|0.27|0.27
because~is||-0.46
because~kin|0.21|
because~me||0.13
because~not|-0.28|-0.94
because~thing|0.37|
been born|0.25|
been cut|0.26|0.29
been cut me|1.29|1.18
been feeling|0.23|0.22
been feeling suicide|0.51|0.50
been having|0.10|0.15
been me|0.84|-0.14
been saying||0.19
been suicide|-0.10|
been think|0.32|0.13
been think a|0.60|0.22
been think will||-0.53
been~again|-0.16|-0.17
been~all||-0.46
been~and||-0.14
been~body|0.32|0.34
been~day|-0.13|-0.16
been~death|0.20|-0.14
been~die|0.44|0.48
been~in||0.11
been~it||-0.72
been~kill|0.27|0.31
been~kin|-0.10|
been~leave|0.44|0.17
been~life|-0.20|
been~lot|0.15|
been~my|0.64|0.66
been~nobody|0.68|-0.10
been~on||-0.15
been~pills|0.70|0.87
been~suicide|0.59|0.61
been~the||0.22
been~think|0.35|0.17
been~want||-0.40
been~will|-0.11|-0.22
been~years||-0.37
before me was|0.14|
before she||0.10
before soon||-0.16
before the|-0.15|
before+born|0.16|
before+dead|0.38|0.50
before+die|-0.14|-0.25
before+end|-0.83|-0.44
before+house||-0.15
before+kin|0.14|
before+leave|-0.34|-0.14
before+letter||-0.14
before+not|-0.20|-0.78
before+once||0.11
before+pills|-0.18|
before+soon|0.25|0.29
before+take|-0.27|-0.11
before+think||-0.42
before+want|-0.54|-0.23
before+we|-0.22|
before+wrote||-0.15
before~born|0.19|
before~pills||-0.11
before~up|0.32|0.43
behind|-1.16|-0.60
being||-0.48
being dead|0.91|-0.15
being end|0.38|0.11
being here|1.56|
being life|0.87|
being life and|0.50|0.23
being life in|0.66|
being+dead|0.57|
being+here|0.68|-0.14
being+life|0.31|
being+longer|0.80|
being+much|0.14|
being+not||-0.19
being+thing|0.13|
being+think||-0.43
being+tired|-0.14|
being+year|0.40|
being~a||-0.35
being~in||-0.19
being~year|0.67|
believe|-1.83|-1.31
believe+not|-1.05|-0.71
belong|0.11|
belong+not|0.19|
belong~this|0.76|
best|-1.01|-1.53
best+leave|0.22|
best~me||-0.19
better||-0.13
better and||0.24
better and me|0.53|0.72
better for||-0.22
better for all|0.33|-0.16
better if||-0.28
better if me|0.22|-0.21
better kin|0.34|
better not||-0.19
better not me|0.58|
better off|0.27|
better off dead|0.28|0.41
better off if|0.51|
better than this|0.32|0.16
better with||-0.31
better with me|0.26|-0.12
better+better|0.18|
better+blade||-0.16
better+dead|0.76|
better+death|0.42|0.23
better+deserve|0.16|
better+die|0.21|0.22
better+feel|-1.20|-0.76
better+getting|-0.19|
better+he|-0.68|-0.27
better+how|0.29|0.11
better+kill|-0.32|
better+kin|0.43|
better+leave|0.18|-0.22
better+life|0.14|
better+not||-0.25
better+now|-0.51|-0.20
better+off|0.23|
better+only|0.11|
better+place|0.22|
better+she||-0.11
better+six||-0.10
better+soon||-0.26
better+sounds|0.33|0.12
better+sugar||-0.13
better+think|0.20|
better~a||-0.28
better~all|0.29|
better~around|0.67|
better~be|0.15|
better~been|0.26|
better~better|0.21|
better~dead|0.51|
better~die||0.18
better~end|0.16|
better~if|0.30|
better~in||-0.24
better~is||-0.37
better~it||-0.39
better~kin|0.37|
better~leave|0.28|
better~me|0.32|
better~not||-0.78
better~think|0.11|
better~this||0.12
better~want|0.32|0.33
better~was|0.25|
better~would|0.46|
be~a|-0.49|-1.32
be~am|-0.14|
be~anymore|0.62|
be~as|-1.29|-0.40
be~at|-0.25|-0.82
be~before|-0.17|-0.14
be~better|0.43|-0.36
be~burden|0.19|
be~dead|0.56|0.47
be~did||-0.13
be~do|0.11|0.11
be~easy|0.24|
be~flying||-0.15
be~had|-0.21|
be~if|0.23|-0.13
be~in||-0.26
be~it|0.13|0.14
be~jump|0.18|0.10
be~kill|0.49|0.56
be~kin|0.13|0.12
be~laughed|0.40|0.49
be~leave|0.14|-0.19
be~me|0.27|
be~my|-0.11|
be~next|-0.21|
be~not|0.19|
be~off|0.30|0.15
be~said|0.62|0.12
be~soon|-0.18|
be~thing|0.13|
be~time||-0.22
be~truth|0.61|0.79
be~was||-0.65
be~wheel|-0.16|0.15
be~when|0.10|
be~will||0.18
be~would||-0.31
be~you|-0.20|
bike|-0.16|
bills+not|0.30|-0.11
birds|-0.19|
birthday+will|0.24|0.46
blade|0.69|0.77
blade against|0.53|0.51
blade against my|0.53|0.51
blade blade|0.61|0.67
blade in|0.23|0.24
blade in my|0.50|0.50
blade me|0.37|0.44
blade of|-0.22|-0.28
blade of wine|-0.12|
blade soon|-0.17|-0.23
blade to|0.73|0.74
blade to my|0.73|0.74
blade+blade|0.54|0.60
blade+body|0.45|0.45
blade+bread||-0.11
blade+drawer|0.15|0.13
blade+end|0.38|0.43
blade+finger||-0.11
blade+found|0.23|0.28
blade+herself||-0.14
blade+into|0.69|0.66
blade+keep|0.22|0.18
blade+kin|0.19|0.24
blade+locked|0.51|0.52
blade+many|0.51|0.54
blade+not|0.28|0.39
blade+now||-0.10
blade+pills|0.42|0.41
blade+put|-0.11|-0.11
blade+six|-0.20|-0.23
blade+soon|0.34|0.31
blade+stitches||-0.13
blade+take|0.58|0.57
blade+till|0.39|0.40
blade+will|-0.55|-0.53
blade+wine|-0.12|
blades|0.18|0.23
blade~again|1.07|1.08
blade~all|-0.14|
blade~am|0.62|0.67
blade~and||0.10
blade~body|0.43|0.44
blade~cut|0.12|0.27
blade~drawer|0.17|0.15
blade~is|0.53|0.61
blade~it||-0.12
blade~me|0.35|0.50
blade~my|0.80|0.81
blade~now||-0.11
blade~on|0.13|0.14
blade~so||0.17
blade~soon|0.58|0.60
blade~want||0.12
blade~will|-0.30|-0.13
blade~wine|-0.12|
bled|0.32|0.36
bleed|0.29|0.30
bleeding||0.22
blood|0.11|0.22
blood me|1.22|1.26
blood+body|0.54|0.64
blood+cut|0.28|0.29
blood+down|0.92|0.97
blood+not||-0.16
blood+pills|-0.41|-0.53
blood+until|1.22|1.27
blood+want||0.15
blood+will|0.16|0.17
blood~cut|0.22|0.24
blood~down|0.92|0.97
blood~it|0.41|0.49
blood~me|0.22|0.25
blood~pills|-0.41|-0.53
blood~the|0.26|0.29
blood~want|-0.11|-0.11
blue|-0.89|-0.58
board|-0.51|-0.22
board+first||-0.12
board+high||-0.16
board+jump||-0.14
board+off||-0.14
board+time||-0.16
board~first||-0.14
boats+height||-0.11
boats+stood||-0.11
boats+watched||-0.11
body again|0.50|0.50
body are||0.11
body are dead||-0.11
body because|0.59|0.80
body is|-0.33|
body last|0.51|0.51
body last night|0.51|0.51
body now|0.61|0.72
body on||-0.10
body on the||-0.13
body till|0.51|0.55
body till it|0.51|0.55
body until|0.47|0.50
body until all|0.44|0.47
body with|0.39|0.43
body+cigarettes|0.61|0.60
body+cut|0.59|0.63
body+hate|-0.22|-0.32
body+here|0.62|-0.20
body+into|0.71|0.73
body+keep|0.43|0.23
body+last|0.23|0.23
body+many|0.20|0.26
body+night|0.23|0.23
body+nobody|0.75|0.81
body+now|0.24|0.32
body+only|0.35|
body+opened|0.48|0.54
body+slitting|0.60|0.63
body+soon|0.22|0.25
body+take|-0.42|-0.47
body+think|-0.13|-0.11
body+till|0.51|0.55
body+until|0.33|0.37
body+want|0.23|0.29
body~a|0.15|0.23
body~after|-0.15|-0.17
body~again|0.93|0.94
body~all|-0.11|-0.11
body~and|0.19|
body~because|0.12|0.23
body~better||-0.17
body~blood|0.60|0.70
body~cut|0.28|0.32
body~dead||-0.11
body~in|0.27|0.36
body~it|0.20|0.22
body~me|0.34|0.19
body~night|0.23|0.23
body~nobody|0.75|0.81
body~that|0.17|
body~when|0.57|0.59
book|-1.35|-0.99
book+end||-0.11
book+want|-0.28|
books|-0.73|-0.32
books+leave||-0.13
book~soon||-0.13
born|0.40|-0.57
born+not|0.50|-0.12
born+think|0.30|
born+want|0.50|-0.12
both|-0.25|
bottle|-0.13|-0.13
bought the|0.57|0.64
bought+new||-0.12
bought+rope|0.21|0.17
bought+soon|0.44|0.46
bought~rope|0.21|0.17
bought~soon|0.55|0.58
box||-0.13
box+pills||-0.17
boxes+want||0.14
boy|-1.54|-1.04
boys|-0.19|-0.79
brain+kill|0.80|0.77
brain~kill|0.80|0.77
bread|-0.41|-0.19
bread blade||-0.11
bread+finger||-0.11
breakdown|-0.12|
breakdown+having||-0.13
breathing|-0.13|-0.11
bring|-1.37|-0.91
broke down||-0.14
broke down in||-0.14
broke+down||-0.14
broken|-0.54|-0.33
broke~in||-0.11
broke~the||-0.13
brother|-0.41|-1.04
bruise|0.76|0.84
burden|0.45|-0.13
burden for|0.15|
burden for all|0.70|0.30
burden of|0.15|-0.11
burden to|0.34|
burden to my|0.69|-0.10
burden+everyones|0.64|-0.13
burden+kin|0.40|-0.15
burden+leave|0.55|0.37
burden+such|0.53|
burden+take|0.26|
burden+want||-0.24
burden~and||-0.20
burden~be|0.31|
burden~everyones|0.64|-0.13
burden~it|0.10|-0.18
burden~kin|0.45|
burden~me|0.30|-0.35
burden~my|0.30|
burden~not||-0.16
burden~the|-0.84|-0.39
burden~would|0.38|
buried|-0.14|
burning|0.63|0.69
burns||-0.17
but|-0.85|-0.72
but it|-1.47|-0.86
but me|-0.24|
but she|-0.38|-0.11
but the|-1.24|-0.84
but~better|-0.46|-0.14
but~for||-0.57
but~good|-0.34|-0.11
but~is|-1.89|-1.24
but~kin||-0.17
but~life|0.13|
but~me|-0.94|-0.42
but~not|-0.52|-0.41
but~the|-2.41|-1.62
but~want|-0.14|
by cut|0.48|0.49
by cut my|0.59|0.57
by my||0.20
by my my|0.61|0.78
by soon|-0.21|
by suicide|0.15|0.21
by the soon|0.40|0.43
by the time|0.46|0.58
by the water|-0.29|
by this||-0.17
by this time||0.12
by~all|-0.15|
by~be|-0.21|-0.20
by~is|-0.18|
by~me|0.29|0.47
by~my|0.27|0.45
by~so|0.13|0.20
by~the|-0.13|
by~this|0.15|0.21
by~time|0.32|0.45
by~to|-0.11|
by~water|-0.31|
by~will|0.16|0.27
cabinet+take|0.72|0.75
cake|-0.94|-0.70
call|-0.23|
call my|-0.12|
call+die|0.22|0.23
call+kill|0.65|0.69
call+last|0.16|0.23
call+think|-0.26|
call+will|-0.13|-0.23
called|-0.53|-0.22
called+die||-0.15
called+kin|-0.10|
called~kin||-0.10
call~and|-0.24|
call~me|0.16|0.27
call~the|-0.36|-0.15
calm|0.11|0.20
came home|0.47|0.49
came home and|0.80|0.75
came+home|0.41|0.44
came+not|0.15|
came+rain||-0.15
came+soon|0.51|0.58
camera|-0.52|-0.17
camera+front||-0.16
camera+jump||-0.16
came~the|-0.55|-0.21
can not believe|-0.57|-0.39
can not breathe||-0.19
can not cope||-0.12
can not do|0.19|-0.17
can not go|0.10|-0.17
can not keep|0.16|0.19
can not life|-0.23|0.12
can not see|0.25|
can not take|-0.14|
can not think||-0.38
can not wait|-0.76|-0.45
cancer||-0.27
cancer+not|-0.18|
can~a||-0.31
can~and|-0.14|-0.10
can~being|0.21|
can~believe|-0.63|-0.43
can~breathe||-0.19
can~cope||-0.12
can~for|-0.27|-0.80
can~future|0.35|
can~go||-0.33
can~in|-0.16|-0.91
can~it|-0.39|-0.12
can~keep|0.12|
can~my|-1.07|-0.66
can~of||-0.92
can~point|0.13|
can~the|-0.68|-0.59
can~think||-0.73
can~this|-0.19|-1.11
can~wait|-0.79|-0.46
can~way|0.24|
can~with|-1.54|-0.73
care if|0.26|-0.13
care if me|0.70|
care+die|0.58|
care+kill|0.58|0.68
care+life|0.21|
care+make|0.45|
care+not|0.16|
care+soon|0.52|-0.16
care+think|0.28|
career|-0.55|-0.26
cares+life|0.33|
care~am|0.36|0.10
care~die|0.58|
care~me|0.42|
care~to|0.34|
caring for|0.11|0.12
caring for her|0.25|0.27
caring+her|0.25|0.27
caring~her|0.25|0.27
caring~me|0.14|0.14
case me|0.26|0.33
case~it|0.27|0.31
chair+soon|0.14|0.12
chair+want||-0.10
change|-0.43|-0.29
change+hopeless|-0.16|-0.11
change+soon||-0.13
changed|-1.12|-0.61
changed+kin||-0.10
changed+suicide||-0.13
chapter||-0.10
charcoal|0.65|0.71
checked+suicide|0.17|0.28
chocolate|-0.45|-0.15
cigarettes|0.25|0.25
city|-0.32|-0.85
city and||-0.14
city~the|-0.21|
clean from||-0.16
clean+cut|-0.11|-0.13
clean+soon||-0.15
clean+two||-0.16
clean+years||-0.16
cleaned out|0.20|0.30
cleaned out the|0.20|0.30
cleaned+soon|0.14|0.20
cleaned~the||0.16
clean~cut||-0.16
cliff|0.12|
cliffs|-0.19|-0.13
climb|-0.11|-0.10
close to kill|0.83|0.71
close+end|0.22|0.29
close+height|0.69|0.66
close+kill|0.83|0.71
closet|0.25|0.32
close~kill|0.83|0.71
clothes|-0.25|
clothes+leave||-0.11
coast+think||-0.12
coffee|-0.75|-0.46
coffee+wake||-0.19
cold|-0.28|
college|-0.13|
college+suicide|0.31|0.28
college~suicide|0.31|0.28
come home|0.37|0.18
come+death|0.76|-0.17
come+home|0.31|0.13
come+not|0.65|
come+think|0.30|
come+who|0.38|-0.11
comes after|0.30|-0.15
comes+not|0.27|0.10
comes+will|0.33|0.41
coming|-0.17|
coming+train|0.25|0.26
committing||0.14
committing suicide|0.74|0.83
committing+suicide|0.74|0.83
cope+not||-0.11
couch|-0.15|
could||-0.50
could end|0.38|-0.14
could go|0.32|
could kill||-0.11
could not|-1.73|-0.72
could~a|-0.31|-0.81
could~all|0.14|-0.30
could~and||-0.40
could~be||-0.11
could~for||-0.36
could~if|0.13|
could~me||-0.61
could~my||-0.37
could~not|0.21|-0.24
could~sleep||-0.11
could~the|-0.54|
could~to||-0.50
could~who|0.41|
counselor||-0.12
courage|0.33|0.35
courage to|0.30|0.30
courage+kill|0.81|0.84
courage+want|0.82|0.76
courage~it|0.82|0.76
course|-1.35|-0.87
cousin|-0.24|
cousins|-0.23|
cousin~and||-0.12
cover||-0.33
crashing|0.30|0.35
crashing+think|0.55|0.57
crashing+will|0.55|0.57
crib||0.14
crib+kin||0.14
cried|-0.74|-0.50
cried+leave||-0.12
cried+said||-0.12
cried+soon||-0.12
crime|-0.48|-0.15
crossed|0.14|
crying|-0.38|-0.11
crying+keep|-0.20|
cut|0.15|0.16
cut again|0.92|0.96
cut again after|0.65|0.72
cut back||-0.15
cut back on||-0.16
cut is|0.44|0.36
cut me|-0.13|
cut me again|0.44|0.40
cut me me||-0.13
cut me on|0.15|
cut me out|0.14|-0.15
cut me so|0.96|0.80
cut me soon|0.16|0.26
cut me when|0.16|0.14
cut me with|0.13|0.14
cut my|0.22|0.29
cut my body|0.63|0.59
cut my finger||-0.12
cut my hair||-0.14
cut my head|0.42|0.43
cut my knee||-0.16
cut on|0.11|
cut on my|0.81|0.74
cut soon|0.14|0.16
cut the wall|0.70|0.71
cut when|0.52|0.53
cut+cut|0.31|0.36
cut+day|0.27|0.13
cut+die|0.19|0.15
cut+door||-0.13
cut+down|-0.22|
cut+end||-0.16
cut+feel|0.32|0.28
cut+finger||-0.11
cut+got|-0.65|-0.33
cut+hair|0.19|
cut+hammer|0.19|0.24
cut+head|0.48|0.51
cut+helps|0.67|0.69
cut+her|-0.38|-0.17
cut+home||-0.19
cut+into|-0.14|-0.25
cut+keep|0.39|0.21
cut+kin||-0.20
cut+knee||-0.16
cut+last||0.12
cut+leave|0.20|0.29
cut+many||0.15
cut+night|0.97|0.97
cut+now||-0.13
cut+off|-0.40|-0.17
cut+only|0.52|0.68
cut+oven||-0.16
cut+point|0.24|0.27
cut+pulled|0.19|0.16
cut+punish|0.48|0.49
cut+relapsed|0.68|0.66
cut+said||0.11
cut+self|0.48|0.54
cut+shaving||-0.14
cut+since|0.24|0.29
cut+something|0.12|0.13
cut+spring|0.18|0.23
cut+started|0.29|0.32
cut+teenager||-0.10
cut+ten|0.82|0.83
cut+thing|0.28|0.32
cut+think|0.12|
cut+thumb||-0.14
cut+till|0.76|0.74
cut+too||0.11
cut+until|1.19|1.21
cut+wall|0.68|0.72
cut+want|0.17|0.23
cut+way|0.21|0.13
cut+went||-0.10
cut+wheel|0.13|-0.11
cuts|0.25|0.40
cutting|0.38|0.55
cut~after|0.19|0.22
cut~again||0.11
cut~all||0.11
cut~and||-0.12
cut~at|-0.29|
cut~because|0.52|0.68
cut~blade|-0.16|
cut~blood|0.31|0.32
cut~body|0.48|0.43
cut~bread||-0.11
cut~can||0.12
cut~day|0.38|0.17
cut~door||-0.12
cut~end|-0.13|
cut~feel|0.22|0.28
cut~finger||-0.12
cut~from||-0.15
cut~hair|0.15|
cut~hammer|0.19|0.24
cut~have|0.19|0.31
cut~head|0.44|0.47
cut~in|0.16|0.22
cut~into|-0.12|-0.17
cut~is||-0.11
cut~it|0.38|0.50
cut~kin|-0.17|-0.30
cut~knee||-0.16
cut~many|0.26|0.32
cut~me|0.27|0.38
cut~more|0.12|0.12
cut~my|0.38|0.45
cut~night|0.66|0.64
cut~of||-0.11
cut~off|-0.16|
cut~on|-0.13|-0.16
cut~only|0.38|0.47
cut~or|-0.30|
cut~out|0.16|
cut~oven||-0.14
cut~short||-0.14
cut~so|0.39|0.41
cut~something|0.18|0.18
cut~soon|0.12|0.18
cut~spring|0.18|0.23
cut~than|-0.13|-0.16
cut~the|-0.17|-0.30
cut~then||-0.12
cut~think|0.15|
cut~two|0.11|0.17
cut~until|1.03|1.01
cut~wall|0.83|0.86
cut~want||0.16
cut~way|0.42|0.24
cut~week||-0.15
cut~wheel||-0.12
cut~when|0.48|0.50
cut~with|0.18|0.18
cut~years||0.15
dads||0.13
dark+think|0.30|0.29
day and||-0.15
day at|-0.16|
day at the||-0.16
day me am|0.29|0.30
day+die|0.56|0.56
day+good|-0.45|-0.16
day+keep|-0.25|-0.23
day+kill|0.27|0.24
day+last|-0.17|-0.17
day+leave|0.11|
day+life||0.16
day+mind|0.45|0.47
day+now|-0.14|
day+suicide|0.47|0.47
day+think|0.18|
day+used||-0.18
day+week|-0.29|-0.30
day+will|0.35|0.44
days|-0.19|
days me||0.12
days+kill|0.19|0.11
days~the|-0.13|
day~do|0.23|0.21
day~of|0.12|
day~think|0.13|-0.15
de|0.55|0.68
de vivre|0.33|0.34
de+envie|0.40|0.41
de+jai|0.37|0.38
de+plus|0.33|0.34
de+vivre|0.33|0.34
dead|0.51|0.29
dead after||-0.14
dead and|0.44|0.35
dead before|0.38|0.50
dead by|0.32|0.44
dead gorgeous||-0.11
dead in|0.26|
dead in this|0.52|0.19
dead inside|0.13|-0.14
dead kin|0.34|0.15
dead not||-0.14
dead so|0.85|0.85
dead+doing|0.39|0.63
dead+drop||-0.11
dead+envy|0.55|-0.16
dead+feel|0.12|
dead+five|0.74|0.38
dead+go|0.48|0.58
dead+good|0.28|-0.12
dead+gorgeous||-0.11
dead+he|-0.42|-0.13
dead+her|0.31|0.40
dead+home|0.33|
dead+hopeless|-0.24|0.15
dead+inside||-0.12
dead+know|0.55|0.38
dead+night|-0.15|
dead+nobody|0.61|-0.17
dead+not|-0.10|0.30
dead+off|0.48|0.21
dead+one|0.42|
dead+room|0.52|0.19
dead+sleep|0.77|0.11
dead+soon|0.93|0.49
dead+think|-0.24|-0.37
dead+tired|-0.12|
dead+wake|-0.13|
dead+want|0.50|1.12
dead+who|0.36|-0.11
dead+will|-0.20|-0.16
dead+years|0.58|-0.13
dead~all|0.26|0.20
dead~am|-0.21|
dead~and||-0.17
dead~in|-0.37|-0.38
dead~it|0.16|0.37
dead~kin|-0.29|-0.26
dead~me|-0.20|
dead~my|-0.29|-0.45
dead~not|0.11|0.25
dead~out|1.12|-0.13
dead~room|0.52|0.19
dead~so|0.63|-0.15
dead~soon|0.63|0.50
dead~that|0.54|0.55
dead~the|-0.20|-0.24
dead~this|0.14|
dead~to|0.27|0.57
dead~want|0.37|
dead~will||-0.13
dead~years|0.58|-0.13
death|0.23|
death and|0.13|-0.21
death of|-0.17|
death of me||-0.10
death sounds|0.50|0.20
death sounds better|0.50|0.20
death this||-0.13
death was||-0.12
death would|0.55|0.19
death+die|-0.27|
death+felt||-0.12
death+friend|0.16|-0.10
death+grandfather||-0.12
death+how||-0.14
death+kin|-0.25|
death+lot|0.49|
death+not|0.13|-0.21
death+soon|-0.17|
death+sounds|0.81|0.14
death+think|0.42|
death+told||-0.13
death+who|0.23|
death+you|-0.11|
death~a|0.40|
death~and|-0.17|
death~be|0.39|
death~better|0.95|0.42
death~friend|0.16|-0.10
death~how|0.11|-0.14
death~it|0.17|
death~lot|0.35|
death~me|0.17|
death~my||-0.18
death~than|0.40|0.37
death~this|0.50|0.20
death~told||-0.13
death~want|0.34|0.11
death~when|-0.15|
death~who|0.68|-0.14
death~would|0.55|-0.14
debt~me||-0.14
decided|0.41|0.57
deeper||0.13
deeper than|0.56|0.54
denke|0.47|0.50
denke+ich|0.47|0.50
dentists||-0.11
dentists+not||-0.11
dentists+want||-0.11
denver+will||-0.17
deserve it||0.12
deserve to|0.24|-0.16
deserve to life|0.50|
deserve+kin|0.19|
deserve+life|0.39|-0.12
deserve+until|0.74|0.76
deserve~and|0.23|0.41
deserve~life|0.46|-0.13
deserve~me|0.41|0.24
did|-0.18|-0.12
did it||0.19
did not|-0.27|-1.29
did not end|0.19|
did not life|0.31|
did not wake|0.43|
did~all|-0.21|
did~back|-0.14|
did~be|0.16|
did~kin||-0.11
did~me|-0.33|
did~to|-0.30|-0.12
did~up||-0.26
die|0.43|0.64
die and|0.23|0.23
die and me|0.33|0.44
die before|-0.31|-0.39
die but|0.16|0.14
die by||0.11
die for|-0.49|-0.28
die for a|-0.16|
die in that|0.22|0.39
die many|0.43|0.38
die many day|0.82|0.81
die me||-0.14
die me want|-0.15|-0.17
die on||-0.12
die so|0.24|0.35
die soon|0.73|0.40
die soon it|0.35|-0.16
die when||-0.11
die while|-0.17|
die while me|-0.17|
die+die|0.15|0.22
die+end||-0.12
die+feel|0.55|
die+film||-0.15
die+front|-0.28|-0.33
die+go|0.37|0.48
die+grandfather||-0.10
die+hand|0.42|0.43
die+height|-0.13|-0.13
die+her|0.20|
die+his|0.12|0.14
die+hospice||-0.15
die+how|0.40|0.56
die+life|0.78|0.20
die+longer||-0.18
die+many|0.33|0.27
die+mind|0.89|0.30
die+miss|0.11|
die+new||-0.10
die+night|0.57|0.54
die+ninety||-0.13
die+no|-0.10|
die+nobody|0.70|
die+not|-0.17|-0.24
die+now|0.22|0.30
die+one|0.42|0.54
die+only|0.14|0.25
die+part|0.35|0.41
die+patient||-0.15
die+phone||-0.14
die+room||-0.11
die+sad||0.25
die+said|-0.15|
die+says|-0.37|-0.25
die+see|-0.25|-0.29
die+she|-0.54|-0.31
die+sleep|0.15|0.19
die+song||-0.13
die+soon|0.24|0.23
die+sounds|0.52|0.20
die+suicide||-0.22
die+take|0.10|0.13
die+think|0.84|0.68
die+through|0.16|0.12
die+time|0.24|0.23
die+until||-0.11
die+used|0.16|0.23
die+waiting|0.72|
die+want|0.62|0.88
die+wanting|0.54|0.49
die+way|0.10|0.17
die+ways|0.44|0.43
die+wheel|-0.38|-0.45
die+while|-0.25|-0.19
die+will|0.20|0.42
die+years|-0.14|
died||-0.20
die~a|-0.10|
die~ago||-0.12
die~am|0.71|
die~and||0.14
die~another|-0.17|
die~at|-0.19|
die~be|0.43|0.31
die~before||-0.12
die~better|0.46|
die~called||-0.15
die~can||-0.11
die~day|0.24|0.31
die~die|0.22|0.28
die~do|0.78|
die~hand|0.42|0.43
die~have||-0.12
die~he|0.20|0.21
die~her|0.24|
die~his|0.12|0.14
die~hospice||-0.15
die~how|0.18|0.22
die~it|0.55|0.33
die~kin|-0.16|
die~me|0.24|0.18
die~my|-0.29|-0.42
die~ninety||-0.13
die~not|0.44|
die~of|0.25|
die~on||-0.16
die~sad||0.25
die~see|-0.26|-0.30
die~soon||-0.23
die~think|0.19|
die~this||0.19
die~time|0.39|0.40
die~to|0.56|0.61
die~until||-0.13
die~want|0.23|0.26
die~was||-0.13
die~when|0.14|0.15
die~will|-0.16|
die~with||-0.14
die~would|0.55|
dinner||-0.12
dinner+kill||-0.16
dinner+pills||-0.12
dinner+think|0.32|0.39
dinner+want|-0.16|
dinner+will|0.19|0.24
dinner~all||-0.14
disappear|0.22|
disappeared|0.41|-0.15
dishes|-0.12|
dishes+doing|0.39|0.41
dishes+while|0.39|0.41
do another||-0.12
do anything|-0.36|
do anything to||-0.12
do it|0.14|0.35
do it again|-0.17|
do it on|0.23|0.15
do it soon|-0.40|-0.50
do it the||-0.10
do me||-0.84
do not belong|0.38|
do not come|0.48|0.14
do not deserve|0.20|-0.15
do not trust|0.17|0.28
do not wake|0.49|-0.14
do this|-0.16|-1.03
do this anymore|-0.12|-0.14
doctor||-0.90
doctor+no||-0.12
doctor+said|0.44|
doctor+suicide||-0.17
doctor+take||-0.10
doctor+think|-0.13|
doctor~me|0.17|-0.14
doctor~suicide||-0.17
doctor~the|0.21|
doctor~think||-0.12
does|-0.52|-1.53
does not|-0.34|-0.98
does not scare|0.60|
does~it||-0.26
does~me||-0.46
does~scare|0.60|
does~sounds|0.36|
does~to||-0.33
does~want|-0.12|-0.29
dog+here|0.77|
dog+not|-0.12|
dog+sleep||-0.16
dog+soon|0.16|0.19
dog~sleep||-0.13
doing it|0.19|0.26
doing it soon|1.03|1.00
doing the dishes|0.39|0.41
doing+soon|0.23|0.26
doing+while|0.31|0.37
doing+will||0.11
doing~dishes|0.39|0.41
doing~kin|0.15|0.25
doing~soon|0.40|0.42
dollars||-0.12
dollars+forty|-0.12|
dollars+pills|-0.12|
door and|0.48|0.59
door and me|0.90|0.91
door+go|-0.22|-0.18
door+height|0.76|0.84
door+home|0.54|0.57
door+locked|1.14|1.10
door+rope|0.72|0.72
door+tied|0.49|0.56
door+want|0.75|0.34
door+wheel|0.39|0.41
door+will|-0.17|-0.17
door~and|0.44|0.53
door~blade|0.51|0.52
door~have|0.90|0.91
door~me|0.64|0.73
door~the|-0.36|-0.33
dose+pills||-0.12
dose+think|0.24|0.32
down||-0.12
down me|0.13|
down the|-0.44|-0.24
down+lay||-0.13
down+not|-0.18|-0.62
down+put|-0.25|
down+take|-0.38|
down+three||-0.12
down+want|0.11|
down+went|0.10|
down+wrote|0.20|0.32
down~and||-0.19
down~me|-0.76|-0.23
down~the|-0.16|-0.71
do~a|-0.18|-1.79
do~again|-0.85|-0.47
do~all|-0.35|-0.31
do~am||-0.13
do~and|-0.14|
do~another||0.24
do~any||-0.55
do~anymore|0.11|
do~anything||-0.11
do~around|0.48|
do~be|0.23|
do~belong|0.38|
do~come|0.33|
do~cut|-0.61|-0.35
do~day|0.22|0.12
do~deserve|0.18|-0.14
do~die|-0.34|-0.26
do~for|-0.13|-1.02
do~get|-0.26|-0.21
do~go||-0.41
do~have||-0.12
do~in||-1.18
do~it|-0.10|-0.33
do~keep|0.13|-0.16
do~kill|-0.15|-0.17
do~life|0.36|0.47
do~look|0.15|
do~make||-0.48
do~me|0.25|0.20
do~much||-0.17
do~next|-0.13|
do~not||-1.01
do~now||0.15
do~of||-0.16
do~one||-0.21
do~or||-0.44
do~part|0.30|
do~point||-0.61
do~soon|0.23|-0.40
do~stay|0.63|0.30
do~strength|0.56|0.33
do~think||-0.10
do~this||-0.28
do~trust|0.14|0.24
do~up|0.16|
do~wake|0.77|-0.22
do~week|-0.12|
drank|0.25|0.41
drawer|0.30|0.35
drawer~because|0.20|0.24
drawer~me|0.97|1.01
drawer~the|0.16|0.16
dream|-0.13|
drinking+end|-0.12|
drinking+soon||0.12
drive|-0.15|-0.18
drive into|0.84|0.74
drive+height|0.97|0.93
drive+into|0.58|0.55
drive+think|0.30|0.44
drive+water|0.66|0.59
drive+will|0.16|0.17
driver|0.17|
drive~the|0.18|
drive~water|0.66|0.59
driving||0.19
driving to|0.87|0.86
driving to the|0.87|0.86
driving+end|0.73|0.77
driving+into|0.34|0.54
driving+think|0.28|0.37
driving+wheel|0.72|0.74
driving+will|0.15|0.17
driving~a|0.39|0.60
driving~and|0.28|0.26
driving~the|0.24|0.33
drop|-1.09|-0.56
drop dead||-0.11
drop dead gorgeous||-0.11
drop+gorgeous||-0.11
drop+he||-0.10
dropped|-0.60|-0.33
dropped~and||-0.11
drop~gorgeous||-0.11
drove off|0.11|0.18
drove off the|0.11|0.18
drove+end||-0.18
drove+off||0.19
drove+sat|1.05|1.10
drove+soon||-0.19
drove~in||-0.14
drove~sat|1.05|1.10
drove~soon||-0.19
drove~the|0.20|0.32
drown|0.33|0.40
drowning|-0.29|-0.35
during|-0.22|
each+will|0.13|0.14
early|-1.47|-1.00
early+want|-0.24|
early~the|-0.35|-0.16
earth|0.18|-0.36
earth+here|0.74|
earth+not|0.41|
easier||-0.46
easy|-0.12|-0.11
easy+wheel|0.70|0.24
easy~the|0.14|
easy~wheel|0.70|0.24
eat|-1.35|-1.02
eating and|0.45|0.48
eating+since|0.89|0.98
eighty|0.23|0.26
else|-0.37|-1.22
else+not||-0.17
else+want||-0.20
empty|-0.34|-0.10
en|0.79|0.87
en+la|0.92|0.97
end|0.18|0.37
end a|-0.51|-0.24
end and|0.34|0.22
end and end|0.28|0.38
end everything|0.29|0.51
end for|0.17|
end for me|0.99|1.11
end her life||-0.16
end it|0.64|0.77
end it all|0.26|0.46
end it me||-0.10
end life|-0.26|
end me|0.42|0.11
end me am|0.70|0.75
end me want|0.49|-0.25
end my||0.45
end my life|0.16|0.74
end my my|0.92|0.92
end of my|-0.15|
end of the|-0.43|-0.15
end the|-0.17|
end the book||-0.15
end the year||-0.12
end things|0.31|0.48
end this|-0.49|-0.25
end with life|1.15|-0.14
end+end|0.24|0.32
end+everything|0.50|0.12
end+feel|0.28|
end+free||-0.13
end+future|0.21|
end+get||-0.59
end+ghost|0.92|
end+got|0.26|0.39
end+gun|0.40|0.49
end+hand|0.36|0.38
end+having|0.12|0.15
end+head|0.30|0.38
end+height|0.68|0.71
end+her|-0.95|-0.37
end+hotel|0.84|0.88
end+hour|0.28|0.31
end+how|0.24|0.30
end+into||0.14
end+keep|-0.31|-0.32
end+kill|-0.24|-0.34
end+kin||-0.48
end+knee||-0.15
end+know|0.11|0.17
end+leave||0.14
end+life|0.32|0.38
end+looked|0.87|0.90
end+many|0.12|0.18
end+mark||-0.15
end+nearly|0.15|0.23
end+no|-0.49|-0.25
end+off|0.15|
end+once||0.12
end+only|0.16|
end+pain|0.39|
end+point||0.12
end+project||-0.11
end+put|0.54|0.65
end+rope|0.26|0.31
end+she|-0.81|-0.35
end+shelf||-0.14
end+shift|0.23|0.24
end+six|0.49|0.53
end+soon||0.16
end+subscription||-0.19
end+suicide|0.23|0.13
end+talking||0.14
end+therapist|0.15|0.14
end+things|0.16|0.30
end+trying|0.13|
end+want|0.24|
end+we|-1.03|-0.81
end+week|-0.11|
end+wheel|0.60|0.39
end+will|0.29|0.39
end+year|-0.47|-0.22
end+years|-0.63|-0.38
ended|-0.20|-0.74
ending|0.23|0.54
ends|0.13|0.22
end~a||-0.13
end~an|-0.14|
end~at||0.10
end~before|-0.31|
end~book||-0.12
end~by|-0.20|-0.26
end~die|0.13|
end~end|0.23|0.27
end~for|-0.15|
end~free||-0.13
end~how|0.32|0.13
end~in|-1.10|-0.85
end~life|0.28|0.53
end~me|0.15|0.12
end~more|0.20|0.25
end~once|0.26|0.31
end~one|0.12|
end~out|0.11|0.18
end~project||-0.11
end~said||0.11
end~shelf||-0.14
end~soon||0.27
end~subscription||-0.19
end~the|-0.20|
end~then|-0.25|
end~think|-0.10|
end~to||-0.10
end~we|-0.25|
end~who|0.24|0.44
end~year|-0.26|
end~years|-0.34|-0.11
engine|-0.17|-0.24
engine~to|-0.20|-0.26
entry+last|0.12|-0.10
entry+leave|0.29|-0.15
entry~the||-0.13
envie|0.40|0.41
envie de|0.40|0.41
envie de vivre|0.33|0.34
envie+jai|0.37|0.38
envie+plus|0.33|0.34
envie+vivre|0.33|0.34
envie~vivre|0.33|0.34
envy|0.43|
envy+who|0.44|-0.14
envy~dead|0.55|-0.16
envy~who|0.44|-0.14
en~la|0.92|0.97
estar|1.19|1.27
ever||-0.58
ever+not||-0.37
ever+want||-0.24
ever+will||-0.37
everybody||-0.49
everyone||-0.22
everyones||-0.21
everyones~me|0.33|
everything feels||-0.14
everything feels hopeless||-0.14
everything is|0.17|0.26
everything me want|0.38|0.19
everything pain||-0.17
everything+failure||-0.10
everything+feel||0.24
everything+feels||-0.11
everything+kin||0.13
everything+pain||-0.17
everything+pills|-0.24|-0.22
everything+soon||0.15
everything~for||-0.15
everything~hopeless||-0.16
everything~pills|-0.23|-0.21
everything~soon||0.15
everything~the|0.18|0.27
everything~want|0.13|
ever~for|0.11|
ever~is|0.14|
ever~my|0.41|0.18
ever~on|0.15|
exam||-0.17
exam+kill||-0.14
exam+kin|-0.12|-0.17
exam+think|0.25|0.19
exam+will||-0.15
exam~kin|-0.12|-0.17
exam~my|-0.12|-0.17
except the|0.13|
except+hopeless|0.39|-0.15
except+no|0.48|-0.14
except+one|0.36|
except+way|0.51|0.12
exist||-0.40
existed||-0.16
existing|0.58|-0.24
extra||-0.37
extra+hopeless|0.70|-0.10
extra+kin|0.35|
extra~me|0.25|
eyes||-0.81
eyes+not|0.20|
failure|-0.49|-0.21
failure~everything||-0.10
falling|-0.35|-0.17
family||-0.27
fantasize|0.53|0.31
far|-0.13|
farewell|0.11|-0.10
father||-0.46
feel better|-0.96|-0.61
feel burden||-0.14
feel hopeless|-0.33|
feel so||-0.28
feel suicide|0.91|0.84
feel this||0.37
feel want|0.42|
feel want a|0.14|-0.27
feel want me|0.52|
feel want there|0.38|
feel+first||0.11
feel+ghost|0.53|-0.11
feel+glad|0.10|
feel+hopeless|-0.12|-0.40
feel+inside||-0.14
feel+into|0.31|0.52
feel+kin||-0.22
feel+leave|-0.13|
feel+life||-0.49
feel+no|0.19|
feel+nobody|-0.19|
feel+place|0.25|
feel+soon|-0.16|
feel+sugar||-0.12
feel+suicide|1.12|1.11
feel+take|0.13|
feel+thing|0.31|0.43
feel+time|0.33|0.11
feel+trapped||-0.11
feel+two|0.36|0.49
feel+unsure|-0.14|
feel+want|0.40|
feel+what|0.14|0.16
feel+who|0.15|
feeling suicide|1.04|0.95
feeling suicide since|0.51|0.50
feeling+since|0.23|0.22
feeling+suicide|1.04|0.95
feeling~since|0.23|0.22
feels hopeless||-0.14
feels want|0.17|
feels want the|0.30|0.41
feels+hopeless||-0.12
feels+life||-0.12
feels+only|0.17|0.41
feels+suicide|0.28|0.38
feels+want|0.11|
feels+way|0.22|
feels~only|0.41|0.53
feels~out|0.61|0.20
feels~the|0.13|0.18
feels~this|0.38|
feels~way|0.50|0.19
feel~am|0.21|-0.42
feel~and||-0.96
feel~at|-0.38|-0.10
feel~be|0.17|
feel~die|0.67|0.25
feel~end|0.43|0.12
feel~everything||0.24
feel~first|0.29|0.36
feel~ghost|0.53|-0.11
feel~glad|0.23|-0.10
feel~have|-0.10|-0.13
feel~in|-0.19|
feel~inside|0.13|-0.14
feel~life|0.33|-0.29
feel~me|0.21|
feel~no|0.83|
feel~nobody|-0.29|-0.14
feel~not||-0.44
feel~of|0.37|
feel~on|-0.12|
feel~soon|-0.21|-0.14
feel~that|0.11|-0.23
feel~the||0.13
feel~there|0.13|
feel~time|0.50|0.56
feel~to|0.40|
feel~up|0.31|
feel~want||0.15
feel~when|-0.11|
feel~with||-0.12
feel~would|-0.11|
fell~the|-0.14|
felt|-0.39|-0.12
felt want|-0.43|-0.14
felt+want|-0.62|-0.25
fight||-0.15
fight it|0.43|-0.11
fight it if|0.82|-0.10
fight+not||-0.10
fight~if|0.59|
fight~me|0.13|
film|-0.60|-0.36
finally|-0.39|
finally+life||-0.13
finally+will||-0.17
finally~me|-0.13|-0.30
find me|0.87|1.14
find+kin|0.18|0.35
find+leave|0.96|0.36
find+soon|0.18|
find+time|0.25|0.33
find+what||0.14
find+who|0.21|0.29
finger|-0.24|
finger on the||-0.11
finger~blade||-0.11
finger~bread||-0.11
finish|-0.14|-0.65
fire~me||0.20
first|-1.33|-0.87
first+high||-0.16
first+jump|-0.16|
first~me|-1.07|-0.60
five years|0.19|
five+wake||-0.19
five+years|0.19|
fixing the||-0.10
fixing+height||-0.14
fixing+until||-0.14
fixing~until||-0.14
floor||-0.17
flying||-0.29
food|-0.49|-0.16
for||-0.15
for a|-0.46|-0.14
for a week|-0.13|
for all||-0.30
for all if|0.50|
for good|0.58|
for her|-0.16|
for it|-0.13|-0.82
for me|0.12|
for me me||0.11
for my dog|0.49|0.23
for my kin|0.21|0.14
for soon|-0.15|
for suicide|0.17|0.28
for the|-0.51|-0.16
for the last|0.24|0.32
for the swing||-0.15
for this|-0.53|-1.01
for weeks|0.25|
for when me|0.44|0.48
for years|0.11|
forever and||0.19
forever and me||0.23
forever+sleep|0.26|
forever+want||-0.15
forever~me|-0.14|
forget|-0.34|-0.79
forgot|-0.41|-1.06
forty|0.11|-0.19
forty and|-0.20|
forty and me|-0.20|
forty dollars|-0.12|
forty+life|-0.10|0.25
forty+not|0.82|0.24
forty+pills|-0.12|
forty+thirty|-0.24|
forty+will|0.80|1.03
forty~me||0.10
forward||-0.65
for~a|-2.29|-1.16
for~all||-0.41
for~am|0.14|0.16
for~anymore|0.37|
for~be||-0.85
for~birthday||0.18
for~die|0.46|-0.11
for~dog|0.45|0.14
for~down|-0.29|
for~hopeless|0.33|
for~hour|-0.11|-0.18
for~if||-0.24
for~in||-0.25
for~is|-0.32|-0.59
for~last|0.24|0.30
for~lay||-0.15
for~leave|0.56|
for~life|0.30|0.15
for~my|-0.13|
for~night|0.17|0.20
for~nobody||-0.13
for~now||-0.60
for~on||-0.90
for~one||-0.33
for~right||-0.14
for~so||-0.74
for~soon|-0.73|-0.50
for~swing||-0.13
for~the|-0.46|-0.91
for~then||-0.15
for~there||-0.33
for~was|-0.23|-0.54
for~years|-1.18|-0.65
found~blade|0.23|0.28
four|-0.64|-0.31
free|-1.89|-1.31
friday|-0.16|-0.22
friend|-0.73|-1.45
friend+herself||-0.12
friend+told||-0.13
friend+want|-0.31|-0.13
friend~kill||-0.11
friend~life||-0.12
friend~me|-0.40|-0.19
from cut||0.12
from end|1.06|1.08
from the|-0.29|-0.14
from~again|0.75|0.16
from~for|-0.61|-0.32
from~height||-0.15
from~kin||0.13
from~that|-0.14|
from~the|-0.12|
from~want||0.11
from~with|-0.44|-0.19
front of||0.12
front of a|0.16|0.17
front+jump|0.11|0.14
front+kin||-0.17
front+think|0.14|0.16
front+train|0.56|0.54
front+want|-0.34|-0.46
front+will|0.16|
front~and|-0.24|-0.33
front~camera||-0.16
front~for||-0.18
front~my||-0.14
front~train|0.56|0.54
full|-1.56|-1.00
funeral||-0.33
funny|-1.73|-1.19
future||-0.67
future for|0.26|
future for me|0.80|-0.14
future to||-0.30
future to and|0.52|
future+hopeless|0.68|
future+look|0.39|
future+no|0.24|
future+nobody|0.28|
future+not||-0.22
future+see|0.29|
future+way|0.15|
future~and|0.11|
future~do|0.18|
future~it|0.17|
future~me|0.77|
future~nobody|0.34|
future~not|0.14|
future~to|0.15|
game|-2.09|-1.51
game~me|-0.40|-0.16
garage|0.27|0.41
garden|-0.37|-0.17
garden~me||-0.19
gave|-1.40|-1.07
gave me|-0.46|-0.17
gave+suicide||-0.14
gave~and|-0.16|
gave~the|-0.34|-0.16
gave~to|-0.16|
gave~will||-0.16
get|-0.23|-0.26
get end it|0.78|
get up|0.31|
get+leave||-0.11
get+no||-0.10
get+only|0.15|0.25
get+point||-0.18
gets|-0.24|
getting|-0.40|-0.27
getting~it|0.21|0.28
get~a||-1.00
get~better|0.10|
get~go|0.13|
get~it||-0.64
get~on||-0.63
get~with|-1.14|-0.48
ghost|0.15|
ghost+want|0.59|
ghost~end|0.92|
ghost~to|0.37|
girl|-0.32|-0.13
give||-1.44
give+heart|0.78|
give+want||-0.33
give~to||-0.28
giving||-0.82
giving leave||-0.10
giving up|-0.23|
giving up on|-0.29|
giving+life|0.70|
giving+want|-0.12|
giving~life|0.70|
giving~on|-0.26|
giving~the|-0.19|
glad|-0.50|-1.28
glad me|-1.01|-0.42
glad me am|-0.17|
glad me did|-0.15|
glad of|0.85|-0.13
glad+life|-0.16|
glad+not||-0.31
glad~am|-0.33|
glad~did|-0.36|-0.13
glad~life|-0.12|
glad~me||-0.16
glad~not|-0.69|-0.21
go of||-0.13
go on|0.36|-0.84
go to sleep|0.59|
go+kill|0.36|0.44
go+no||-0.17
go+not||-0.26
go+pills|0.31|0.38
go+point|0.21|
go+rope|0.76|0.81
go+say|0.47|
go+sleep|0.50|
go+tired|0.27|
go+told||-0.11
go+wake|0.13|-0.11
go+want|0.12|
go+water||0.18
god||-0.29
god+will||-0.40
god~am|0.11|
god~me|0.23|
god~my|0.28|
goes+kin|0.27|
goes+surgery|0.23|
goes+want||-0.37
goes~am|0.21|
goes~kin||0.11
goes~the|0.13|0.20
gone|0.35|
good|-0.35|-0.81
good day|-0.23|
good+life||-0.21
good+soon|-1.47|-0.57
good+want||-0.22
good+way|-0.44|
goodbye|0.59|0.53
goodbyes|0.88|0.29
good~all||-0.44
googled|0.29|0.38
gorgeous|-0.64|-0.33
gorgeous+he||-0.11
got the|0.17|0.21
got the pills|0.92|0.84
got the rope|0.20|0.16
got+kill|-0.31|-0.45
got+lined|0.47|0.47
got+not|-0.56|-0.97
got+one||0.12
got+pills|0.81|0.76
got+soon|-0.21|-0.18
got+want|-0.11|
got+way|0.15|-0.13
got+will|0.14|0.22
got~am|0.19|0.27
got~for|-0.15|
got~in||-0.12
got~lined|0.47|0.47
got~my||-0.12
got~out|0.16|0.23
got~pills|0.81|0.76
got~rope|0.20|0.16
got~soon|0.30|0.36
got~think|0.14|0.23
got~up|0.17|
go~a|-0.21|-0.67
go~and||-1.13
go~anymore||-0.12
go~by||-0.10
go~die|0.28|0.38
go~not|0.15|
go~sleep|0.49|
go~this|-0.27|
go~up|0.14|
go~wake|0.27|-0.10
go~want||-0.27
go~water|0.32|0.45
grandfather|-0.27|
grandmother|-0.20|
grandmother+her||-0.14
grandmother~her||-0.14
grateful|-0.29|
grateful to||-0.14
grateful to be||-0.14
grateful~be||-0.14
grow||-0.50
grown|-0.37|-0.16
grown+updated||-0.12
grown+will||-0.13
guitar|-0.12|
gun|0.41|0.57
gun for|0.78|0.21
gun in|0.17|0.17
gun in my|0.27|0.23
gun is|0.63|0.64
gun me|0.58|0.68
gun+last|0.70|0.70
gun+little|0.13|
gun+loaded|0.66|0.66
gun+next|0.49|0.50
gun+right|0.67|0.23
gun+soon|0.40|0.37
gun+take|0.51|0.12
gun+think|0.41|0.49
gun+time|0.56|0.55
gun+want|0.12|0.26
gun+will|0.24|0.26
gun~all|0.25|
gun~and|0.78|0.99
gun~in|0.15|0.24
gun~it|0.29|0.34
gun~last|0.70|0.70
gun~me|0.15|0.27
gun~my|0.42|0.48
gun~next|0.60|0.60
gun~soon|-0.26|-0.37
gun~the|0.25|0.33
gun~think|0.31|0.31
gun~want|0.14|0.18
gym|-0.55|-0.28
had||-0.14
had a|-0.43|-0.45
had been|0.17|
had die|0.71|1.00
had die in|0.71|1.00
had not|0.11|-0.39
had the courage|0.81|0.84
had to|-1.79|-1.13
had~a||-0.52
had~accident|0.81|0.20
had~all||-0.38
had~and|-0.18|
had~at|-0.60|-0.17
had~attack|0.15|
had~born|0.34|
had~courage|0.81|0.84
had~kin||-0.18
had~me|0.15|
had~my|-0.51|-0.16
had~not|0.13|
had~of|-0.24|
had~panic||-0.13
had~sleep|0.13|0.15
had~so|-0.23|
had~that|0.11|
had~the|-1.84|-1.31
had~time|-0.54|-0.13
had~to|-0.27|
had~will||-0.13
had~with|-0.97|-0.53
hair short||-0.12
hair short and||-0.12
hair+want|-0.33|
hair~and|0.32|0.19
hair~it|-0.16|
hair~the|0.26|0.36
half|-0.29|
hammer||0.12
hand|0.10|0.16
hand and|0.22|0.27
hand on|0.26|0.27
hand+he|0.16|0.17
hand+his|0.18|0.15
hand+pills|0.80|0.87
hand+take|0.40|0.47
hand+think|0.19|0.22
hand+will|0.18|0.24
hand~end|0.50|0.50
hand~it|0.34|0.42
hand~me|0.42|0.47
hand~of|0.31|0.37
hand~to|0.13|0.17
hang|0.40|0.46
happen|-0.25|-0.19
happens||-1.11
happens to||-0.12
happens to me|0.20|
happens+not|0.21|
happens+what||-0.18
happens~anymore|0.91|
happens~me|0.12|
happier||-0.14
happy|-2.42|-1.73
hard|-0.92|-1.40
harm||0.13
harming|0.91|0.94
has|-0.63|-0.67
has been|-0.41|-0.23
has been cut||-0.17
has no||-0.11
has no point|0.86|
has~point|0.26|
has~suicide||-0.17
has~the|-0.39|-0.12
has~will|-0.70|-0.30
hate|-0.67|-0.45
hate+want|-0.13|
hate~life|0.11|
hate~me|-0.11|
have a blade|0.45|0.44
have been|0.17|0.13
have been cut|0.15|0.18
have been having|0.11|0.15
have been me|1.16|-0.15
have been think|0.24|-0.35
have everything|-0.14|-0.17
have got|0.24|0.22
have got the|0.17|0.11
have hopeless leave|0.66|0.15
have hopeless to||-0.18
have kept|0.71|
have leave||0.13
have locked|0.51|0.52
have locked the|0.51|0.52
have lost the|0.61|-0.16
have me||-0.11
have moved||-0.15
have no||-1.01
have no point|-0.34|
have no think|-0.63|-0.34
have not|-1.25|-1.20
have started|0.52|
have started think|0.59|0.71
have started to|0.76|-0.12
have take|0.28|0.40
have take everything|0.67|0.72
have the||0.18
have the blade|0.51|0.52
have the pills|1.09|0.95
have the rope|0.86|0.89
have the strength|0.56|0.33
have think||0.18
have think of||0.13
have think will|0.62|0.66
have tied|0.36|0.37
have tied the|0.36|0.37
have to||-0.19
have to feel|0.79|0.92
have to keep|0.81|
have will|0.31|0.46
have will me|0.44|0.51
have will to||-0.14
have written|0.18|0.25
have written the|-0.12|-0.16
have~again|-0.17|-0.30
have~against|0.15|0.15
have~am|-0.11|
have~and|0.14|0.23
have~at|-0.23|
have~bathroom|0.18|0.25
have~better||-0.18
have~blade|0.64|0.67
have~body|-0.20|-0.15
have~clean|-0.23|
have~cut||0.18
have~day|-0.12|
have~dead|0.78|0.38
have~death|0.63|
have~die|0.56|0.60
have~door|0.24|0.23
have~end|0.10|0.22
have~everything|0.42|0.32
have~feel|0.21|0.34
have~for||-0.13
have~front|0.21|0.20
have~future|0.19|
have~garden||-0.11
have~get||-0.23
have~gun|0.52|0.71
have~hand|0.18|0.23
have~here||0.16
have~home|-0.14|
have~hour|0.62|0.66
have~how||0.11
have~if||-0.56
have~into|0.16|0.17
have~is|-0.16|
have~it|-0.34|-0.30
have~keep|0.12|
have~kill||0.16
have~last||0.13
have~leave||-0.10
have~letter|0.21|0.42
have~life|0.42|
have~look|0.14|
have~lot||-0.34
have~many||-0.12
have~me|0.32|0.25
have~no||-0.16
have~nobody|0.14|-0.34
have~only|0.42|0.11
have~pills|0.83|1.05
have~point||-0.69
have~right|-0.10|
have~road|0.72|0.15
have~self|0.18|0.28
have~since|0.20|
have~sleep|-0.14|-0.12
have~so|-0.11|-0.11
have~stay|0.75|0.23
have~strength|0.56|0.33
have~suicide||0.21
have~take||-0.11
have~the||0.17
have~things|0.25|0.17
have~think||0.11
have~twice|-0.13|
have~when|0.14|
have~will||-0.17
have~with|-0.70|-0.28
have~years||-0.28
having a|-1.12|-0.79
having a breakdown||-0.13
having suicide|0.72|0.68
having suicide all|0.49|0.47
having think|1.10|0.94
having think will|0.79|0.69
having+keep|0.39|0.45
having+life|0.22|0.20
having+suicide|0.80|0.76
having+think|0.26|0.29
having~breakdown||-0.13
having~end|0.33|0.34
having~life|0.23|0.21
having~me|0.11|0.17
having~of|0.25|0.31
having~think|0.27|0.27
having~will||0.10
he|-0.44|-0.34
he is|-0.82|-0.48
he is drop||-0.11
he put|0.10|
he said|-0.48|-0.28
he want|-0.58|-0.40
he want to|-0.37|-0.26
he would|-0.22|
he would be|-0.33|
he+he|-1.24|-1.00
he+him|-0.42|-0.33
he+himself|-0.29|-0.14
he+his|-0.18|-0.14
he+kill|-0.61|-0.44
he+kin|-0.28|-0.14
he+leave|-0.56|-0.31
he+matarme|1.04|1.09
he+not|-1.90|-1.05
he+off|-0.49|-0.18
he+said|-0.66|-0.42
he+says|-0.60|-0.39
he+suicide|0.11|0.10
he+want|-0.37|-0.26
he+will|-1.88|-1.55
head||0.13
head on||0.12
head on the|0.23|0.31
head+keep|-0.27|-0.35
head+kill|0.30|0.30
head+until|0.41|0.40
head+want||0.11
headache|-0.14|
headache+pills||-0.12
headache+take||-0.12
head~and|0.10|
head~end|0.50|0.52
head~it|0.23|0.30
head~me|0.29|0.31
head~until|0.95|0.95
hear|-0.19|-1.33
heart pills|0.63|0.56
heart+pills|0.89|0.83
heart+want|0.33|-0.17
heart~all|0.50|
heart~am|0.22|0.29
heart~and|0.31|
heart~it|0.57|
heart~me|0.23|
heart~to|0.22|
heart~want|0.56|-0.12
hear~me|0.14|-0.15
height and me|0.58|0.39
height at||-0.16
height fixing||-0.14
height fixing the||-0.14
height me|-0.17|
height me want|-0.19|
height now|0.84|0.66
height of the|0.53|0.61
height soon|0.59|0.52
height with my||-0.16
height with the|0.30|0.32
height+high|0.18|0.17
height+hotel|0.84|0.88
height+hour|0.16|0.14
height+jump|0.50|0.63
height+keep|0.16|0.27
height+kill|0.12|
height+looked|0.24|0.24
height+man||-0.12
height+night|0.38|0.44
height+now|0.22|0.11
height+off|0.42|0.54
height+open|0.75|0.21
height+parking|0.70|0.84
height+party|0.17|0.14
height+see||0.14
height+sitting|0.94|0.96
height+soon|0.47|0.52
height+stayed||-0.14
height+stood|-0.27|
height+takes|0.99|
height+think|-0.10|-0.10
height+top|0.32|0.45
height+two||-0.13
height+walking|0.45|0.50
height+want|0.24|0.17
height+wheel|0.11|0.12
height+will|0.32|0.52
height~am|0.45|0.55
height~and|0.47|0.46
height~at||-0.13
height~boats||-0.11
height~for|-0.12|-0.13
height~it|0.15|-0.10
height~jump|0.52|0.55
height~looked|0.15|0.15
height~many|0.17|0.17
height~me|0.54|0.40
height~my|-0.23|
height~night|0.19|0.20
height~open|0.75|0.21
height~see||0.19
height~to|0.48|0.54
height~want|0.11|0.32
height~will|0.34|0.36
help|-0.99|-1.55
helps+only|0.54|0.59
helps+thing|0.67|0.69
her|-0.30|-0.33
her and||-0.18
her will the||-0.13
her+kill||-0.17
her+life|-0.55|-0.19
her+loved|0.23|
her+not|-0.47|-1.02
her+please|0.34|0.12
her+she||-0.21
her+told|-0.29|-0.11
her+want|-0.22|-0.34
here||-0.13
here and|0.11|
here and me|0.27|
here me am|-0.13|-0.17
here next||-0.12
here+hopeless|0.66|
here+keep|0.14|
here+kill|0.28|0.24
here+not|0.33|
here+only|0.47|
here+soon|-0.24|-0.20
here+stay|0.40|0.18
here+think||-0.43
here+what||-0.43
here+will||0.11
here~am|0.24|0.23
here~at|-0.13|
here~in|0.16|-0.14
here~it||-0.37
here~life|0.39|
here~me|0.12|
here~my||-0.17
here~not||-0.54
here~this||-0.31
here~want||-0.31
here~will|0.19|0.31
herself|-0.87|-0.74
herself and||-0.12
herself and me||-0.17
herself last||-0.14
herself+kill|-0.29|-0.15
herself+kin|-0.12|
herself+last||-0.14
herself+she|-0.21|
herself+soon||-0.16
herself~a|-0.12|
herself~and|-0.10|
herself~at||-0.16
herself~blade||-0.14
herself~me|-0.12|
herself~want||-0.11
her~a|-0.89|-0.52
her~it||-0.38
her~me|-0.20|
her~she||-0.43
her~the|-1.30|-0.82
her~to|-0.15|
her~was||-0.30
he~a|-0.37|-0.17
he~and|-1.51|-1.13
he~be|-1.09|-0.57
he~better|-0.41|-0.12
he~dead|-0.25|
he~die|-0.25|-0.13
he~drop||-0.12
he~gorgeous||-0.11
he~he|-1.11|-0.90
he~himself|-0.24|
he~if|-0.19|
he~in|-1.27|-0.79
he~it|-1.53|-0.81
he~kill|-0.31|-0.16
he~leave|-0.35|-0.13
he~off|-0.39|-0.12
he~suicide||-0.15
he~the|-1.82|-1.50
he~to|-2.13|-1.77
he~will|-1.15|-0.94
he~would|-0.29|-0.10
hide||0.14
hide my|0.52|0.50
hide my kin|0.52|0.53
hide+kin|0.61|0.72
hide+suicide|0.52|0.53
hide~am|0.54|0.52
hide~kin|0.52|0.53
hide~me|0.36|0.38
hide~that|0.29|0.28
high|-0.18|
high board||-0.16
high school and||0.12
high+jump|0.29|0.31
high+off||-0.11
high+time||-0.14
high~the|-0.28|
him|-2.14|-1.69
him and|-0.29|-0.13
him+kin|-0.23|-0.17
him+think|-0.34|-0.20
him+want|-0.69|-0.48
him+will|-0.78|-0.54
himself|-1.21|-0.88
himself and me||-0.15
himself+kill|-0.33|-0.23
himself+not|-0.12|
himself+will|-0.20|
himself~me|-0.31|-0.17
him~it|-0.24|-0.15
him~me|-0.39|-0.25
him~the|-0.62|-0.48
his|-0.97|-0.68
his hand|0.12|
his my|-0.35|-0.14
his+kin|-0.44|-0.17
his+last|-0.21|
his+life|-0.61|-0.30
his+soon|0.25|0.25
his+take|-0.39|-0.20
his+we|-0.14|
his+will|-0.35|-0.12
his~and|-1.06|-0.65
his~life|-0.13|
his~the|-1.28|-0.87
holding~my|0.59|0.58
holding~to|0.12|0.18
hold~and|-0.16|
holidays|-0.15|
home+kill|0.37|0.42
home+many|-0.26|-0.32
home+nobody|0.16|-0.17
home+not|0.19|
home+soon|0.30|0.49
home+think|-0.10|-0.13
home+way|0.11|
home+wheel|0.37|0.10
home+will|-0.12|
home~for|0.23|
home~not|0.46|
home~the||-0.23
home~will|0.62|0.80
hope|-0.12|-1.47
hopeless|-0.22|
hopeless but|0.10|
hopeless keeping|0.66|-0.12
hopeless keeping me|0.66|-0.12
hopeless leave|0.14|
hopeless to||-0.57
hopeless to look|0.52|
hopeless will|-0.37|
hopeless+keeping|0.28|-0.14
hopeless+leave|0.25|-0.15
hopeless+life||-0.28
hopeless+look|0.40|
hopeless+soon|-0.22|
hopeless+stay|0.45|
hopeless+want||-0.27
hopeless+week||-0.18
hopeless+will|-0.28|
hopeless~better||-0.12
hopeless~change|-0.16|-0.11
hopeless~do|-0.63|-0.17
hopeless~for|0.57|
hopeless~future|0.52|
hopeless~here|0.35|
hopeless~kin|0.35|
hopeless~life|0.17|
hopeless~look|0.52|
hopeless~soon|-0.17|
hopeless~the||-0.18
hopeless~to|0.12|
hoping||-1.02
hospice||-0.13
hospital|-0.56|-0.25
hotel||0.25
hotel+not||0.27
hotel+will|0.45|0.55
hotel~will|0.55|0.64
hotline||-0.15
hotline+suicide||-0.15
hotline+volunteer||-0.15
hour ago|0.24|0.23
hour+many|0.49|0.52
hour+pills|0.71|0.67
hour+sat|0.68|0.58
hour+stood||-0.13
hour+take|0.28|0.27
hour~is|0.41|0.48
hour~me|0.11|0.12
hour~the|0.13|0.11
house before||-0.15
house before we||-0.15
house is so||-0.14
house would|0.12|0.27
house+keep|0.18|0.25
house+kill|0.16|0.13
house+kin|0.27|
house+letter||-0.15
house+many|0.25|0.27
house+old||-0.11
house+quiet||-0.14
house+think||0.15
house+will|0.17|
house+wrote||-0.15
house~me||0.20
house~quiet||-0.14
house~so||-0.11
house~the|-0.32|
house~we||-0.15
how better|0.37|
how me||0.14
how me would|0.39|0.65
how want|0.16|
how+keep|0.38|
how+kill|0.44|0.57
how+life|0.21|0.22
how+looked|0.13|0.19
how+night|0.86|0.97
how+not|-0.25|-0.29
how+pain|0.15|
how+pills|0.85|0.96
how+sleep|0.26|0.33
how+takes|0.25|0.34
how+think|0.32|0.20
how+unsure|-0.27|-0.62
how~die|0.34|0.46
how~it|0.13|
how~kill|0.55|0.69
how~not|-0.20|
how~pills|0.97|1.07
how~takes|0.27|0.37
how~the|-0.80|-0.34
how~to||-0.12
how~want||-0.53
how~would|0.47|0.57
humming||-0.16
humming that||-0.17
hundred+life||-0.13
hundred+want||-0.13
hurting|-0.13|-0.13
hurts|-1.17|-0.80
ich|1.60|1.67
ich denke|0.47|0.50
ich mochte|0.32|0.34
ich mochte nicht|0.32|0.34
ich will|0.84|0.88
ich will sterben|0.35|0.36
ich+leben|0.52|0.55
ich+mehr|0.50|0.51
ich+mein|0.32|0.34
ich+mich|0.56|0.57
ich+mochte|0.32|0.34
ich+nicht|0.50|0.51
ich+sterben|0.35|0.36
ich+tot|0.94|0.99
ich+will|0.47|0.48
ich~leben|0.52|0.55
ich~mehr|0.50|0.51
ich~mein|0.32|0.34
ich~mich|0.56|0.57
ich~nicht|0.50|0.51
ich~sterben|0.35|0.36
ich~tot|0.33|0.35
ich~will|0.33|0.35
idea|-0.45|-0.18
if it||-0.23
if me|1.04|
if me did|0.42|
if me die|1.20|-0.21
if me do|0.20|0.12
if me end|0.58|-0.12
if me got|0.28|
if me had|0.13|
if me kill|0.98|0.89
if me leave|0.14|
if me life|0.60|-0.17
if me not|0.64|
if me want|-0.10|
if me was|0.85|-0.80
if me were|0.32|
if me would|0.16|
if~a|-0.37|-0.26
if~all||-0.71
if~and|-1.08|-0.71
if~anymore||-0.10
if~around|0.32|
if~back|0.16|
if~came|0.38|
if~come|0.39|
if~cut||-0.20
if~dead|0.20|-0.11
if~did||-0.32
if~die|0.87|-0.32
if~dog|0.13|
if~end|0.34|
if~ever||-0.17
if~had|0.18|
if~here|0.26|
if~in||-0.51
if~is|-0.39|-1.65
if~it||-0.45
if~kill|-0.17|
if~leave|0.67|-0.54
if~life|0.39|
if~me|0.16|
if~my|0.13|
if~not|0.28|
if~of||-0.42
if~one||-0.19
if~or||-0.36
if~out||-0.13
if~soon|0.48|-0.22
if~spring|0.78|0.24
if~takes|0.59|0.66
if~think||-0.38
if~this||-0.38
if~to||-0.18
if~up||-0.13
if~wake|0.52|
if~want||-1.35
if~was|0.24|-0.27
if~went|0.37|
if~were||-0.53
if~wheel|-0.13|
if~would|0.13|
imagine||-0.15
in 2012||-0.15
in 2015||-0.11
in 2015 and||-0.13
in a|-0.55|-0.63
in a year|0.32|
in an|-0.12|
in case me|0.56|0.60
in class|0.61|0.66
in college|-0.16|-0.20
in front of||0.13
in it||-0.73
in life|0.21|
in me|0.11|-0.17
in months|0.19|0.27
in my||0.22
in my hand|0.51|0.51
in my mouth||-0.14
in on|-0.22|
in sleep|-0.16|-0.18
in that|-0.11|
in the bath|0.79|0.77
in the height|0.24|0.29
in the house|0.40|0.46
in the shower|0.13|0.21
in the water|-0.14|
in the wheel||0.15
in this||-0.19
in this all|0.16|
in this room|0.24|
in will|0.16|
in will on|0.24|
instead|-0.42|-1.12
instead+want||-0.14
insulin|0.41|0.46
insurance+life|0.13|0.23
insurance~me|0.42|0.12
interview|-0.58|-0.35
into a||0.14
into a wall|0.67|0.63
into my body|0.82|0.78
into the water|0.35|0.32
into train|0.60|0.76
into+soon|0.42|0.47
into+think|0.23|0.27
into+train|0.74|0.91
into+walk|0.42|0.45
into+wall|0.67|0.63
into+water|0.22|0.22
into+wheel|0.21|0.45
into~body|0.58|0.59
into~me||-0.14
into~soon|0.68|0.70
into~the|-0.75|-0.31
into~train|0.73|0.89
into~wall|0.67|0.63
into~water|0.34|0.31
into~wheel|-0.23|-0.25
into~with||0.11
in~a|-0.31|
in~accident|0.29|0.10
in~all||-0.22
in~am||-0.16
in~anymore|-0.11|
in~at|-0.14|
in~bath|0.51|0.54
in~because||-0.38
in~blade|0.34|0.34
in~box|-0.19|-0.24
in~but|-1.57|-0.67
in~cabinet|0.40|0.43
in~camera||-0.13
in~city||-0.12
in~class|-0.15|
in~closet|0.81|0.84
in~drawer|0.23|0.23
in~for|-0.59|-0.20
in~good||-0.30
in~gun||-0.17
in~hand|0.28|0.32
in~her|-0.56|-0.18
in~herself||-0.11
in~house|0.12|0.23
in~life||-0.74
in~made|-0.20|
in~mouth||-0.11
in~my|-0.22|
in~night||-0.10
in~not|-0.12|-0.30
in~now|-1.54|-0.93
in~of|-0.19|
in~on|0.15|
in~pills|-0.12|-0.14
in~room|-0.22|-0.27
in~running|0.20|0.23
in~shed|0.90|0.89
in~shower|0.12|0.20
in~so|-0.24|
in~suicide|0.31|0.28
in~that|-0.83|-0.31
in~there||0.10
in~this|-0.24|-0.18
in~tried||-0.11
in~was|-1.39|-0.88
in~way|-0.30|-0.72
in~we|-0.70|-0.49
in~year||-0.14
is a|-0.39|-0.25
is a voice|0.88|0.90
is all||-0.16
is at||0.16
is back||-0.11
is been|-1.29|-0.61
is better|-0.32|-0.85
is dead|-0.19|
is drop||-0.11
is drop dead||-0.11
is end|0.11|
is hard||-0.33
is home|0.39|0.46
is hopeless||-0.35
is hopeless keeping|0.66|-0.12
is in order|0.16|-0.19
is in the||0.13
is it|-0.19|-0.40
is kill||-0.13
is kill me||-0.24
is leave|0.37|
is my last|0.59|0.41
is no||-0.15
is no point|0.32|
is not|-0.38|-1.42
is on my|0.31|0.45
is only one|0.38|0.12
is so|-0.93|-0.40
is so bad|-0.11|-0.13
is so quiet||-0.12
is suicide and||-0.16
is the end||-0.12
is the only|0.12|0.19
is the point|0.18|-0.12
is the think|0.18|0.20
is the truth|0.45|0.64
is to||0.12
is too||-0.71
is will|-0.77|-0.39
is will to|-2.06|-1.61
is~a|-1.55|-1.23
is~after|-0.85|-0.33
is~all|-0.50|-0.30
is~am||0.12
is~and|0.16|
is~anymore||-0.13
is~are|-0.36|-0.13
is~bad|-0.43|-0.16
is~be|-0.72|-0.55
is~behind|-0.11|
is~being||-0.54
is~but|-0.34|-0.42
is~can|-0.58|-0.10
is~day||0.12
is~dead|0.20|-0.15
is~die|0.20|
is~do|-0.42|
is~end|-0.26|-0.21
is~entry||-0.13
is~except|0.20|
is~five|0.17|0.25
is~from|-0.65|-0.24
is~future|0.19|
is~go|-1.12|-0.41
is~goes||0.13
is~height||-0.14
is~here||-0.11
is~hopeless||-0.18
is~if|-0.25|-0.80
is~in||-0.93
is~is|-0.14|
is~keeping|0.36|
is~kin|-0.21|
is~kind|0.15|0.19
is~last|0.33|0.33
is~life|0.14|
is~more|0.11|-0.61
is~much|-0.20|-0.45
is~night||0.17
is~nobody||-0.19
is~of|-0.16|-0.33
is~off|0.19|
is~one||-0.19
is~only||0.10
is~order|0.12|-0.13
is~pills||0.11
is~point||-0.26
is~quiet|0.33|0.42
is~says|-0.11|
is~school||0.10
is~she|-1.28|-0.91
is~since|-0.90|-0.45
is~so|-0.32|
is~tell|0.11|
is~that|-0.36|-0.19
is~there|-0.19|-0.13
is~this|-0.63|-0.56
is~to|-0.35|-0.34
is~truth|0.12|0.24
is~two|-0.39|
is~us|-0.58|-0.36
is~vet|0.36|-0.15
is~voice|0.32|0.37
is~want||-1.43
is~was||-0.61
is~we|-1.13|-0.87
is~when|-1.56|-0.91
is~with|-1.56|-0.81
is~worth||-0.11
is~year|-0.85|-0.28
is~years|-0.74|-0.31
it again soon||-0.17
it all again|-0.24|-0.27
it all to|0.92|-0.19
it and me|0.31|0.12
it anymore|-0.14|
it at||-0.11
it back|0.13|-0.10
it be||-0.12
it blood|0.33|0.34
it end|0.12|0.19
it feels|0.15|-0.48
it feels want|0.49|
it if|0.11|
it if me|0.23|0.11
it in|-0.35|-0.88
it is|-0.38|-0.13
it is been|-0.93|-0.39
it is end|-0.27|
it is not|-1.46|-1.67
it me am||-0.14
it me will||0.17
it not|0.16|0.12
it on||-0.18
it on soon|-0.17|-0.22
it soon|0.24|0.10
it soon me|0.19|0.38
it sounds||-0.17
it takes to|0.11|0.18
it to|0.20|-0.21
it to be|0.18|
it to thirty||-0.17
it up|-0.28|
it was|-0.39|-0.29
it was a|-0.16|
it would|0.13|
it would be|0.20|
it would take|0.25|
it~a||-0.37
it~again|-0.10|-0.12
it~all||-0.21
it~and|-0.51|-0.14
it~been|-0.39|-0.96
it~better||-0.15
it~but|-0.18|-0.23
it~day|-0.19|
it~dead||-0.18
it~die|0.28|0.23
it~end|0.29|
it~find||0.10
it~good|-0.41|
it~have|-0.13|
it~if||-0.85
it~is|-0.29|-0.24
it~kill|0.54|0.66
it~last|0.20|
it~loud|0.40|0.46
it~next||-0.16
it~nice||-0.29
it~not||-0.10
it~of|-0.49|-0.32
it~part|0.17|
it~quiet|0.94|1.03
it~school||0.10
it~sleep|0.16|
it~soon|0.24|0.13
it~suicide|0.14|0.17
it~thirty||-0.19
it~time|-0.50|-1.20
it~too|-0.23|
it~two|-0.22|
it~was||-1.16
it~week|-0.26|
it~with|-0.52|-1.11
it~year||-0.11
it~years||-0.35
jai|0.98|1.03
jai envie|0.63|0.65
jai envie de|0.63|0.65
jai~de|0.37|0.38
je|1.22|1.30
je pense|0.48|0.51
je pense a|0.48|0.51
je veux|0.50|0.52
je veux mourir|0.48|0.49
je+mourir|0.48|0.49
je+pense|0.48|0.51
je+plus|0.49|0.50
je+suicider|0.40|0.41
je+veux|0.50|0.52
je~a|0.48|0.51
je~me|0.47|0.50
je~mourir|0.48|0.49
je~suicider|0.40|0.41
job|-2.26|-1.72
job and|-0.18|
job+not|-0.56|
job+want|-0.35|-0.18
job+will|-0.20|
joke|-0.61|-0.33
joke~me|-0.19|
joke~the|-0.34|-0.14
jump|0.19|0.33
jump from|0.36|0.35
jump in front|0.12|0.15
jump off||0.15
jump off the|0.23|0.22
jump soon|0.35|0.34
jump+keep||-0.14
jump+many|0.20|0.23
jump+off||0.15
jump+soon|0.46|0.46
jump+ten||-0.22
jump+think|0.75|0.84
jump+time||0.11
jump+told||-0.16
jump+train|0.72|0.80
jump+want||0.20
jump+wheel|0.25|0.36
jump+where|0.18|0.26
jump+will|0.35|0.48
jumping|0.17|0.21
jump~and|0.30|0.27
jump~board||-0.14
jump~camera||-0.16
jump~did||-0.14
jump~for|-0.17|
jump~front|0.12|0.15
jump~height|0.23|0.27
jump~high|0.18|0.20
jump~me|-0.13|-0.13
jump~of||0.12
jump~soon|0.62|0.57
jump~the|0.23|0.29
jump~train|0.52|0.56
jump~with||0.23
keep|0.17|
keep a|0.32|0.40
keep cut|1.09|1.12
keep cut me|0.57|0.56
keep having|1.11|1.16
keep life|0.34|
keep me|0.32|0.37
keep the|-0.11|-0.24
keep think will|-0.21|
keep trying to|0.14|
keep want|0.40|-0.15
keep wanting|0.46|0.51
keep wanting to|0.46|0.51
keep+kill|0.55|0.58
keep+life|0.16|
keep+not|0.13|0.11
keep+point|0.57|
keep+she||0.12
keep+soon|0.15|0.25
keep+suicide|0.86|0.80
keep+trip||-0.12
keep+unsure|0.14|
keep+want|0.17|-0.81
keep+wanting|0.46|0.51
keep+water||-0.12
keep+will|-0.14|-0.23
keeping||-0.26
keeping me||-0.11
keeps saying|0.11|0.18
keeps+kill|0.76|0.79
keeps+saying|0.11|0.18
keeps~it|0.45|0.14
keeps~kill|0.57|0.51
keeps~me|0.23|0.26
keeps~to|0.15|0.12
keep~and|-0.11|-0.15
keep~at|0.20|0.30
keep~blade|0.22|0.18
keep~body|0.49|0.24
keep~by|0.22|-0.14
keep~cut|0.37|
keep~end|-0.24|-0.23
keep~it||-0.14
keep~jump||-0.15
keep~kill|0.92|0.95
keep~life||0.16
keep~me|0.29|0.31
keep~my||-0.33
keep~of|0.23|-0.12
keep~out||-0.21
keep~point|0.64|0.24
keep~she|0.11|0.14
keep~suicide|0.86|0.80
keep~that|-0.50|-0.25
keep~think|0.14|0.35
keep~this|0.34|
keep~trip||-0.12
keep~will|-0.16|-0.16
keep~would|0.31|
kept||-0.57
keys|-0.17|-0.20
keys+leave|-0.18|-0.19
keys~the|-0.14|-0.12
kid|-2.13|-1.22
kill|0.21|0.41
kill a|-0.12|-0.16
kill for||-0.12
kill for a||-0.13
kill herself|-0.29|-0.15
kill herself last||-0.14
kill himself|-0.33|-0.23
kill in||-0.13
kill it|-0.29|-0.12
kill it at||-0.17
kill me|1.05|1.35
kill me after|-0.17|-0.22
kill me and|0.56|0.52
kill me at|-0.12|-0.11
kill me but|0.90|0.84
kill me if|0.20|0.44
kill me in||0.19
kill me last|0.68|0.61
kill me many|-0.15|-0.25
kill me me|0.23|0.15
kill me on|0.49|0.44
kill me one|0.57|0.48
kill me soon|0.38|0.33
kill me with||-0.14
kill range||-0.11
kill range with||-0.11
kill the laundry||-0.10
kill time||-0.16
kill to||-0.17
kill up|-0.15|-0.27
kill yourself|0.52|0.56
kill+lately|0.36|0.47
kill+laundry||-0.10
kill+leaves|0.86|0.92
kill+life|-0.21|-0.23
kill+many|0.19|0.15
kill+mind|0.98|1.00
kill+more|0.37|0.42
kill+night|0.15|0.16
kill+nobody|0.63|0.70
kill+not|-0.36|-0.31
kill+now|-0.26|
kill+off|-0.51|-0.25
kill+old|0.24|0.24
kill+one|0.27|0.32
kill+pictures||-0.11
kill+pills|0.25|0.25
kill+range||-0.11
kill+rope|0.21|0.17
kill+said||-0.12
kill+say||0.19
kill+says|0.27|0.30
kill+scared|0.77|0.85
kill+sleep|0.50|0.52
kill+soon|0.42|0.37
kill+swing||-0.11
kill+take|0.59|0.50
kill+telling|0.27|0.28
kill+these|0.46|0.66
kill+think|0.42|0.48
kill+told|0.22|0.21
kill+tried|0.14|
kill+unsure|0.41|0.46
kill+until|-0.12|-0.16
kill+voice|0.67|0.66
kill+want|0.18|0.30
kill+water|0.39|0.37
kill+way|0.31|0.40
kill+we|-0.18|
kill+what|0.18|0.27
kill+who|-0.29|
kill+will|0.59|0.56
kill+year|0.28|0.32
kill+years|-0.15|-0.17
kill+yourself|0.41|0.45
killed|-0.47|
killing|-0.11|-0.14
kills|-0.36|
kill~a||0.19
kill~after|-0.17|-0.21
kill~am|0.46|0.40
kill~and||-0.12
kill~at|-0.24|-0.33
kill~back|0.35|0.41
kill~be|0.41|0.44
kill~but|0.30|0.31
kill~dinner||-0.16
kill~end|-0.24|-0.33
kill~for|-0.10|
kill~from|0.22|0.26
kill~go|0.82|0.83
kill~got|-0.31|-0.44
kill~had|0.18|0.28
kill~have|-0.11|-0.26
kill~height|0.13|
kill~here|0.37|0.31
kill~if||0.16
kill~lately|0.36|0.47
kill~laundry||-0.10
kill~life||-0.10
kill~made|0.10|0.15
kill~me|0.41|0.35
kill~my|0.11|0.17
kill~night||-0.24
kill~now|-0.18|
kill~on||-0.13
kill~one|0.43|0.46
kill~rope|0.56|0.61
kill~soon|0.13|
kill~than|0.53|0.57
kill~that||-0.12
kill~the|0.10|0.12
kill~then||-0.10
kill~think|0.40|0.47
kill~time|0.39|0.41
kill~week|0.59|0.53
kill~will|0.51|0.44
kill~with|-0.15|
kin all|0.35|
kin all would|0.74|0.11
kin and|-0.17|-0.15
kin are|-0.32|
kin asked||-0.11
kin could|0.44|
kin cut||-0.15
kin deserve|0.56|-0.12
kin in|-0.12|
kin is|-0.19|-1.25
kin is suicide||-0.12
kin me|0.29|0.38
kin me loved|0.74|0.20
kin me want|0.25|0.37
kin me will|0.78|0.78
kin said|-0.16|
kin she|-0.12|
kin tried||-0.13
kin tried to||-0.13
kin will be|0.10|
kin would|0.52|
kin would be|0.50|
kin+kin||-1.28
kin+last|-0.30|
kin+leave|0.20|0.24
kin+letter|0.51|0.61
kin+life||-0.68
kin+lost|0.19|0.26
kin+loved|0.11|
kin+moved||-0.11
kin+moving||-0.13
kin+now|-1.06|-0.58
kin+old|-0.67|-0.27
kin+only|0.12|-0.28
kin+overdose|0.26|0.26
kin+please|0.37|
kin+raise|0.17|
kin+range||-0.12
kin+room|0.28|
kin+said|-0.40|-0.24
kin+says|-0.27|
kin+see|-0.60|-0.30
kin+since|-0.23|
kin+soon||-0.16
kin+stay|0.46|0.57
kin+take||-0.61
kin+takes|0.12|0.24
kin+tell|0.16|0.15
kin+train||-0.12
kin+tried|-0.11|
kin+unsure|-0.33|
kin+way||-0.10
kin+what|-0.24|
kin+written|0.47|0.60
kin+wrote|0.37|0.47
kin+years|-0.32|-0.11
kin+you|-0.32|-0.14
kind|-0.10|
kin~a||-1.24
kin~all||-0.97
kin~am|0.10|
kin~around|0.29|
kin~be|0.21|
kin~before|0.22|
kin~better|0.33|
kin~dead|0.12|0.19
kin~die|0.16|
kin~end||-0.12
kin~find|0.15|0.42
kin~have|0.17|
kin~himself||-0.10
kin~house|0.86|0.29
kin~if|0.50|
kin~is|-0.68|-0.30
kin~it||-0.14
kin~kill|-0.58|-0.41
kin~kin||-0.69
kin~leave|0.16|
kin~letter|0.62|0.64
kin~lost|0.45|0.57
kin~loved|0.51|0.17
kin~me|0.12|
kin~moved||-0.11
kin~night||-0.13
kin~of||-0.85
kin~since||-0.12
kin~talking||-0.18
kin~that|-0.17|-0.67
kin~think|-0.30|-0.13
kin~this||-0.58
kin~we|-0.33|-0.11
kin~with||-0.48
kin~would|0.12|
kin~years|-0.13|
kitchen||-0.15
kitchen+leave|-0.11|
knee|-0.29|
knee~end||-0.15
knife|-0.11|
knives|0.10|0.22
know|-0.14|
know how||0.10
know+nobody|0.11|
knows+nobody|0.25|0.29
know~if|0.24|0.12
know~it||0.14
knuckles|0.52|0.58
knuckles~the|0.67|0.71
lake||-0.22
last||0.13
last day|-0.10|-0.10
last day at||-0.11
last entry|0.12|-0.10
last month and|0.18|0.20
last night|0.25|0.42
last night and|-0.16|-0.20
last night me|0.43|0.42
last spring||-0.11
last time|0.14|
last time me||0.14
last year|-0.71|-0.40
last+leave||-0.24
last+life|0.22|0.34
last+many|0.14|0.21
last+night|0.25|0.42
last+nobody|0.78|0.82
last+off|0.53|0.66
last+overdose|0.17|0.19
last+sat|0.39|0.38
last+school||0.14
last+spring||-0.11
last+too|0.16|0.23
last+wake|0.11|0.16
last+we|-0.16|
last+will|0.36|0.31
last+year|-0.85|-0.48
last~again|0.58|0.57
last~all|0.40|0.34
last~at|-0.22|
last~cut|0.59|0.61
last~in|-0.35|-0.10
last~leave|0.13|
last~life|0.38|0.52
last~me|0.11|0.22
last~of||-0.12
last~soon||0.17
last~the||-0.22
last~wake|0.11|0.16
last~will|0.30|0.39
late|-0.51|-1.14
late again||-0.10
late+pills||-0.13
late+will|-0.13|
lately me|0.16|0.18
lately+suicide|0.69|0.66
lately+think|0.43|0.47
lately~it|-0.13|-0.15
lately~think|0.80|0.77
lately~will|0.47|0.50
later|-0.16|
late~me|-0.25|
late~the|-0.12|
laughed|-0.23|
laughed+many|0.25|0.32
laughed+said||-0.15
laughed+want||0.21
laundry|-0.27|
law|-0.86|-0.43
lay|-0.22|
lay down||-0.14
lay+pills||-0.14
lay+take||-0.14
leave|-2.18|-1.56
leave all|0.23|
leave and|0.22|
leave by the||0.13
leave letter||0.16
leave letter and|0.33|0.34
leave soon|0.34|-0.19
leave the house||0.13
leave to||-0.53
leave to all||-0.16
leave to my|-0.10|
leave+letter|0.14|0.32
leave+life|0.26|
leave+nobody|0.23|-0.16
leave+old|-0.33|
leave+only|0.26|0.42
leave+plants||-0.17
leave+please|0.29|0.39
leave+read|0.24|0.30
leave+said|-0.24|-0.12
leave+saying|0.36|0.15
leave+says|-0.13|
leave+she||-0.18
leave+since|0.24|
leave+small|0.47|0.20
leave+soon|0.65|0.44
leave+table|-0.19|-0.18
leave+take||-0.35
leave+things|0.28|
leave+time|0.20|0.29
leave+walking|0.36|0.27
leave+want||-0.44
leave+we|-0.67|-0.49
leave+wheel||-0.11
leave+will|0.10|
leave+written|0.48|0.59
leaves|0.27|
leaves me|0.70|-0.19
leaves+will|0.64|0.67
leaves~kill|0.86|0.92
leaves~me|0.86|0.92
leaves~will|0.86|0.92
leave~a||-0.60
leave~all|0.32|
leave~before||-0.13
leave~clothes||-0.11
leave~end|0.21|0.28
leave~have|0.20|
leave~keys|-0.18|-0.19
leave~kin||0.31
leave~life|0.41|
leave~me|0.22|
leave~my||0.25
leave~not||-0.39
leave~read|0.24|0.30
leave~small|0.88|0.36
leave~soon||0.19
leave~things|0.55|-0.12
leave~to|0.21|0.14
leave~was|-0.18|
leave~will|-0.47|-0.17
leave~with|-0.27|
leave~would|0.37|
leben|0.52|0.55
leben+mehr|0.32|0.34
leben+mein|0.32|0.34
leben+mochte|0.32|0.34
leben+nicht|0.32|0.34
leben+will|0.32|0.34
leg|-0.16|-0.17
legs|-0.13|-0.22
let go|0.61|0.60
let go of||-0.17
let it|0.23|-0.22
let the||-0.10
let+take|0.12|
let+want||-0.10
letter|-0.24|-0.33
letter and|0.50|0.53
letter and me|0.44|0.47
letter are|0.75|0.74
letter is|0.63|0.73
letter+not|0.29|0.15
letter+old||-0.16
letter+saying|0.29|
letter+soon|0.75|0.80
letter+suicide|0.94|0.80
letter+we||-0.13
letter+wedding||-0.14
letter+writing|0.65|0.72
letter+written|0.26|0.32
letter+wrote|0.14|0.24
letters|-0.20|-0.23
letter~all|0.22|0.11
letter~am|0.31|0.35
letter~and|0.53|0.55
letter~before||-0.15
letter~for|-0.19|-0.14
letter~house||-0.15
letter~in|0.70|0.74
letter~it|0.29|0.26
letter~me|0.46|0.66
letter~my|0.13|0.16
letter~old||-0.16
letter~the|0.20|0.24
letter~to||0.14
letter~we||-0.13
let~and|0.11|-0.12
let~go|-0.31|
let~me|0.58|
let~the||-0.24
lie||-0.35
lie+want|0.45|
life|0.26|0.13
life and|0.49|0.55
life and me|1.13|1.00
life another|1.17|0.44
life anymore|0.66|0.40
life anymore me|0.32|0.37
life by||-0.13
life by the||-0.13
life for||-0.26
life has|0.33|
life has no|0.86|
life if|0.64|
life in|-0.20|-1.29
life in this|-0.12|
life insurance|0.14|0.24
life is|0.43|
life is end|0.49|
life is not|0.24|
life is too|0.53|
life me|-0.17|
life me do|1.24|0.30
life me have|-0.19|-0.15
life me want|-0.20|-0.25
life of|-0.15|
life out of||-0.13
life soon|0.45|0.63
life this|-0.22|-0.19
life to|-0.25|
life to be|-0.25|-0.13
life want|0.24|
life want this|0.32|-0.11
life+looked|0.59|0.64
life+lost|0.21|-0.13
life+many||-0.28
life+no|0.51|-0.55
life+nobody||-0.14
life+not|0.78|0.18
life+only|0.24|-0.12
life+pain|0.76|0.75
life+point|0.86|-0.49
life+says||-0.12
life+see||-0.32
life+she||-0.28
life+some|0.28|
life+soon|-0.22|
life+stay|0.30|0.20
life+strength|0.56|0.33
life+suicide||0.21
life+take|0.27|0.35
life+talked|0.35|0.37
life+these|-0.11|
life+tired|0.13|-0.31
life+too|0.15|
life+trying|0.35|
life+twice||-0.11
life+unsure||-0.14
life+waiting|0.59|0.18
life+wake|0.50|-0.12
life+want|0.53|0.24
life+water||-0.16
life+we|-0.55|-0.30
life+what||-0.45
life+will|0.42|0.43
life+worth|0.16|
life+years||-0.11
life~a||-1.01
life~all||-0.30
life~am|0.11|0.16
life~anymore|-0.34|-0.11
life~be|-0.18|
life~day|0.15|0.44
life~die|0.49|0.38
life~do|0.14|
life~end|0.24|0.16
life~feels||-0.13
life~has|0.17|
life~hopeless|0.26|
life~hundred||-0.13
life~it|0.21|
life~kin||-0.13
life~me|0.37|0.42
life~my||-0.33
life~no|0.71|
life~not|0.40|
life~of||-0.26
life~out||-0.10
life~point|0.26|
life~says||-0.14
life~soon|-0.17|
life~the|-0.25|
life~these||-0.11
life~this||-0.53
life~to||0.40
life~too|0.27|
life~want|0.39|0.25
life~was|-0.31|
life~water||-0.15
life~who|0.53|0.16
life~will||0.12
life~worth|0.27|
life~would|0.10|0.12
life~year|0.51|
light||-0.41
light+think|0.17|
like||-0.22
line|-0.18|
lined|0.38|0.39
lined up|0.38|0.39
lined+pills|0.47|0.47
list|-0.10|
little|-0.66|-0.41
little~the|-0.50|-0.24
live|-0.12|
living|0.42|-1.41
loaded|0.21|0.23
loaded+next|0.60|0.60
loaded~it|0.60|0.60
loaded~me|0.66|0.66
loaded~next|0.60|0.60
locked the|1.14|1.10
locked the bathroom|0.51|0.52
locked~and|0.41|0.44
locked~bathroom|0.51|0.52
locked~door|1.14|1.10
locked~have|0.19|0.23
locked~me|0.51|0.52
longer|0.10|
longer want|-0.13|
longer want to|-0.14|
longer+much|0.97|
longer+not|0.48|
longer+think||-0.14
longer~die||-0.20
longer~to|-0.12|
look||-0.13
look for|0.27|
look future|0.30|
look future to|0.30|
look+not||-0.45
look+one|0.21|
look+think||-0.12
looked at||-0.12
looked at the|0.11|0.13
looked end|0.69|0.66
looked up|0.17|0.23
looked up how|0.50|0.58
looked+trains|0.24|0.25
looked~end|0.54|0.57
looked~how|0.50|0.58
looked~life|0.76|0.75
looked~trains|0.24|0.25
look~and|0.16|-0.44
look~me||-0.51
look~think|0.12|
look~to||-0.38
lord||-0.19
losing|-0.88|-0.57
lost the|0.45|
lost the will|0.61|-0.16
lost+soon|0.13|0.16
lost+we|0.14|0.18
lost+will|0.36|-0.14
lost~have|0.61|0.67
lost~life|0.25|-0.15
lost~me|0.29|0.38
lost~will|0.19|-0.10
lot||-0.49
lot will|0.36|0.17
lot+not||-0.33
lot+think|0.13|
lot~death|0.17|-0.12
lot~my||-0.11
lot~the|-0.59|-0.25
loud in|0.64|0.68
love|-2.88|-2.64
loved her|0.30|
loved+please|0.21|
loved+tell|0.59|0.17
low|-0.22|
low+suicide|0.33|0.26
lunch|-0.85|-0.38
made||-0.30
made a|0.15|
made me||-0.13
made+not||-0.14
made+think|0.16|
made~and|0.16|
made~at||-0.10
made~me||-0.45
make it|0.18|
make it to|0.43|
make+night||0.29
make+not||-0.42
make~to||-0.55
making|-0.43|-1.28
making+not||-0.26
man|-2.20|-1.56
man who|-0.17|
man+want|-0.93|-0.54
man+who|-0.19|
man+will|-0.40|-0.22
many|-0.12|
many and|0.29|0.37
many day and|-0.30|-0.37
many night|0.40|
many night that|0.51|-0.14
many pills|0.95|1.02
many pills and|0.73|0.58
many pills in|0.74|0.69
many pills of|0.19|0.23
many soon||-0.18
many+month|0.58|0.58
many+night|0.35|
many+not|-0.11|-0.32
many+pills|0.63|0.76
many+says||-0.15
many+sleep|0.29|
many+soon|0.29|0.23
many+suicide|0.41|0.38
many+take|0.19|0.22
many+takes|0.52|
many+think|0.33|0.35
many+till|0.13|0.17
many+too||0.14
many+wake|0.59|0.11
many~end||0.12
many~home|-0.22|-0.25
many~kill|-0.13|-0.16
many~life|0.22|
many~pills|0.40|0.44
many~sleep|0.43|0.45
many~soon|0.23|0.23
many~takes|0.52|
many~that||-0.69
many~think||-0.10
many~this||-0.14
many~wake|0.37|0.21
many~was||0.16
many~week|-0.21|-0.11
many~will||-0.13
many~would|-0.23|-0.21
man~me|-0.47|-0.23
man~the|-0.41|-0.21
man~want|-0.45|-0.25
mark|-0.38|
mas|0.33|0.35
mas+no|0.33|0.35
mas+quiero|0.33|0.35
mas+vivir|0.33|0.35
matar|0.94|1.03
matarme|1.04|1.09
me after|-0.28|-0.38
me again|0.76|0.18
me all||-0.21
me almost die||-0.14
me am a||-1.58
me am afraid|-0.18|-0.11
me am angry||0.17
me am ashamed|-0.16|
me am blood|0.68|0.71
me am cut||-0.11
me am dead|-0.22|-0.11
me am die|-0.35|-0.16
me am doing|0.18|0.27
me am driving|0.26|0.27
me am end||-0.10
me am giving||-0.12
me am glad|-0.40|-0.68
me am here||-0.18
me am holding|0.47|0.51
me am hopeless|0.41|
me am in|-0.26|
me am leave|0.44|0.27
me am no|0.22|0.15
me am not||-0.28
me am sad|-0.23|
me am sitting|0.38|0.44
me am so||-0.24
me am standing|0.14|0.27
me am such|0.40|
me am suicide|1.02|0.98
me am take|0.22|-0.11
me am think|0.45|0.62
me am tired||-0.64
me am too|0.32|
me am waiting|0.19|-0.28
me am walking|0.55|0.59
me am will|0.53|0.59
me and me|0.10|0.14
me and the|-0.13|
me and then|0.75|0.69
me anymore|0.52|
me around|0.34|
me ask|0.23|
me at||-0.13
me attempted suicide|0.14|0.15
me because|0.14|0.20
me because me|0.27|0.27
me blood|0.32|0.36
me bought|-0.28|-0.31
me bought the|0.32|0.23
me broke down||-0.14
me came||-0.11
me came home|0.65|0.64
me cleaned|0.20|0.30
me cleaned out|0.20|0.30
me could||-0.12
me could do|0.11|
me could end|0.96|-0.13
me could go|0.55|
me could have||0.11
me could kill||-0.13
me could not|-0.91|-0.34
me cried|-0.38|-0.20
me cut|0.15|0.17
me cut me|-0.22|-0.35
me cut the||0.16
me deserve|0.63|0.82
me deserve it|0.66|0.75
me did all||0.14
me did it|0.23|0.39
me did not||-0.49
me die|0.13|
me die soon|0.94|0.14
me do it|0.29|0.45
me do not|0.12|
me drive||0.13
me drove||0.13
me drove off|0.23|0.35
me end things||-0.15
me envy|0.32|
me fail|0.24|0.26
me feel better|-0.25|
me feel burden||-0.14
me feel hopeless|-0.31|
me feel so||-0.20
me feel suicide|0.91|0.84
me feel want|0.54|
me felt|-0.52|-0.27
me finally|-0.12|
me forgot|-1.15|-0.44
me gave|-0.49|-0.31
me get|-0.23|-0.20
me go|0.20|0.12
me go to|0.26|
me had die|0.71|1.00
me had the|-0.15|-0.10
me hate|-0.30|-0.16
me have|0.37|0.43
me have been|0.23|0.26
me have everything|-0.14|-0.17
me have got|0.43|0.35
me have had||-0.15
me have hopeless|0.12|
me have leave|0.27|0.39
me have locked|0.51|0.52
me have lost|0.28|
me have no|-0.12|-0.73
me have not|-0.78|-0.79
me have said|0.52|0.19
me have started|0.68|0.10
me have take|0.43|0.58
me have the|0.17|0.42
me have think|0.23|0.36
me have tied|0.36|0.37
me have will|0.36|0.52
me have written|0.23|0.29
me held|0.15|0.14
me here|0.98|
me hide|0.31|0.37
me hide my|0.92|0.87
me hold|0.36|0.41
me if me||-0.14
me in|0.25|
me in it|0.89|
me in the|0.21|0.26
me jump||-0.20
me jump in||-0.17
me jump off|-0.11|
me keep|0.28|0.18
me keep a|0.72|0.73
me keep cut|1.09|1.12
me keep having|1.11|1.16
me keep think||-0.11
me keep want|0.81|-0.15
me keep wanting|0.46|0.51
me kill||0.14
me kill it||-0.17
me kill me|1.06|1.44
me kill the||0.10
me know|-0.23|
me know how|0.16|0.21
me last week|0.24|0.22
me laughed|-0.71|-0.37
me leave the|-0.10|
me locked|0.50|0.51
me look||-0.25
me look at|0.57|
me looked|0.42|0.51
me looked up|0.22|0.29
me loved her|0.52|0.17
me many|-0.18|-0.20
me many time|0.65|0.65
me me am||-0.15
me me was||-0.17
me me will|0.56|0.70
me miss|-1.44|-0.70
me nearly|-0.15|-0.12
me nobody|0.70|0.29
me not||-1.14
me off|0.19|
me on|0.15|
me on soon|0.25|0.27
me once|-0.29|
me one|0.20|0.21
me or|-0.17|
me out|0.10|
me out of|0.28|-0.18
me picked|0.14|0.21
me punish|0.59|0.57
me punish me|0.59|0.57
me put|0.22|0.23
me put the|1.19|1.21
me relapsed|0.32|0.31
me remember|-0.92|-0.70
me said it|0.13|0.29
me said leave|-0.12|
me sat|0.15|0.15
me sat on||-0.14
me sat with|0.26|0.26
me say me|0.15|0.14
me see|-0.62|-0.21
me self|0.32|0.37
me she|-0.11|
me she want||-0.13
me shot||-0.13
me should be||0.11
me sleep|0.38|-0.11
me slept want||-0.12
me so|0.16|
me so bad|1.12|1.09
me so me|0.59|0.17
me soon|0.39|0.52
me soon and|0.13|0.14
me stand|0.30|
me stood|-0.22|
me stood on|-0.11|
me suicider|0.45|0.45
me take|0.13|0.27
me take my||-0.19
me take pills|1.01|0.96
me take too|-0.14|0.15
me think all||-0.43
me think how|0.19|0.32
me think of|-0.13|-0.14
me think the||-0.81
me think to||-0.11
me think will|0.84|0.50
me tied|0.22|0.23
me tied the|0.29|0.29
me to die|0.95|-0.16
me to kill|0.53|0.54
me told me||-0.16
me told my|0.14|0.28
me told the|0.26|0.35
me tried to|0.12|0.15
me unsure||-0.14
me unsure how||-0.25
me unsure why|-0.50|-0.16
me updated||-0.10
me updated my||-0.12
me want|0.20|0.12
me want a|-1.15|-0.58
me want for|-0.13|
me want it|0.15|
me want many|0.41|-0.13
me want me|0.22|
me want out|0.26|
me want the||-1.57
me want this|-0.77|-1.06
me want to|0.34|0.56
me want would|0.57|-0.10
me was a|-0.57|-0.36
me was dead|0.46|0.50
me was leave|0.31|
me was not|0.39|
me was on|-0.21|
me was so|-0.15|
me was suicide||-0.14
me was the|-0.17|
me watched|-0.50|-0.14
me went to||0.14
me were|0.25|
me were dead|0.20|0.26
me were leave|1.03|
me when she|0.18|0.18
me will|0.19|0.40
me will be|0.36|0.45
me will get|0.31|
me will kill|1.04|1.00
me will not|0.29|0.50
me will put|0.41|0.38
me will to|0.30|0.39
me would do|0.16|0.38
me would end|0.43|0.72
me would kill|-0.17|
me would not|-0.18|-0.49
me wrote|0.11|0.24
me wrote a||0.13
means|-0.11|
means+will|0.16|0.23
means~have|0.51|0.51
means~me|0.15|0.13
means~the|0.22|0.23
medication|-0.15|-0.11
meds|-0.25|-0.42
meeting|-0.49|-0.22
meetings+want||-0.10
mehr|0.50|0.51
mehr leben|0.32|0.34
mehr+mochte|0.32|0.34
mehr+nicht|0.50|0.51
mehr+will|0.41|0.43
mein|0.32|0.34
mein leben|0.32|0.34
mein+will|0.32|0.34
mess|0.13|0.23
me~accident|0.72|
me~after||-0.13
me~afternoon||-0.17
me~again|-0.14|
me~against||-0.13
me~along|-0.15|
me~and|0.11|0.13
me~anymore|0.32|0.18
me~anything|-0.22|-0.59
me~apart||-0.13
me~are|-0.59|-0.61
me~around|0.20|
me~ashamed|-0.19|-0.15
me~badly|-0.23|
me~band|-0.14|-0.11
me~bath|0.16|0.21
me~bathroom||0.15
me~be|0.60|0.28
me~been|0.31|0.15
me~being|0.27|-0.28
me~believe|-1.07|-0.69
me~belong|0.62|
me~bike||-0.15
me~blade|0.38|0.51
me~blood|0.65|0.79
me~body|0.53|0.44
me~book|-0.35|-0.14
me~born|0.39|-0.21
me~breathe|-0.19|
me~burden|0.53|
me~but|-0.13|
me~by||-0.10
me~cabinet|0.11|0.17
me~called|-0.30|
me~calm|0.74|0.84
me~came||-0.22
me~can|-0.31|-0.17
me~cancer|-0.23|-0.10
me~close|0.15|
me~coffee|-0.24|
me~college|-0.11|-0.17
me~come|0.22|
me~committing|0.74|0.83
me~cope||-0.11
me~couch||-0.13
me~could||-0.37
me~courage|0.75|0.74
me~crashing|0.45|0.49
me~crib||0.15
me~cried|-0.12|
me~crying|-0.12|
me~cut|0.35|0.61
me~dark|0.17|0.21
me~day|0.11|
me~dead|0.87|0.90
me~death|-0.11|
me~deeper|0.66|0.67
me~denver||-0.13
me~deserve|0.57|
me~die|0.76|0.83
me~dinner||-0.21
me~dishes||0.22
me~do|0.15|0.12
me~doctor|-0.33|
me~dog||-0.26
me~doing||0.19
me~door|-0.18|-0.19
me~drawer|0.52|0.56
me~drinking||0.27
me~drive|-0.23|-0.22
me~driving|0.41|0.60
me~each|0.15|-0.10
me~early|-0.41|-0.14
me~earth|0.82|-0.11
me~eat|-0.41|-0.20
me~else||-0.24
me~end|0.59|0.55
me~everyones|0.67|
me~everything|0.11|
me~exam|-0.17|-0.24
me~except|-0.11|
me~extra|0.32|
me~eyes||-0.13
me~fail|0.23|0.31
me~failure|-0.19|
me~feet|0.16|0.21
me~fight|0.21|
me~fighting|0.26|
me~finally||-0.17
me~finger||-0.10
me~fixing||-0.10
me~flying|-0.12|
me~forever||-0.12
me~forty|0.34|
me~four||-0.13
me~full|-0.21|
me~future|0.31|-0.37
me~garden|-0.22|
me~gave|-0.15|
me~ghost|0.43|-0.10
me~give||-0.52
me~giving|-0.11|-0.23
me~glad|-0.61|-0.96
me~go|0.21|
me~good||-0.36
me~ground|0.37|
me~grow|-0.10|
me~gun|1.06|1.08
me~hair||-0.11
me~hand|0.27|0.37
me~happens||-0.13
me~he|-0.14|-0.19
me~heart|0.27|-0.16
me~height|0.50|0.47
me~help||-0.41
me~here|0.38|
me~hide|-0.14|
me~him|-1.33|-1.06
me~his|-0.65|-0.31
me~home|0.36|-0.14
me~hopeless||-0.39
me~hotel|0.83|0.96
me~hotline||-0.15
me~humming||-0.16
me~into||0.19
me~is|0.11|
me~it|0.18|0.16
me~job|-0.57|-0.36
me~jump|0.46|0.65
me~keys|-0.10|
me~kill|0.43|0.76
me~knee|-0.10|
me~know|-0.69|-0.21
me~last|0.13|0.22
me~late|-0.30|
me~laughed|-0.22|
me~leave|0.56|0.15
me~let|0.23|
me~letter|0.40|0.47
me~life|0.62|0.17
me~little|-0.21|
me~locked|0.22|0.25
me~longer|0.35|
me~losing|-0.23|
me~lost|-0.11|
me~lot||-0.11
me~loud|-0.22|-0.25
me~lying|0.58|0.25
me~made|0.12|
me~making||-0.32
me~many|0.16|
me~me|0.41|0.44
me~mind||-0.53
me~mistake|0.49|
me~month|-0.10|
me~months|-0.11|-0.13
me~moving|-0.11|
me~much|-0.15|-1.30
me~my||0.17
me~new|-0.95|-0.63
me~night|0.13|0.13
me~nine||0.21
me~no||-0.56
me~nobody|-0.24|-0.12
me~not|0.13|
me~of|0.14|
me~off|0.39|0.49
me~onions||-0.12
me~overdose|0.49|0.65
me~pancake||-0.12
me~parked||-0.13
me~party|-0.11|
me~passwords|0.77|0.86
me~past|-0.19|-0.30
me~pills|0.69|0.84
me~place|0.12|
me~planting||-0.12
me~point|0.47|0.16
me~presentation||-0.12
me~press|0.49|0.10
me~proud|-0.56|-0.28
me~pull|0.47|
me~reached|-0.16|-0.15
me~read|-0.23|
me~rn|-0.30|-0.16
me~rome||-0.20
me~room|0.20|0.22
me~rope|0.70|0.68
me~round|0.15|0.23
me~run||-0.19
me~safe|0.27|0.41
me~saved|0.34|0.41
me~seen|-0.37|-1.06
me~self||0.18
me~shaving||-0.13
me~she|-0.10|-0.17
me~shed|0.21|0.21
me~shelf||-0.14
me~shower||-0.11
me~sing||-0.15
me~sitting|0.16|0.20
me~six||-0.10
me~sixteen||-0.16
me~sleep|0.34|0.18
me~some|-2.75|-1.53
me~song|-0.46|-0.24
me~soon|0.41|0.37
me~sorry|-0.16|
me~standing|0.11|0.22
me~started|0.20|
me~stay|0.43|
me~strength|0.21|0.17
me~strong|0.28|
me~students||-0.10
me~sugar|-0.20|
me~suicide|0.74|1.10
me~surgery|0.17|
me~take|0.35|0.17
me~takes|0.36|
me~talked|0.21|0.32
me~team|-0.33|-0.16
me~telling|-0.45|-0.16
me~than|0.13|0.18
me~that|0.17|
me~the|0.13|0.24
me~then|-0.13|
me~therapist|0.11|0.11
me~things|0.12|
me~think|0.27|0.30
me~thirty|0.35|0.14
me~this|-0.12|-0.23
me~tied|0.30|0.32
me~till|0.15|0.18
me~tired|0.14|
me~to|0.39|0.34
me~tomatoes||-0.12
me~trade|0.21|
me~train|0.27|0.42
me~trains|0.19|0.21
me~trapped||-0.11
me~tried||0.12
me~trip|-0.20|
me~trust|0.19|0.34
me~try|-1.07|-0.83
me~under|0.10|
me~unsure|-1.99|-0.99
me~until||0.26
me~up|0.30|
me~used|-0.98|-0.42
me~vacation||-0.11
me~wait|-0.12|
me~waiting|0.14|-0.22
me~wake|0.43|
me~walk|0.11|
me~walking||0.14
me~wall|0.35|0.40
me~want|0.17|
me~wanting|0.38|0.39
me~watched|-0.38|-0.18
me~water||0.13
me~way|0.17|
me~ways|0.15|0.17
me~we|-1.81|-1.26
me~week|-0.13|-0.11
me~weeks|-0.26|-0.37
me~well|-0.13|-0.51
me~went|-0.61|-0.35
me~were|-0.49|
me~wheel||0.18
me~when||0.13
me~whether||0.15
me~which|0.10|0.19
me~why||-0.18
me~will|0.31|0.32
me~woods|0.12|0.15
me~would|0.45|
me~writing|0.32|0.40
me~years||-1.05
me~yesterday||-0.15
me~you|-0.33|
me~your|-0.12|
mich|0.18|0.20
might|-0.36|-0.33
mind+more|0.59|0.64
mind+not||-0.52
mind+suicide|0.86|0.85
mind~day|0.45|0.47
mind~kill|0.98|1.00
mind~to||-0.16
mine|-0.40|-1.13
minutes+ten|0.14|0.21
miss|-0.86|-1.37
miss~die|0.21|-0.10
mistake||-0.47
mistake~should|0.99|-0.10
mochte|0.32|0.34
mochte nicht|0.32|0.34
mochte nicht mehr|0.32|0.34
mochte+nicht|0.32|0.34
mochte~leben|0.32|0.34
mochte~mehr|0.32|0.34
mom|-0.37|-0.16
money|-0.39|
month||0.18
month+once|0.66|0.71
month+take|0.50|0.27
month+tried|0.18|0.20
months+not|-0.21|
months+self|0.15|0.21
months~am|-0.16|-0.15
months~me|-0.15|-0.18
month~out|0.56|0.14
more|-0.27|-0.31
more+see|-0.50|-0.26
more+want|-0.53|-0.27
more+will|-0.77|-0.27
more~me|-0.31|
morir|0.49|0.50
morir+quiero|0.49|0.50
morning||-0.12
morphine|0.64|0.60
most|-0.66|-0.66
most~want|0.16|
mountains|-0.23|-0.28
mountains+will|-0.17|-0.12
mourir|0.54|0.55
mourir+veux|0.48|0.49
move|-0.53|-0.94
moved|-0.73|-0.38
movie|-1.59|-1.01
moving|-0.59|-0.36
moving to the||-0.12
moving~the|-0.11|
much|-0.19|-0.76
much longer|0.97|
much+not||-0.85
much+too||-0.67
much+want|-0.33|-0.61
much+will||-0.47
much~me||-0.80
mum||-0.16
murder|-0.84|-0.45
must|-0.48|-1.38
must be||-0.51
my||0.12
my back|-0.56|-0.27
my birthday|-0.12|
my blade|0.37|0.45
my blood||-0.13
my body|0.93|1.12
my body again|0.50|0.50
my body are|0.11|0.13
my body because|0.90|0.94
my body is||-0.12
my body last|0.51|0.51
my body on||-0.17
my body till|0.51|0.55
my body until|0.47|0.50
my body with|0.92|0.93
my brain||0.14
my dads||0.31
my death|0.61|
my dorm|0.20|0.18
my eyes||-0.16
my finger on||-0.10
my first|-0.60|-0.31
my friend|-1.15|-0.52
my grandfather|-0.21|
my hair short||-0.12
my hand|0.63|0.73
my hand and|0.36|0.39
my head|0.29|0.40
my head on|0.21|0.29
my heart||-0.18
my job|-0.12|
my kin|0.18|
my kin all|0.45|
my kin deserve|0.77|-0.14
my kin is||-0.52
my kin me|0.65|0.56
my kin tried||-0.13
my kin when||-0.14
my kin would|1.13|
my knuckles|0.67|0.71
my last|0.46|0.14
my last entry|0.12|-0.10
my last night|0.30|0.47
my letter|0.88|0.29
my life|0.14|0.34
my life and|0.25|0.43
my life in||-0.14
my life is|0.30|-0.12
my life me||-0.11
my life soon|1.30|1.15
my mind|0.12|0.19
my mouth||-0.17
my my|0.61|0.81
my my death|0.89|0.27
my my life|0.20|0.76
my nightstand|0.63|0.61
my old|-0.33|-0.11
my pain|0.31|
my papers||-0.15
my phone|-0.68|-0.31
my pills|-0.13|-0.11
my pills and|-0.14|-0.22
my pills before||-0.15
my sleep|0.10|-0.21
my sleep pills|1.03|1.05
my subscription||-0.17
my suicide|0.18|0.19
my suicide letter|0.87|0.90
my therapist|0.18|0.19
my thumb||-0.14
my train||0.10
my train is|0.13|0.13
my uncle||-0.15
my wheel|-0.11|
my wheel into|0.57|0.83
my will|0.19|-0.18
myself|1.06|1.62
my~after||-0.20
my~again|0.36|0.21
my~all|0.15|
my~am|0.17|0.28
my~an||-0.15
my~and|0.15|0.13
my~be|0.55|
my~because|0.18|0.16
my~been|-0.88|-0.40
my~being|-0.15|
my~better|0.12|-0.11
my~blood|0.46|0.57
my~bread||-0.10
my~by|0.21|0.33
my~could|0.22|
my~cut|0.19|0.25
my~dead|-0.21|-0.17
my~deserve|1.06|0.19
my~do||0.12
my~does|-0.59|-0.12
my~end|0.37|
my~entry|0.11|
my~felt|0.16|0.17
my~find|0.14|0.32
my~found|0.15|0.19
my~friend|-0.38|
my~getting|-0.12|
my~grown||-0.12
my~have||-0.20
my~head|0.27|0.25
my~height|0.13|0.13
my~herself|-0.30|-0.17
my~himself|-0.38|-0.22
my~home|-0.25|-0.24
my~house||0.14
my~if|-0.26|
my~into||0.12
my~it|0.20|0.29
my~keeps|0.37|0.44
my~kill||-0.19
my~leave|0.23|
my~letter|0.66|0.61
my~life|0.16|0.31
my~little|-0.14|
my~lot||-0.12
my~loved|0.16|
my~me|0.21|0.27
my~month|0.27|0.26
my~more||-0.16
my~my||0.10
my~next|-0.14|
my~night|0.47|0.68
my~nine|0.24|0.29
my~no||-0.16
my~nobody|0.40|0.23
my~off|0.33|
my~only|-0.14|
my~open|0.29|
my~point|0.17|0.17
my~saying|0.16|0.18
my~says||0.11
my~see|0.10|0.12
my~she|-0.14|
my~short||-0.12
my~soon|-0.21|
my~stuck|0.17|0.21
my~talking||-0.12
my~than|-0.15|-0.12
my~there|0.39|0.26
my~till|0.41|0.46
my~tried|-0.14|
my~until|1.09|1.19
my~wall|0.37|0.41
my~we|-0.62|-0.34
my~went|-0.19|
my~what|-0.72|-0.30
my~wheel||-0.11
my~when||0.10
my~who|0.25|
my~would|0.74|
my~years|-0.45|-0.19
my~you|-0.17|
my~yourself|0.73|0.73
neck|-0.22|-0.20
need|-0.12|
needs|-0.37|-1.06
needs me|0.57|
needs+nobody|0.45|
neighbor|-0.12|
neighbors|-0.24|
never||-1.19
new|-2.25|-1.89
new pills||-0.13
new+swing||-0.15
new+think|-0.29|-0.10
new+want|-0.63|-0.37
new+will|-0.41|-0.22
news|-1.80|-1.32
new~and|-0.24|-0.15
new~is|-0.38|-0.22
new~me|-0.44|-0.21
new~the|-0.31|-0.17
next summer|0.13|-0.12
next to||0.16
next week|-0.60|-0.26
next+not|0.11|0.14
next+see|0.16|
next+summer|0.13|-0.12
next+want|-0.11|-0.59
next~am|-0.16|
next~my||-0.10
nice|-0.30|-0.79
nice to||-0.23
nice+not||-0.19
nice~not|0.12|
nicht|0.50|0.51
nicht mehr|0.50|0.51
nicht mehr leben|0.32|0.34
nicht+will|0.41|0.43
nicht~leben|0.32|0.34
night||0.22
night and||-0.16
night and me||-0.11
night me|0.12|0.11
night me am|-0.15|-0.17
night me cut|0.97|0.91
night shift||0.12
night that|0.16|
night+not||-0.17
night+pills|-0.32|-0.39
night+shift||0.11
night+sleep||-0.13
night+soon|-0.18|-0.24
night+think|0.74|0.87
night+tried||-0.26
night+will|-0.20|-0.23
nights|0.42|0.11
nights me|0.86|0.27
nights me want|0.33|
nights+some|0.82|0.41
nights+want|0.22|-0.10
nightstand|0.51|0.52
nightstand~am|0.63|0.61
nightstand~me|0.63|0.61
nights~want|0.33|
night~again|0.48|0.49
night~am||-0.13
night~at|0.19|0.19
night~cut|0.80|0.79
night~do|-0.18|-0.13
night~in|0.33|0.16
night~my|0.41|0.19
night~not|-0.26|
night~the||-0.15
night~to|-0.12|-0.10
night~will|-0.11|-0.10
nine+not|0.11|0.14
ninety||-0.15
ninety+she||-0.13
no|-0.11|-0.48
no longer want|-0.13|
no me|-0.16|
no point|0.45|-0.56
no point in|0.31|
no point to|0.11|-0.25
no quiero|0.40|0.44
no quiero vivir|0.40|0.44
no think|-1.28|-0.88
no way||-0.43
no way out|0.71|-0.16
no+no||-0.35
no+not|-0.28|-1.39
no+one||-0.23
no+point|0.34|-0.64
no+quiero|0.82|0.90
no+suicide|-0.11|
no+think|-1.84|-1.29
no+vivir|0.40|0.44
no+want||-0.36
no+will|-0.66|-1.05
nobody|0.12|
nobody is||-0.13
nobody knows|0.27|0.30
nobody needs|0.49|
nobody needs me|0.90|-0.10
nobody noticed||-0.10
nobody would care|0.52|0.21
nobody+notice|-0.15|
nobody+suicide|0.10|0.21
nobody+think||-0.22
nobody+tried|0.64|0.70
nobody+weeks|0.87|0.24
nobody~all||-0.14
nobody~die|0.40|-0.12
nobody~home|0.20|
nobody~if|0.35|-0.29
nobody~know|0.26|
nobody~me||-0.11
nobody~out|0.44|
nobody~that|-0.62|-0.12
nobody~would|0.28|
none||-0.40
noose|1.07|1.04
not afraid|0.15|
not around|0.55|
not around anymore|0.47|-0.13
not be|0.21|0.11
not be here|0.50|0.10
not be life|0.89|0.29
not be the|0.28|0.14
not been||-0.90
not been born|0.13|
not been suicide||-0.18
not being here|0.91|
not believe|-0.84|-0.59
not belong|0.20|
not breathe||-0.11
not come|0.72|
not come back|0.90|
not cope||-0.12
not cut|-0.71|-0.34
not deserve to|0.24|-0.17
not do another|0.21|-0.14
not do anything|-0.14|
not feel want|-0.19|
not fight|0.33|
not fight it|0.82|-0.10
not for my|0.84|0.38
not go||-0.73
not go on|0.14|-0.12
not here|0.27|
not in||-0.50
not in this|0.42|
not keep me|1.03|1.04
not kill|-0.38|-0.16
not life anymore|0.52|0.48
not look||-0.11
not make|-0.37|
not me|-0.15|-1.07
not me in|0.66|
not mind|0.16|-0.31
not my|-0.84|-0.49
not scare|0.47|
not scare me|0.59|
not see a|0.26|
not see any|0.28|
not see the||-0.18
not self||-0.13
not suicide but|0.38|0.44
not take it|-0.15|
not think||-0.24
not think all|-0.11|
not think being|0.18|
not think me|0.16|-0.19
not think on|0.67|0.35
not think will|-0.44|-0.16
not told|0.74|0.77
not told all|0.84|0.86
not trust|0.10|0.22
not trust me|0.79|0.91
not wait|-0.81|-0.49
not wake|1.25|
not wake up|1.44|
not want me|0.14|
not want to|-0.24|
not will|-2.21|-1.59
not will to|-1.33|-0.91
not worth life|0.12|
not+now|-0.25|
not+off||-0.73
not+one||-0.17
not+ones|0.11|
not+only|-0.24|-1.13
not+open|0.12|
not+pass|-0.11|
not+person||-0.39
not+pills||0.18
not+rest|0.24|
not+room|0.12|0.14
not+safe|0.24|0.38
not+says|-0.58|-0.15
not+scare|0.44|
not+self|-0.62|-0.28
not+she|-2.00|-0.99
not+soon|0.30|
not+sounds||-0.19
not+spring|0.44|0.12
not+stay|0.31|0.34
not+strength|0.36|0.27
not+suicide|-0.14|
not+talked||0.30
not+team|-0.56|-0.13
not+tell||-0.73
not+thing||-0.66
not+think||-0.19
not+thirty|0.87|
not+time|-0.45|-0.14
not+tired||-0.29
not+told|0.17|0.24
not+too|-0.28|-0.24
not+under|0.24|0.12
not+unsure|-0.98|-0.40
not+until|-1.03|-0.57
not+wait|-1.01|-0.69
not+waiting|-0.11|
not+wake|0.55|
not+well|-1.28|-0.39
not+what||-1.39
not+whether|-0.25|
not+worry|-0.13|-0.57
not+worth||-0.13
not+year||-0.61
not+years||-0.52
not+you|-0.47|-0.17
not+your|-0.23|
note|0.40|0.55
nothing||-0.94
notice||-0.61
notice if|0.29|
notice if me|0.29|
notice+want|0.39|
noticed|-1.27|-0.73
notice~me|0.12|-0.12
not~a||-0.62
not~again|0.10|
not~an|-0.54|-0.12
not~another||0.13
not~any||-0.19
not~anymore|0.39|
not~anything||-0.79
not~around|0.24|
not~at|-2.09|-1.05
not~back|0.15|
not~be|0.19|
not~because|-0.44|
not~being||-0.57
not~blade|0.39|0.51
not~born|0.38|
not~but|-0.67|-0.25
not~can|-0.44|
not~care|0.11|-0.13
not~come|0.24|
not~cut|-0.45|-0.14
not~die|-0.14|
not~down||-0.31
not~end|-0.27|
not~feel||0.17
not~forty|0.82|0.24
not~future||-0.10
not~go||-0.44
not~got||-0.33
not~happens|0.24|
not~have|-2.51|-1.46
not~he|-0.84|-0.50
not~her|-0.98|-0.58
not~here|0.43|
not~hold||-0.10
not~if||-1.25
not~in|-0.15|-2.23
not~is|-1.84|-0.74
not~keep||-0.18
not~kill|-0.26|-0.22
not~kin|-0.32|
not~leave|-0.18|
not~life|0.88|0.43
not~make||-0.46
not~many|-0.43|-1.02
not~me|0.11|
not~months||-0.11
not~much||-0.57
not~my|-0.32|-0.28
not~next|0.18|0.12
not~of||-0.60
not~one||-0.70
not~only|-0.15|-0.51
not~or|-0.33|-1.04
not~safe|0.21|0.29
not~she|-0.57|-0.25
not~so|-1.34|-0.44
not~soon|0.57|
not~sounds|0.13|
not~stay|0.37|0.34
not~strength|0.45|0.30
not~suicide|-0.17|
not~talked||0.32
not~that|-0.85|-0.40
not~the||-0.11
not~then|-0.85|-0.32
not~thing||-0.36
not~think|-0.45|-0.40
not~this||-0.52
not~time|-1.13|-0.50
not~until|-0.83|-0.46
not~up|0.11|
not~wake||-0.17
not~was|-0.10|
not~week|-0.40|-0.10
not~what|-0.21|-0.72
not~would||-0.87
not~year||-0.19
not~years||-0.22
now+pills|0.34|0.27
now+take|0.17|
now+think|-1.06|-0.66
now+unsure|-0.20|
now+used|0.15|
now~a|-0.24|
now~jump|0.18|0.17
now~the|-0.34|-0.11
now~think|-0.50|-0.24
no~all||-0.34
no~and||-0.47
no~die|-0.13|-0.12
no~do|-0.90|-0.44
no~end|-0.27|
no~except|0.71|-0.16
no~for||-0.43
no~in||-0.50
no~leave|0.18|
no~life|0.62|-0.28
no~mas|0.33|0.35
no~me||-0.21
no~my||-0.20
no~no||-0.17
no~not|-0.50|-0.92
no~of||-0.41
no~out|0.29|
no~suicide||-0.13
no~the|-0.58|-0.98
no~think|-0.44|-0.19
no~to||-0.23
no~vivir|0.40|0.44
no~will|-1.20|-0.60
of a|-0.45|-0.26
of a train|0.11|0.14
of all|-0.46|-0.38
of being||-0.25
of being life|0.89|
of cut||-0.12
of kill|0.67|0.71
of kill me|0.96|0.96
of life|0.21|-0.37
of me and|-0.26|-0.30
of me want|0.35|0.41
of my kin||-0.16
of my life|-0.45|-0.13
of my pills|0.59|0.59
of pills|0.46|0.56
of pills an|0.63|0.60
of sleep|-0.16|-0.10
of sleep pills|0.75|0.69
of suicide||0.14
of the||-0.27
of the camera||-0.13
of the parking|0.70|0.84
of the think|0.17|
of the train|0.39|0.34
of the wheel|0.24|
of this life|0.68|0.39
of what me|0.18|
of wine|-0.13|-0.15
off a||-0.12
off dead|0.28|0.41
off dead and|0.50|0.26
off for|0.96|0.42
off if||-0.13
off if me|0.17|
off not me|-0.27|
off the|0.11|0.20
off the height|0.93|0.91
off the high||-0.16
off+suicide|0.23|0.23
off+ten||-0.18
off+think|0.15|0.35
off+time||0.10
off+want|0.27|
off+wheel|0.34|
office|-0.12|
off~a||-0.34
off~all|0.18|
off~at|-0.11|
off~board||-0.16
off~dead|0.46|-0.20
off~for|-0.29|
off~height|0.38|0.50
off~high||-0.13
off~it||0.14
off~last|0.57|0.69
off~me|0.26|0.17
off~soon|0.32|0.42
off~ten||-0.18
off~when|-0.13|-0.15
of~a|-1.63|-1.45
of~ago|0.21|0.22
of~all|-0.49|-0.81
of~am|0.16|0.14
of~anymore|0.12|
of~being||-0.29
of~but|-0.34|-0.13
of~camera||-0.11
of~die|0.22|0.28
of~do|-0.44|
of~does|-0.69|-0.16
of~end|-0.23|
of~for|-2.25|-1.51
of~hair|0.54|0.65
of~he|-0.58|-0.35
of~heart|0.24|-0.12
of~hour|0.26|0.26
of~if||-0.23
of~is|-0.31|-0.44
of~it||-0.28
of~laughed||-0.11
of~leave|-0.77|-0.32
of~made||0.10
of~me|0.15|0.17
of~not|-0.34|-1.38
of~of|-0.54|-0.72
of~old|-0.25|
of~on||-0.26
of~once|0.22|0.29
of~one|-0.86|-0.33
of~out|-0.21|
of~parking|0.70|0.84
of~pills|0.73|0.76
of~that|-0.96|-1.10
of~the|-0.58|-0.20
of~this||-1.16
of~train|0.18|0.17
of~unsure|-0.26|
of~was|-0.13|-0.16
of~we|-0.72|-0.50
of~when||-0.37
of~who|-1.39|-0.50
of~would|-0.28|-0.79
okay||-0.14
okay+think|0.11|0.12
okay+went|0.82|0.10
okay~think|0.17|0.19
old|-0.12|-0.19
old house||-0.12
old+we|-0.19|
old+will|-0.54|-0.12
old+wrote||-0.16
old~and||-0.48
old~is|-0.45|-0.11
old~it|-0.28|
old~soon||-0.11
old~the|-0.75|-0.41
old~to||-0.26
on a|-1.75|-1.26
on and|0.22|0.10
on it me|0.55|0.73
on life|0.98|
on me|0.12|
on my|0.16|0.25
on my body|1.32|1.46
on my mind|0.86|0.85
on point|1.04|1.28
on soon|-0.18|-0.12
on soon and|-0.12|-0.10
on sugar||-0.16
on that||-0.79
on the bread||-0.10
on the oven||-0.14
on the table|0.33|0.42
on the train|0.26|0.32
on the way|0.33|
on this||-1.15
on this earth|0.53|
once the kin|0.13|0.14
once+pills|0.42|0.44
once+will||-0.10
once~a|-0.61|-0.31
once~kin|0.32|0.36
once~sleep|0.13|0.14
once~was|-0.20|
oncoming|0.73|0.89
one more|0.21|
one of|-0.36|-0.70
one who|-0.47|-0.17
one+want||-0.15
one+way|0.33|
one+week|-0.13|
one+who|-0.92|-0.38
one~all||-0.42
one~do|0.33|
one~for||-0.38
one~that||-0.39
onions||-0.11
only thing|0.21|0.18
only thing that|0.35|0.37
only+suicide||0.18
only+thing|0.20|0.17
only+think|-0.16|-0.59
only+years|0.23|
only~be||-0.22
only~because|0.20|-0.12
only~get|0.39|0.49
only~helps|0.67|0.69
only~is|0.15|
only~kin|0.36|
only~leave|0.19|0.34
only~me|0.28|0.20
only~my|0.18|-0.14
only~out|-0.14|-0.19
only~that|0.10|
only~to|-0.17|-0.13
on~a|-0.17|-0.18
on~after|-0.14|-0.21
on~again||-0.17
on~all|-0.27|
on~am|0.21|
on~are|-0.26|
on~blade|-0.12|
on~boats||-0.10
on~body|0.63|0.72
on~drive|-0.15|-0.15
on~earth|0.41|
on~for|-1.93|-1.19
on~have|-0.23|-0.80
on~home|0.20|
on~if||-0.15
on~is|-0.95|-0.44
on~it||0.11
on~jump|0.27|0.38
on~kin||-0.43
on~me|0.20|0.26
on~mind|0.18|0.19
on~nobody||0.18
on~of|-0.63|-0.29
on~oven||-0.14
on~sleep|-0.21|-0.17
on~soon|-0.23|-0.16
on~table|0.16|0.27
on~that|-0.44|-0.13
on~the|-0.11|
on~this|-0.33|-0.12
on~till|0.39|0.44
on~train|0.18|0.24
on~want|-0.21|
on~was|-0.11|-0.48
on~watched||-0.10
on~way|0.25|
on~where|0.28|0.36
on~will|0.13|0.24
open+want|0.24|
opened|0.11|
opened my|0.46|0.15
opened~in|0.39|0.46
opened~the|0.35|0.41
or|-0.33|-0.59
or in|0.18|
or not||-0.19
or~of||-0.35
or~the|-0.11|-0.13
or~to|-0.47|
other|-0.52|-0.68
our|-1.36|-0.86
our~to|-0.40|-0.18
out except|0.74|0.43
out of it|0.12|
out of my|-0.16|-0.28
out of the||-0.48
out of this||0.15
out the|-0.16|
out~again|0.13|0.14
out~all||-0.11
out~am|0.16|-0.12
out~body|0.22|0.32
out~end|0.14|0.15
out~for|-0.29|
out~height|-0.30|-0.30
out~me|0.14|0.21
out~my|-0.13|
out~now||0.13
out~one|0.40|
out~suicide|1.02|1.26
overdose|1.01|1.14
overdose last|0.17|0.19
overdose on|-0.25|-0.35
overdose+pills|0.68|0.67
overdose+soon|0.61|0.58
overdose+think|0.57|0.60
overdose+will|0.78|0.79
overdosed||-0.12
overdose~my|0.35|0.31
overdose~the||-0.11
overdosing|-0.19|-0.24
own||0.18
packed+wheel|0.16|0.15
pain to|0.22|
pain to end|0.88|-0.13
pain+want||-0.23
painkillers||-0.12
painting|-0.18|
pain~end|0.35|
pain~not|0.21|
panic|-0.31|
panic attack||-0.10
papers+taxes||-0.15
papers+will|0.19|0.23
paracetamol|0.95|1.01
parked|-0.20|-0.27
parking+point||0.20
parking+top|0.70|0.84
parking~and|0.57|0.71
part of me|0.27|0.34
part+want|0.48|
party|-0.37|
part~die|0.35|0.41
part~this|0.30|
part~to||0.11
part~want|0.11|0.14
pass|-0.31|
pass+will|-0.11|-0.13
passed|-0.58|-0.31
passwords|0.77|0.86
passwords~and|0.77|0.86
passwords~me|0.77|0.86
past+will||0.11
past~and|-0.20|-0.13
past~me|0.17|0.21
patient|-0.49|-0.20
patient~die||-0.14
patient~to||-0.14
peaceful|0.56|-0.11
pense|0.48|0.51
pense a|0.48|0.51
people|-0.31|-0.84
person|-0.23|-0.50
person+want||-0.28
phone|-0.53|-0.23
phone+want|-0.26|
picked up|-0.17|
picked+pills||-0.16
picked~pills||-0.16
picking|0.16|0.26
picture||-1.12
pictures|-0.60|-0.32
pier|0.12|0.25
pill|-0.18|-0.28
pills|0.68|0.79
pills an|0.63|0.60
pills an hour|0.63|0.60
pills and|0.10|0.29
pills and me|0.74|1.01
pills and went||-0.11
pills are|0.51|0.53
pills in|0.74|0.75
pills in my|0.63|0.70
pills it|0.16|0.27
pills of pills|0.29|0.33
pills of wine||-0.11
pills on|0.58|0.60
pills on point|0.45|0.44
pills+point|-0.11|-0.15
pills+saved|0.91|0.89
pills+sleep|0.13|0.26
pills+soon|-0.42|-0.44
pills+take|0.40|0.50
pills+think|-0.30|-0.15
pills+thirty||0.15
pills+three||-0.11
pills+too|0.34|0.44
pills+two|0.15|0.23
pills+wake|0.40|0.55
pills+want|-0.32|-0.31
pills+week|0.27|0.34
pills+will|0.79|0.98
pills+wine|-0.13|-0.11
pills~ago|0.58|0.60
pills~all|0.56|0.65
pills~am|0.63|0.73
pills~an|0.11|0.15
pills~and|0.18|0.25
pills~can|0.44|0.51
pills~dinner||-0.12
pills~do|0.20|0.29
pills~down||-0.14
pills~for|-0.29|-0.36
pills~hand|1.12|1.22
pills~hour|0.71|0.67
pills~in|0.71|0.72
pills~kill|0.42|0.45
pills~kin||-0.12
pills~lay||-0.14
pills~me||0.31
pills~my|0.63|0.69
pills~not||0.12
pills~now|0.36|0.27
pills~of|-0.19|-0.23
pills~on|0.42|0.40
pills~pills|0.13|0.20
pills~point|0.17|0.16
pills~sleep|-0.17|-0.25
pills~soon||-0.19
pills~take||0.20
pills~the|0.38|0.42
pills~think|-0.19|-0.12
pills~this|0.64|0.62
pills~to|0.12|0.12
pills~up|0.78|0.84
pills~want|0.13|0.26
pills~week|0.39|0.46
pills~went||-0.10
pills~will|0.31|0.45
pills~wine||-0.11
pills~with|-0.15|-0.21
place on|0.56|0.15
place+want||-0.22
place+where|0.49|0.65
place~all|0.19|
place~in|0.14|
place~me|0.11|
place~this|0.43|
place~would|0.54|0.35
plan||0.24
planned|0.14|0.24
planning|0.38|0.52
plans||-0.13
planting||-0.13
play|-2.24|-1.72
played|-1.33|-0.90
played~me|-0.12|
please|-0.14|-0.11
please tell my|0.74|0.20
please+will|0.21|0.32
please~her|0.46|0.16
please~kin|0.64|0.27
please~loved|0.60|0.19
please~my|0.63|0.30
plus envie|0.33|0.34
plus envie de|0.33|0.34
plus+vivre|0.33|0.34
plus~de|0.33|0.34
plus~vivre|0.33|0.34
point||-1.57
point in|0.37|-0.12
point in life|0.46|
point in will|0.24|
point of|0.10|-0.76
point of life|0.28|
point to||-0.12
point to get|0.76|
point to keep|0.61|
point+see|0.43|
point+stay|0.19|
point+want||-0.85
point+what|0.18|-0.50
point~a|-0.14|
point~anymore|0.10|
point~get|0.12|
point~go|0.21|
point~in|-1.02|-0.21
point~is||-0.46
point~keep|0.14|
point~life|0.85|-0.40
point~me|0.15|
point~on|0.29|
point~soon||0.16
point~stay|0.22|-0.10
point~the|-0.46|
point~trying|0.20|
point~up|0.18|
point~will||-0.11
potassium|0.16|0.18
presentation||-0.10
press|0.11|
prevention||-0.14
prevention+suicide||-0.13
prevention+talked||-0.13
prevention+will||-0.13
project|-0.35|-0.14
promise||-0.10
promise me|-0.14|
promise+will|-0.14|
proud|-1.12|-0.73
pull||-0.33
pulled~my|0.19|0.16
punish|0.28|0.28
punish me|0.84|0.78
punish me by|0.59|0.57
punish~by|0.59|0.57
purpose|0.73|0.95
put the|0.26|0.30
put+soon|0.36|0.32
putting+soon|0.14|0.18
putting~soon|0.20|0.20
put~and||0.10
put~back|-0.10|
put~end|0.64|0.75
put~my|0.21|0.21
put~to|0.34|0.43
quiero|1.57|1.68
quiero morir|0.49|0.50
quiero vivir|0.40|0.44
quiero vivir mas|0.33|0.35
quiero+vivir|0.68|0.71
quiero~mas|0.33|0.35
quiet|0.15|
quiet+want||-0.17
quiet+will|0.50|0.18
quitting||-0.11
railing|0.57|0.61
rain|-0.74|-0.50
rang||-0.13
range|-0.60|-0.27
range with||-0.11
range+went||-0.11
range~kin||-0.11
razor|0.20|0.26
reached|-0.17|
reached the||-0.13
read|-0.39|-0.18
read will|0.15|0.21
read+suicide||-0.14
read+we|-0.14|
read+who||0.19
read~who|0.19|0.26
reason||-0.29
red||-0.10
relapsed|0.32|0.31
relapsed~cut|0.68|0.66
relief|-0.13|
remember|-2.09|-1.59
remember~me|-0.41|-0.19
researching|0.11|0.16
rest||-0.11
right|-0.42|-0.19
rn|-0.10|-0.15
road~in|0.14|0.18
rome||-0.16
rome+will||-0.20
room+soon|0.51|0.16
room+want|-0.24|
room+will|0.16|0.34
room~not|0.54|0.21
rope|0.32|0.34
rope and|0.82|0.89
rope and me|0.59|0.64
rope in the|0.22|0.24
rope is|0.21|0.24
rope+tied|0.38|0.40
rope+tried|0.50|0.47
rope+want|0.17|0.21
rope+we||-0.13
rope+will||-0.12
rope~am|0.94|0.98
rope~and|-0.15|-0.23
rope~door|0.72|0.72
rope~in|0.54|0.51
rope~me|0.96|1.03
rope~soon|0.48|0.43
rope~swing||-0.15
rope~the|0.39|0.39
rope~to|0.55|0.61
rope~want|0.25|0.30
run|-0.13|-1.28
running and|0.19|0.24
running+want||0.17
running+wheel|0.31|0.39
sad|-0.43|-0.53
sad+want|-0.52|-0.28
safe with|0.94|1.02
safe with me|0.94|1.02
safe~me|0.56|0.66
said||-0.29
said he|-0.25|-0.14
said leave|-0.12|
said leave to|-0.12|
said me want|-0.17|
said the|-0.20|
said+say|0.30|
said+she|-0.47|-0.20
said+we|-0.12|
said+what|-0.25|
said~a|-0.50|-0.24
said~and|-0.52|-0.25
said~be|-0.23|
said~die||-0.14
said~kill||-0.15
said~me||-0.13
said~my|-0.42|-0.18
said~of|-0.31|
said~say|0.72|0.23
said~the|-0.30|
said~to||-0.13
said~would|-0.21|
same|-1.36|-0.91
sang||-0.15
sat|0.20|0.26
sat on||-0.14
sat on the||-0.14
sat with|0.26|0.26
sat with the|0.48|0.45
sat+until||-0.14
sat+want|0.11|0.10
sat~in|0.39|0.38
sat~my|0.48|0.45
sat~until||-0.14
saved up|0.17|0.21
saved~pills|0.91|0.89
say|-0.29|-0.62
say leave||-0.13
say leave to|0.14|-0.17
say me will|0.25|0.26
say+soon|-0.16|-0.18
say+will|-0.14|
saying|-0.12|-0.13
saying leave|0.71|0.30
saying my|0.72|0.27
saying my letter|0.88|0.29
saying+want||-0.14
saying~letter|0.88|0.29
saying~to||-0.21
says|-0.24|-0.10
says he|-0.31|-0.18
says he want||-0.14
says+she|-0.14|
says+want||-0.11
says+yourself|0.89|0.86
says~and||-0.12
says~die|-0.27|-0.14
says~is|-0.55|-0.32
says~the|-0.14|
says~to|-0.52|-0.30
says~want||-0.18
says~yourself|0.89|0.86
say~all||-0.29
say~and|-0.57|-0.31
say~kill|0.16|0.26
say~to||-0.40
scare|0.15|
scare me|0.42|
scare+sounds|0.73|
scared me|-0.11|-0.12
scared of|0.10|
scared to|-0.10|
scared+take||0.11
scared+want||-0.18
scared+will||0.13
scared~do|0.17|0.27
scared~kill|0.36|0.37
scared~me|0.21|
scared~to||0.18
scared~will||0.13
scare~it|0.41|
scare~sounds|0.73|
school|-0.10|
school and|0.15|0.20
school and me|0.27|0.37
school+suicide||-0.16
school~to|-0.17|
scratched|-0.19|-0.22
see a future|0.12|-0.11
see a way|0.80|
see any|0.26|
see any point|0.52|-0.14
see my|-0.24|
see my kin||-0.15
see the point|1.26|
see+way|0.14|
see+will|-0.20|
seen|-0.64|-1.23
see~and|-0.11|-0.51
see~for||-0.34
see~future|0.33|
see~keep|0.38|-0.10
see~kin|-0.29|
see~of||-0.62
see~point|0.50|
see~to|0.11|
see~way|0.39|
sein|0.33|0.35
sein+tot|0.33|0.35
sein+will|0.33|0.35
self cut|0.49|0.55
self~and|-0.17|
self~me|-0.14|
self~months|0.15|0.21
serious|-0.32|-0.84
set|-1.33|-0.87
she|-0.31|-0.29
she drove||-0.11
she is|-0.70|-0.36
she said|-0.24|
she takes|0.25|0.30
she takes the|0.27|0.32
she want|-0.59|-0.34
she want to|-0.24|-0.12
she+she|-0.96|-0.65
she+soon|-0.14|
she+takes|0.23|0.28
she+think||-0.51
she+told|-0.18|
she+until||-0.11
she+want|-0.73|-1.24
she+way|-0.29|
she+what|-0.95|-0.53
shed|0.19|0.20
sheet|0.19|0.24
she~a|-1.50|-0.77
she~am|0.18|0.22
she~and|-0.28|-0.13
she~at|-0.34|-0.11
she~end|-0.26|
she~her|-1.09|-0.67
she~herself|-0.18|
she~in|-1.06|-0.72
she~is|-0.96|-0.60
she~it|-1.07|-0.59
she~kill||-0.20
she~life|-0.37|
she~my|-0.57|-0.32
she~on|-0.69|-0.41
she~she|-0.70|-0.55
she~the|-0.45|-0.29
she~to|-0.76|-0.44
she~was|-0.38|-0.12
shift+will|0.70|0.70
shoot||-0.15
shooting||-0.10
shop|-0.49|-0.14
short|-1.10|-0.68
short+want|-0.12|
short~it||-0.12
short~want||-0.10
shot|-1.10|-0.83
shot~and|-0.14|
shot~the|-0.23|
should||-0.28
show|-1.80|-1.32
shows|-1.26|-0.74
since soon|0.40|0.47
since+suicide|0.24|0.26
since+ten||-0.14
since~leave|0.89|0.24
sing|-0.13|
sitting|0.15|0.22
sitting in|0.11|0.13
sitting in the|0.20|0.22
sitting on|0.51|0.59
sitting on the|0.66|0.73
sitting+wheel|0.24|0.26
sitting~height|0.94|0.96
sitting~in|0.29|0.31
sitting~the|0.57|0.65
sitting~wheel|0.24|0.26
six me|0.80|0.77
six+will|0.46|0.46
sixteen||-0.13
sixteen me||-0.16
sixteen~me||-0.16
six~will|0.62|0.57
sleep||-0.48
sleep and|0.33|-0.35
sleep and not|0.16|
sleep for a||-0.11
sleep forever|0.29|
sleep pills|1.45|1.31
sleep+soon|-0.16|-0.17
sleep+take|-0.22|-0.30
sleep+think|0.25|0.34
sleep+tired||-0.11
sleep+want|0.13|-0.11
sleep+week||-0.13
sleep+will||0.17
sleeping|0.18|0.35
sleep~a|-0.45|-0.13
sleep~be|0.59|
sleep~have||0.22
sleep~is||-0.11
sleep~it|0.62|
sleep~me|-0.10|
sleep~not|0.35|
sleep~to|-0.11|
sleep~up||-0.18
sleep~wake|0.22|
sleep~want|-0.14|
sleep~week||-0.11
slept|-0.38|-0.21
slept want||-0.12
slept+want||-0.10
slept~the||-0.11
slitting|0.60|0.63
slitting my|0.60|0.63
slitting my body|0.60|0.63
slitting~body|0.60|0.63
smiled||-0.12
smiled+will||-0.12
snow||-0.46
so all would|0.69|0.89
so bad|0.15|0.10
so better|0.36|-0.12
so easy|0.37|0.17
so easy to|0.44|0.19
so end|0.12|
so glad|-0.69|-0.26
so glad me|-0.18|
so me did|-0.13|
so me do|0.12|
so much|-1.13|-0.26
so nobody|0.63|0.24
so quiet||-0.11
so tired|0.50|
so tired of|0.29|-0.21
solved|0.19|
some|-0.37|-0.51
some nights|0.82|0.41
some nights me|0.82|0.41
somebody|0.34|
someone|-0.46|-0.66
something+want||-0.13
something~and||-0.20
some~life|0.39|0.10
some~the|-0.25|
song|-0.64|-0.30
song+want|-0.35|-0.12
soon after|0.56|0.54
soon and me|-0.23|-0.15
soon as|0.12|
soon as the|0.74|0.71
soon is the|0.11|0.14
soon it|0.17|-0.14
soon it is|-0.11|
soon it would|0.37|-0.11
soon me|0.35|0.46
soon me am|0.23|0.46
soon me want|0.25|0.28
soon me will|0.13|
soon or|0.31|
soon or any|0.24|-0.16
soon soon me|0.56|0.53
soon that is|0.65|0.77
soon the||0.14
soon with|-0.19|
soon+soon|0.26|0.41
soon+sorry|0.51|0.47
soon+start|-0.19|
soon+suicide|0.28|0.24
soon+table|0.45|0.38
soon+take||-0.21
soon+talked|-0.12|
soon+think|0.24|0.40
soon+train|-0.16|-0.15
soon+under|0.51|0.60
soon+until|-0.36|-0.14
soon+wake|0.14|-0.13
soon+wall|0.11|0.13
soon+wanting|0.11|
soon+way|0.27|0.15
soon+wheel|0.18|0.28
soon+while|0.52|0.58
soon+will|0.11|0.27
soon+year|-0.17|
soon+years|-0.16|
soon~after||-0.10
soon~all|0.75|0.66
soon~am|0.23|0.35
soon~and|-0.17|-0.27
soon~any|0.21|-0.15
soon~at|0.37|
soon~be|0.19|0.22
soon~burden|0.81|0.27
soon~by|0.38|0.44
soon~can|-0.12|-0.17
soon~cried||-0.14
soon~dead|0.55|
soon~die|0.61|0.52
soon~do|0.39|0.53
soon~end|0.44|0.41
soon~feel||-0.11
soon~for|0.11|0.11
soon~got|-0.36|-0.46
soon~have|-0.21|-0.18
soon~his|0.50|0.46
soon~it||0.21
soon~keep|0.15|0.24
soon~kill|0.24|0.29
soon~me||0.21
soon~my||-0.39
soon~nobody||-0.19
soon~not|0.22|
soon~of||-0.30
soon~on|0.27|0.39
soon~pills|-0.13|-0.13
soon~sorry|0.97|0.89
soon~take|0.12|-0.37
soon~the|0.35|0.42
soon~then|0.72|0.81
soon~think|0.16|0.23
soon~want|-0.18|
soon~what|0.17|0.28
soon~work|0.22|0.25
soon~would|0.71|0.24
sorry|-0.83|-0.44
sounds||-0.63
sounds better|0.33|0.12
sounds better than|0.38|0.15
sounds+want|-0.14|-0.12
sounds~than|0.30|0.10
sounds~this|0.36|0.18
soup|-0.27|
so~a||-0.33
so~all|-0.34|-1.62
so~am|-0.47|-0.17
so~and|-0.11|
so~as||-0.19
so~could|-0.75|-0.20
so~dead||0.11
so~feel||0.18
so~for|-2.10|-1.01
so~have|0.12|0.14
so~her|-0.70|-0.35
so~is|-0.43|-0.52
so~it|-0.58|-0.64
so~kill|-0.12|-0.11
so~life|0.18|
so~my|-0.17|
so~nobody|-0.17|
so~of||-1.40
so~on|-1.15|-0.46
so~soon||-0.12
so~take|-0.33|-0.12
so~that|-0.29|-0.29
so~the|-0.14|
so~this|-0.22|-0.91
so~wake|0.66|0.14
so~was|-0.14|
so~with|-0.69|-0.39
so~would||0.14
spreadsheet||-0.15
squad+suicide||-0.15
stand~the|0.32|
start|-0.81|-1.48
started cut|0.67|0.70
started cut again|0.67|0.70
started think|0.59|0.71
started to|0.14|
started+think||0.18
started~after|0.46|0.54
started~again|0.52|0.56
started~me||0.13
station|-0.18|-0.21
stay for|0.54|-0.11
stay here|0.42|0.56
stay life|0.33|0.21
stay+will||0.18
stayed|-0.22|
stayed+until||-0.14
staying|0.15|-0.11
stay~the|-0.29|
step|0.12|0.17
stepping|0.46|0.63
sterben|0.35|0.36
sterben+will|0.35|0.36
stitches||-0.11
stones|0.26|0.43
stones in|0.99|0.96
stones in my|0.99|0.96
stones~my|0.99|0.96
stood on|-0.24|
stood on the|-0.18|
stood+think|0.52|0.22
stood~and|-0.11|
stood~height|-0.27|
stood~the||-0.13
stood~with||0.17
stopped|0.24|
stopping me|0.59|0.65
stopping me from|0.67|0.72
stopping~from|0.59|0.65
stops||0.13
stops me|0.74|0.88
story|-0.56|-1.22
story+will|-0.27|
story~a|-0.11|
story~man||-0.11
story~who||-0.16
stove|-0.11|-0.13
strength to|0.33|0.26
strength~life|0.56|0.33
strong+think|0.36|0.38
students|-0.46|-0.22
subscription||-0.13
subscription+want||-0.19
such|-0.20|-0.40
such a||-0.19
such a burden|0.95|
such~burden|0.78|
sugar|-0.39|-0.13
sugar again||-0.17
sugar and||-0.15
sugar~better||-0.13
sugar~feel||-0.12
suicidal||0.24
suicide|0.50|0.77
suicide again|1.01|0.89
suicide all|0.25|0.27
suicide all think|0.49|0.47
suicide attempt||-0.19
suicide but|0.26|0.30
suicide but me|0.37|0.40
suicide feels|0.50|0.62
suicide feels want|0.50|0.62
suicide in||-0.18
suicide in my||-0.13
suicide is|0.24|0.31
suicide letter|0.94|0.80
suicide me am||-0.11
suicide prevention||-0.13
suicide since|0.23|0.23
suicide soon|0.96|0.67
suicide squad||-0.15
suicide when|0.46|0.53
suicide when me|0.46|0.53
suicide+telling||-0.14
suicide+think|0.49|0.66
suicide+three|0.11|0.11
suicide+tired|-0.15|
suicide+used||-0.14
suicide+volunteer||-0.15
suicide+want|0.21|0.36
suicide+way|0.62|0.95
suicide+weeks|0.87|0.87
suicide+whether||-0.15
suicide+will|0.32|0.38
suicide+years||-0.13
suicider|0.45|0.45
suicide~a||0.11
suicide~all|0.14|0.17
suicide~am|-0.22|-0.21
suicide~be||0.12
suicide~because|0.14|0.21
suicide~but||-0.16
suicide~changed||-0.13
suicide~day|0.27|0.28
suicide~have||-0.16
suicide~in|-0.17|-0.27
suicide~is||-0.14
suicide~it|0.38|0.31
suicide~many|0.64|0.59
suicide~me|0.12|0.20
suicide~mind|0.86|0.85
suicide~my|0.18|0.41
suicide~nobody|0.10|0.21
suicide~off|0.23|0.23
suicide~on|0.23|0.24
suicide~only||0.18
suicide~school||-0.16
suicide~since|0.23|0.24
suicide~soon|0.18|0.14
suicide~telling||-0.14
suicide~think|0.26|0.25
suicide~this|0.21|0.24
suicide~tired|-0.15|
suicide~to||-0.16
suicide~want|0.50|0.62
suicide~was|0.19|0.23
suicide~weeks|0.87|0.87
summer||-0.56
sunday||-0.11
surgery goes|0.23|
surgery+want|0.15|
survive|-0.26|
swallowed|0.70|0.78
swallowing|0.31|0.46
swing|-0.17|
t|-0.14|
table and|0.50|0.64
tablets||0.17
table~am|0.99|0.95
table~it|0.32|0.40
table~me|0.60|0.60
table~soon|0.45|0.38
table~to|0.51|0.51
take a blade|0.38|0.39
take a want||-0.13
take all|0.29|0.17
take all all|0.36|0.40
take all of|0.63|0.71
take everything me||0.18
take his|-0.12|
take his my||-0.11
take me|0.27|
take me out|0.86|0.32
take my|-0.19|-0.12
take my life|0.36|0.42
take my my|1.29|1.28
take my pills||-0.15
take pills|0.42|0.44
take too|-0.11|0.12
take too many|0.49|0.49
take+three|0.16|0.16
take+tired||0.17
take+too|-0.13|
take+we|-0.37|-0.11
take+week||0.13
take+went|-0.18|
take+why|0.36|
take+will||0.25
takes|0.12|
takes me|0.59|
takes the|0.28|0.11
takes the kin|0.78|0.78
takes to|0.10|0.17
takes+want|0.52|
takes+will|0.20|0.25
takes~and|-0.15|
takes~kin|0.40|0.42
takes~me|0.44|0.32
takes~my|0.50|
takes~will|0.28|0.32
take~all|0.18|
take~an|0.13|0.15
take~and|0.20|0.13
take~bath||-0.11
take~before|-0.12|
take~blade|0.46|0.45
take~body|0.18|0.23
take~cabinet|0.72|0.75
take~cut|0.23|0.23
take~do|-0.12|
take~for||-0.56
take~gun|0.77|0.23
take~headache||-0.12
take~in|-0.10|-0.18
take~kin||-0.16
take~last|-0.12|-0.11
take~life|0.43|0.51
take~many|0.23|0.28
take~me|0.28|0.30
take~month|0.33|
take~my|0.14|0.23
take~now|0.78|0.43
take~out|0.18|
take~sleep|-0.17|-0.25
take~soon|0.20|0.26
take~the|-0.21|
take~week|0.31|0.38
take~when|0.21|
take~will|0.18|0.27
talked will|-0.45|-0.20
talked+will|-0.49|-0.23
talked~at||-0.13
talked~of|0.23|0.34
talked~prevention||-0.13
talked~soon||-0.13
talking|-0.23|
talking will|-1.46|-0.96
talking+will|-1.68|-1.09
taxes|-0.59|-0.26
team|-1.90|-1.38
team~me|-0.35|
team~not|-0.21|
teenager+used|0.17|0.20
tell all me|0.50|
tell my|0.67|0.49
tell my kin|0.72|0.51
telling me to|0.21|0.22
telling~kill|0.27|0.28
tell~and||-0.15
tell~her|0.21|
tell~kin|0.20|0.14
tell~loved|0.74|0.20
tell~me|0.21|0.11
ten minutes|0.16|0.23
ten years|-0.15|
ten+years|-0.30|
ten~my|0.25|0.27
than go|0.21|0.25
than me think||0.11
than this|0.42|
thankful|-0.23|
than~one|0.28|0.17
than~this|0.35|0.57
than~year|0.14|0.19
that|-0.30|-0.31
that helps||0.12
that hike||-0.11
that is|-0.64|-0.32
that my|0.16|0.28
that my kin|0.62|0.78
that song|-0.14|
that the|-1.69|-1.01
that was|-2.03|-1.19
that way||0.11
that~a|-1.10|-1.72
that~ago|-0.21|
that~all|-0.67|-0.15
that~and|-0.32|-0.18
that~be|0.11|
that~been||-0.52
that~by|-0.73|-0.38
that~do|-0.19|-0.43
that~for|-0.98|-0.33
that~have|-0.18|-0.46
that~if|-1.22|-0.53
that~in|-0.12|-1.42
that~is|-0.89|-0.36
that~it|-0.11|
that~life|-0.17|
that~me|0.11|
that~my|-0.71|-1.55
that~not|0.10|
that~suicide|0.17|0.20
that~the|-0.46|
that~time||-0.40
that~to|-0.74|-0.34
that~truth||0.17
that~want|-0.17|
that~was|-0.99|-1.41
that~will|-0.34|
that~with|-0.35|-0.91
that~would|-0.22|
that~years|-0.31|
the all||-0.29
the all would|0.18|
the anniversary||-0.17
the bath|0.79|0.77
the bath and|0.79|0.77
the bathroom door|0.51|0.52
the best|-0.74|-0.83
the bills|0.26|-0.14
the blade|0.58|0.69
the blade in|0.17|0.15
the blade me|0.42|0.48
the blade to|0.46|0.42
the boats||-0.11
the book|-0.32|-0.12
the bread blade||-0.11
the cabinet|-0.11|-0.14
the call|-0.11|
the camera|-0.10|
the cat|0.21|
the city|-0.28|
the coast|0.10|0.17
the courage|0.35|0.36
the courage to|0.32|0.32
the crib||0.15
the cut on|0.60|0.49
the death||-0.27
the death and|0.11|
the death was||-0.16
the dishes|0.24|0.27
the doctor||-0.36
the drawer|0.53|0.58
the end|-0.12|-1.38
the end of|-0.11|-0.63
the engine|-0.18|-0.25
the exam|-0.14|-0.25
the first|-0.46|-0.21
the garden||-0.17
the god||-0.52
the gun|1.20|1.42
the gun in|0.22|0.23
the gun is|0.80|0.79
the gun me|1.15|1.13
the gym|-0.18|
the height|0.38|0.40
the height and||-0.14
the height at||-0.18
the height fixing||-0.14
the height me|0.31|0.30
the height now|0.84|0.66
the high|-0.11|
the high board||-0.16
the hotel|0.38|0.43
the house is||-0.13
the house would|0.14|0.34
the insurance||0.21
the kill range||-0.11
the kin are||-0.11
the kin me|0.58|0.68
the kitchen|-0.15|-0.12
the last time|0.40|0.26
the laundry||-0.10
the letter|0.47|0.56
the letter and|0.70|0.68
the letter are|0.75|0.74
the letter is|0.71|0.81
the line|-0.21|
the many pills|0.27|0.37
the meeting||-0.11
the mountains|-0.23|-0.20
the new|-0.71|-0.58
the news|-0.31|-0.14
the next|-0.21|
the night|-0.11|-0.11
the night me|-0.15|-0.18
the nurse|0.14|0.15
the office|-0.34|
the one who|-0.12|
the only|0.11|0.18
the only thing|0.22|0.19
the oven||-0.10
the pain||-0.15
the pain to|0.88|-0.13
the paper|0.13|
the parking||0.15
the pier|0.13|0.27
the pills|0.48|0.61
the pills and|0.58|0.54
the pills are|0.60|0.61
the pills in|0.83|0.69
the plants||-0.17
the point|0.15|-0.87
the point in|0.88|
the point of|0.28|-0.37
the presentation||-0.16
the rope|0.87|0.93
the rope and|1.10|1.10
the rope is|0.48|0.52
the same|-0.74|-0.46
the shed|0.14|0.15
the shop||-0.16
the shower|0.12|0.19
the song|-0.19|
the soon||-0.11
the soon that|0.65|0.77
the storm||-0.14
the stove|-0.12|-0.14
the strength|0.36|0.27
the strength to|0.36|0.27
the suicide||-0.17
the surgery|0.18|
the surgery goes|0.25|
the table|0.19|0.26
the table and|0.36|0.45
the team|-0.76|-0.43
the think|0.17|0.17
the think of|0.21|0.27
the think to|0.68|0.70
the time||0.11
the time you|0.35|0.45
the train|0.25|0.44
the train me|0.69|0.93
the tree|0.11|0.12
the wall|0.19|0.25
the water with|0.17|0.19
the way||-0.12
the way home|0.54|0.19
the wedding|-0.20|
the wheel|0.23|0.14
the wheel in|0.54|0.52
the will||-0.30
the will to|0.21|-0.13
the windows||0.14
the year|-0.44|-0.24
then|-0.30|-0.16
then all||-0.21
then all would|0.59|
then me made|0.12|0.17
then the|-0.29|
then~would||-0.18
therapist+want||0.11
therapist~me||0.11
there is a||0.18
there is hopeless|0.14|-0.22
there is no|0.14|
there is only|0.25|
there me||-0.16
there~anymore|0.65|0.26
there~except|0.26|-0.12
there~for|0.18|
there~future|0.39|
there~here|0.28|
there~hopeless|0.13|-0.24
there~in||-0.13
there~keeping|0.35|-0.14
there~life|0.38|
there~me|0.42|
there~my|0.28|0.23
there~no||-0.14
there~of||-0.12
there~only|0.11|
there~out|0.14|
there~pills|0.16|0.17
there~place|0.49|0.16
there~point|0.16|-0.36
there~to||-0.18
there~under|0.62|0.68
there~voice|0.88|0.90
these|-1.24|-0.73
they|-0.13|-0.29
the~a|-0.22|
the~all|0.16|0.13
the~am|0.13|0.14
the~anchor|0.22|0.26
the~and||0.16
the~anymore|-0.32|
the~are|-0.20|
the~as|-0.68|-0.32
the~asked|-0.10|
the~at|-0.17|
the~bad|-0.12|
the~be|-0.12|-0.64
the~before|-0.16|
the~being||-0.76
the~better||-1.08
the~blade|0.13|0.16
the~blue|-0.20|
the~boats||-0.11
the~breathe|0.13|0.18
the~broke|0.13|0.15
the~but|-0.60|-0.27
the~by|-0.67|-0.22
the~came|0.10|
the~checked||-0.12
the~close|-0.11|-0.15
the~come|0.23|
the~coming||-0.17
the~could||-0.53
the~cousins||-0.12
the~cried||-0.14
the~dead||-0.28
the~did|-0.11|-0.14
the~die|-0.11|-0.14
the~door||0.17
the~dose|0.14|0.21
the~drawer|0.38|0.40
the~driver|0.50|0.13
the~each|0.23|
the~end|0.12|0.12
the~evening|0.20|-0.12
the~ever||-0.70
the~felt|-0.23|
the~find||0.12
the~first|-0.71|-0.43
the~for|-0.16|
the~from|-0.37|
the~gave|-0.14|
the~grown||-0.10
the~gun|0.13|0.15
the~has|-0.59|-0.21
the~he|-1.74|-1.09
the~head|0.17|0.24
the~height|0.20|0.21
the~helps|0.15|0.18
the~her|-1.60|-1.02
the~him|-0.70|-0.43
the~hold|0.39|0.55
the~home||-0.11
the~hopeless||-0.15
the~hour|0.17|0.21
the~if||-1.20
the~jump|0.55|0.68
the~keep||0.14
the~keeps|0.24|
the~laughed|-0.14|
the~let||-0.10
the~little||0.11
the~made||-0.70
the~make||-0.67
the~man|-0.46|-0.23
the~many||0.14
the~me|0.45|0.46
the~more|-1.75|-0.91
the~movie|-0.41|-0.16
the~much|-1.05|-0.33
the~new|-0.58|-0.39
the~night|-0.15|-0.21
the~not||0.10
the~oddly|0.17|0.21
the~of|-0.14|-0.31
the~off||-0.10
the~one|-1.31|-0.64
the~only|-0.13|
the~open|0.11|
the~or|-0.17|-1.03
the~parking|0.38|0.50
the~pills|-0.16|-0.33
the~quiet|0.30|0.38
the~rang||-0.15
the~read|-0.55|-0.32
the~rest|0.26|
the~room||-0.29
the~rope|0.22|0.29
the~running|0.12|0.17
the~sat|0.24|0.22
the~say||-0.32
the~see|-0.28|
the~she|-0.36|-0.15
the~shift||-0.10
the~slept||-0.14
the~something|-1.07|-0.56
the~soon|0.22|0.31
the~squad|0.11|-0.12
the~station|0.43|0.48
the~story|-0.52|-0.19
the~strong||-0.10
the~suicide|0.27|0.37
the~table|0.17|0.28
the~takes|-0.22|-0.31
the~than|-0.11|-0.73
the~that|-0.32|-0.10
the~then||-0.13
the~think||0.16
the~thirty|0.22|-0.14
the~till|0.35|0.37
the~times|-0.69|-0.33
the~too|-0.39|
the~twice||0.12
the~two|-0.67|-0.39
the~us|-0.62|-0.38
the~was|-0.26|-0.14
the~watched|-0.13|
the~we|-0.16|
the~well|-0.78|-0.29
the~went||-0.39
the~were|-0.51|-0.14
the~what|-0.15|-0.13
the~wheel|0.10|0.20
the~when|-0.30|
the~where||0.13
the~which|-0.83|-0.43
the~who|-0.60|-0.19
the~will||0.16
the~you|0.12|0.19
thighs|0.58|0.53
thing me||-0.74
thing that|0.19|0.24
thing that helps|0.67|0.69
thing to do||0.11
thing+will|-0.22|-0.74
things~end||0.18
thing~helps|0.67|0.69
think a lot|0.33|0.17
think and|-0.14|-0.17
think and me|-0.31|-0.24
think being life|0.66|
think for soon||0.15
think how|0.11|
think how me|0.21|0.35
think how to|0.35|0.34
think in|-0.25|
think it|-1.55|-1.73
think me have|0.26|0.11
think me will||-0.11
think my my|0.48|0.20
think of||0.16
think of it|-0.11|
think of kill|0.96|0.96
think of suicide||0.14
think the||-0.23
think to|0.19|0.31
think to cut|0.80|0.76
think to end|-0.12|
think to kill|1.05|1.16
think will|0.35|0.30
think will crashing|0.55|0.57
think will death|0.33|
think will die|0.29|0.36
think will end|0.32|0.49
think will how|-0.18|-0.51
think will it|0.31|0.54
think will jump|0.36|0.37
think will suicide|0.20|0.24
think will take|0.78|0.82
think will the|-0.12|-0.32
think+told|-0.17|
think+train|0.52|0.63
think+trains|0.21|0.24
think+under|0.22|0.33
think+used|-0.27|
think+wall|0.55|0.55
think+water|0.11|0.25
think+ways|0.15|0.11
think+weeks|0.40|0.41
think+wheel|0.36|0.47
think+will|0.14|
thinking|0.12|0.20
thinks~me|0.17|0.23
think~again|0.43|0.48
think~around|0.34|
think~at|-1.10|-0.57
think~be||-0.10
think~before||-0.17
think~better|-0.13|
think~but|-1.18|-0.61
think~come|0.25|
think~coming|0.26|0.37
think~crashing|0.55|0.57
think~death|0.50|
think~die|0.64|0.83
think~do|0.30|0.15
think~driving|0.36|0.44
think~each|0.23|0.23
think~for|-0.10|-1.01
think~front|0.37|0.39
think~gun|0.14|0.14
think~height|0.15|0.14
think~how|0.50|0.16
think~if||-0.44
think~into|0.48|0.54
think~is|-0.18|
think~it|0.10|
think~jump|0.69|0.75
think~kill|0.46|0.47
think~last|-0.24|
think~life||-0.11
think~lot|0.55|
think~me|0.51|0.53
think~my|0.16|0.34
think~night|0.70|0.85
think~off||0.23
think~overdose|0.70|0.71
think~pills|0.11|0.24
think~point|-0.13|-0.12
think~she|-0.30|
think~sleep|0.30|0.32
think~soon|0.34|0.51
think~stood|0.92|0.29
think~suicide|0.53|0.67
think~take||0.12
think~that|-0.68|-1.40
think~this||-0.14
think~train|0.28|0.33
think~up||0.21
think~wall|0.54|0.50
think~was|-0.79|-0.83
think~ways|0.44|0.43
think~where|0.27|
think~would|0.14|
thirty|0.29|-0.11
thirty pills|-0.16|
thirty+will|0.75|
thirty~and|0.53|0.55
thirty~me|0.22|
thirty~my|0.53|0.55
this||-0.16
this all|0.23|-0.23
this body|0.25|0.11
this call|0.65|0.69
this earth|0.63|
this house|0.39|0.39
this is|-0.38|-0.21
this is leave|1.04|0.13
this job|-0.26|
this life|0.46|0.15
this me will|0.70|0.77
this month|0.18|0.43
this room|0.24|
this soon and|-0.19|-0.21
this time soon||0.12
this year|-0.29|
this~a|-1.45|-0.68
this~anymore|-0.16|
this~by||-0.18
this~entry|0.11|
this~for|-0.21|
this~in|-0.26|
this~is|-0.48|-0.49
this~it|-1.42|-0.67
this~kill|0.24|0.25
this~last|0.14|0.10
this~leave|0.67|0.35
this~me|-0.15|
this~night|0.21|0.34
this~not||-0.47
this~of|-0.83|-0.26
this~off|0.18|0.21
this~soon||-0.19
this~the|-0.22|
this~to|-0.23|
this~want|-1.06|-0.68
this~with|-1.52|-0.92
thoughts|-0.12|
three|-0.17|
three times|0.18|0.18
three+times|0.17|0.18
three+until||-0.14
three~my||-0.12
through|-0.53|-0.20
thumb||-0.11
tickets|-0.27|
tied|0.31|0.34
tied the|0.41|0.40
tied the rope|0.41|0.40
tied+want|0.17|0.22
tied~and|0.24|0.21
tied~door|0.49|0.56
tied~me|0.67|0.72
tied~rope|0.33|0.33
tied~to|0.40|0.48
till it|0.76|0.83
till~and|0.40|0.45
till~is|0.53|0.59
till~it|0.44|0.48
time|0.12|
time me||0.13
time soon me||0.12
time with|-0.34|
time you|0.11|0.17
time+train||0.11
time+will||0.19
time+you|0.12|
times|-0.14|
time~a|-1.48|-0.84
time~and||-0.55
time~me|0.17|0.27
time~my|-0.86|-0.39
time~this||0.15
time~train|0.11|0.13
time~up||-0.32
time~will|0.24|0.38
tin|0.22|0.25
tired||-0.25
tired and me||0.14
tired me|0.31|
tired of|0.13|-0.93
tired of being|0.16|
tired of life|0.38|
tired of this|0.43|-0.11
tired+tired|0.41|-0.13
tired+wake|-0.11|-0.14
tired~a|-0.14|
tired~it|0.15|0.29
tired~life|0.48|-0.22
tired~my|-0.13|
tired~of|-0.14|
tired~sleep|0.15|
tired~the|-0.44|-0.16
tired~tired|0.41|-0.13
tired~to|0.26|
tired~wake||-0.12
tired~want|0.17|
to a|-2.25|-1.29
to all||-1.48
to and|0.17|
to be a|-0.22|-0.58
to be dead|1.39|1.08
to be death||-0.11
to be end|0.82|-0.30
to be here||-0.34
to be leave||-0.20
to be life|0.19|0.32
to be the|-0.60|-0.36
to be with|0.26|0.38
to call my|-0.12|
to cut|0.35|0.55
to cut my|0.31|0.32
to cut the|-0.26|
to death|-0.48|-0.23
to die|0.74|0.74
to die again|0.14|0.11
to die and|0.25|0.19
to die before|-0.24|-0.29
to die many|0.33|0.30
to die so|0.73|0.82
to die soon|0.47|0.42
to do this||-0.14
to drive into|0.84|0.74
to end|0.20|0.40
to end it|0.97|1.15
to end life||-0.13
to end my|-0.34|
to end the|-0.40|-0.14
to end things|0.89|1.05
to end this||-0.15
to end up|0.19|0.33
to feel|0.11|0.25
to feel this|0.79|0.92
to find||-0.12
to get|-0.47|-0.75
to get up|0.26|
to go||-0.38
to go back|-0.30|
to go on|0.29|-0.10
to go to||-0.49
to jump|0.74|0.88
to jump in|0.59|0.63
to jump off|0.20|0.41
to jump sleep|0.26|0.15
to jump soon|0.49|0.44
to keep||-0.81
to keep life|0.93|-0.11
to keep trying|0.24|
to kill|0.61|0.69
to kill herself|-0.28|-0.14
to kill himself||-0.11
to kill me|1.11|1.16
to leave||-0.59
to leave and|0.83|-0.12
to leave to||-0.11
to let go|0.77|0.71
to life|0.13|
to life another|1.17|0.44
to life anymore|0.23|0.15
to life for|0.18|
to life in|-0.25|
to life me||0.43
to look||-0.40
to look future|0.23|
to make it|0.33|
to me anymore|0.91|
to my body|0.32|0.40
to my kin||-0.19
to my old||-0.16
to not be|0.34|0.18
to overdose|0.83|0.85
to point it|0.10|0.13
to say||-0.29
to say leave||-0.15
to see|-0.11|-0.11
to self||0.11
to self cut|0.23|0.27
to sleep|0.12|
to sleep and|0.49|
to sleep for|0.19|-0.13
to sleep forever|0.29|
to stay|0.28|
to stay for|0.54|-0.11
to stay life|0.33|0.21
to take all|0.51|0.51
to tell|-0.23|
to the|-0.44|
to the coast||-0.12
to the door|0.40|0.48
to the height|0.18|0.25
to the kill||-0.11
to the kin|-0.23|
to think|-1.56|-1.04
to think will|-0.26|
to thirty||-0.17
to try|-0.70|-0.50
to wake||-0.22
to wake up||-0.19
to walk|0.13|0.11
to walk into|0.53|0.54
to want to|0.20|
toddler|-0.15|
told all||0.16
told me|-0.68|-0.48
told my|0.35|0.51
told the|0.19|0.27
told+week|0.55|0.57
told+will|-0.37|-0.13
told~a|-0.14|
told~and|-0.20|
told~kill|0.27|0.24
told~kin|0.11|0.15
told~not|0.16|0.18
told~suicide|0.30|0.40
told~think||-0.11
told~was|0.28|0.36
told~will|-0.32|
tonight|0.57|0.49
too|-0.21|-0.36
too many||0.14
too many and|0.99|1.04
too many pills|0.47|0.47
too much||-0.64
too+wake|0.21|0.31
too+week|0.17|0.26
too+will|-0.34|-0.93
too~and|0.11|0.12
too~be||-0.11
too~pills|0.25|0.23
too~the|-0.21|
too~wake|0.25|0.34
top|-0.32|
top~parking|0.70|0.84
tot|0.64|0.71
tot sein|0.33|0.35
tot+will|0.33|0.35
town|-0.85|-0.40
to~a|-0.46|-0.15
to~again||-0.11
to~an|-0.24|
to~anymore|0.31|
to~anything||-0.15
to~are|-0.28|
to~as|-0.19|-0.18
to~at|-1.35|-0.73
to~back|-0.75|-1.27
to~bad|0.12|0.12
to~before||-0.11
to~better|-0.97|-0.69
to~birthday|-0.19|-0.28
to~blood|0.40|0.50
to~body|-0.10|
to~book|-0.25|
to~but|-0.12|-0.11
to~by|-0.12|
to~called|-0.20|
to~can|-0.33|-0.11
to~class|-0.12|
to~comes||0.12
to~day||0.10
to~dead|0.85|0.77
to~death||-0.17
to~die|0.27|0.42
to~dinner|-0.20|
to~do|0.15|
to~door|-0.15|-0.15
to~early|-0.28|
to~end|0.30|
to~for||-0.27
to~forever||-0.13
to~forget||-0.11
to~from|-0.39|-0.44
to~front|0.24|0.24
to~get||-0.13
to~go|0.55|0.30
to~god||-0.16
to~got|-0.16|
to~he|-0.11|
to~height|0.27|0.47
to~her|-0.68|-0.34
to~herself|-0.35|-0.21
to~him|-0.78|-0.65
to~his|-0.15|
to~hundred||-0.11
to~if|-1.95|-1.23
to~in|-0.33|-0.15
to~into|0.12|0.20
to~is|-0.15|
to~it||0.11
to~job|-0.43|-0.25
to~jump||-0.20
to~last|0.24|0.14
to~life|0.12|0.30
to~little|-0.41|-0.19
to~me|0.17|0.29
to~more|-0.10|
to~my|-0.13|-0.22
to~new|-0.52|-0.34
to~next|-0.15|-0.59
to~no|-0.26|-0.53
to~nobody|0.20|0.16
to~old||-0.41
to~once|0.13|0.17
to~or|-0.25|-1.01
to~pills|-0.19|-0.32
to~room|-0.24|
to~rope|0.19|0.20
to~sat|0.14|0.11
to~see|-0.18|
to~six||-0.11
to~sleep|0.14|
to~small|0.19|
to~song|-0.10|-0.21
to~subscription||-0.19
to~suicide||-0.16
to~talked||0.28
to~team|-0.31|-0.12
to~that|-0.60|-0.30
to~think|-0.17|
to~this||-0.14
to~time|-0.12|
to~tired|0.19|
to~too||-0.14
to~train|0.12|0.23
to~two|-0.55|-0.21
to~until|-0.78|-0.43
to~up||-0.35
to~wake|0.15|
to~was|-1.59|-1.28
to~we|-0.17|
to~week|-0.21|-0.23
to~what|-0.64|-0.20
to~who||-0.82
to~with|-0.13|
to~work|-0.69|-0.36
to~years|-0.74|-0.41
to~you|-2.14|-1.48
tracks|0.47|0.54
trade||-0.43
train||0.11
train is at|0.13|0.13
train me|0.46|0.67
train me think|0.42|0.46
train train|0.17|0.29
train want||-0.10
train was||-0.13
train+train|0.26|0.46
train+wheel|0.11|0.20
train+will|0.71|0.77
training|-0.35|-0.12
training+will||-0.14
training~will||-0.14
trains and|0.21|0.24
trains~and||-0.16
train~and|0.42|0.49
train~at|0.24|0.23
train~coming|0.25|0.26
train~is|0.12|0.16
train~it|0.25|0.30
train~kin||-0.15
train~me|0.25|0.38
train~soon|-0.11|
train~think|0.19|0.25
train~want|0.19|0.15
train~will|0.43|0.49
tree~the|0.20|0.27
tried to kill|0.15|
tried+year|0.21|0.18
tried+years|-0.11|-0.16
tried~kill|0.15|
tried~last|0.23|0.27
tried~me|0.13|0.10
tried~month|0.18|0.20
tried~night||-0.14
tried~soon||-0.10
tried~the|-0.11|-0.16
tried~year|0.24|0.21
trip|-0.65|-0.36
trip to|-0.11|
truck|-0.59|-0.32
truth+want|0.34|0.53
try|-2.07|-1.77
try+want|-0.52|-0.31
trying|-0.15|-0.36
trying to|-0.17|-1.30
trying to life|0.16|
trying+want||-0.26
trying~life|0.46|
tuesday|0.15|0.22
twenty|0.15|0.16
twice this|0.91|0.86
twice~week|0.11|0.16
two|-0.26|
two~a|-0.32|
two~am|-0.11|-0.19
two~and|-0.10|-0.16
two~pills|0.78|0.70
two~will||0.13
unalive|0.91|0.89
uncle|-0.50|-0.18
under|0.11|0.11
under my|0.50|0.32
under the|0.11|
under~me|0.20|0.33
under~the|0.20|
under~think|0.46|0.61
unsure|-0.43|-0.53
unsure how|-0.17|-0.51
unsure what|-0.22|
unsure why|-0.68|-0.29
unsure+what|-0.27|
unsure+why|-0.71|-0.31
unsure~do|-0.25|
unsure~kill|0.69|0.70
unsure~life||-0.16
unsure~not|-0.30|
unsure~to||-0.18
unsure~want||-0.13
unsure~would|-0.40|-0.10
until all|-0.22|-0.22
until all blood|0.34|0.36
until it blood|0.33|0.34
until me|-0.11|
until me cut|0.76|0.67
until soon|-0.21|
until three||-0.14
until~because|0.45|0.51
until~blood|1.22|1.27
until~cut|0.78|0.74
until~deserve|0.74|0.76
until~me|0.30|0.39
until~the|-0.26|-0.40
until~to|0.16|0.27
up anymore|1.03|-0.12
up at|-0.27|
up from|-0.14|
up how|0.37|0.48
up in the|0.25|0.19
up many|0.21|-0.38
up my|-0.19|
up on life|1.13|
up on the||0.25
up soon|0.22|
up to|-0.13|
up want|0.20|
updated|-0.21|
updated my||-0.12
up~am|0.19|
up~coffee||-0.19
up~end|0.22|0.30
up~five||-0.19
up~is|-0.19|
up~life|0.55|
up~made||-0.11
up~on||-0.35
up~pills|-0.14|
up~soon||-0.22
up~that|-0.20|
up~to|0.11|0.11
urge|0.94|0.95
us|-1.35|-0.77
used|-0.10|
used to be||-0.15
used to cut|0.14|
used to think||-0.12
used+will|-0.32|
used~as||0.14
used~be||-0.15
used~die|0.16|0.23
used~many||-0.14
used~me|-0.61|-0.33
used~suicide||-0.14
vacation|-0.27|
very|-1.51|-0.93
vet|0.28|
veux|0.50|0.52
veux mourir|0.48|0.49
vida|0.96|1.00
video|-1.05|-0.54
vivir|0.68|0.71
vivir mas|0.33|0.35
vivre|0.33|0.34
voice+want|0.18|0.21
voice~kill|0.67|0.66
voice~me|0.24|0.27
voice~to|0.53|0.58
wait|-1.01|-0.56
waiting for my|0.71|-0.14
waiting to die|0.48|-0.19
waiting~die|0.72|
waiting~me|0.35|
waiting~my|0.58|-0.12
waiting~to|0.11|-0.20
wake|0.18|
wake up|0.73|
wake up anymore|1.03|-0.12
wake up from||-0.11
wake up in|0.27|0.14
wake up soon|0.52|-0.11
wake up to|-0.18|0.25
wake+week|0.32|0.39
wake+will||0.14
wake~and|-0.15|-0.13
wake~anymore|1.03|-0.12
wake~at|-0.15|
wake~five||-0.19
wake~life|0.57|-0.13
wake~me|0.11|
wake~not|0.59|0.67
wake~soon|0.17|
wake~that||0.30
wake~to|-0.21|
waking|0.56|
walk into|0.42|0.45
walk into the|0.61|0.60
walk+water|0.61|0.60
walk+will|0.13|0.20
walking~height|0.55|0.59
walking~the|0.11|0.16
walk~me|0.33|0.34
walk~water|0.61|0.60
wall|0.29|0.24
wall+want|0.15|0.22
wall+will|0.18|0.22
wall~it|0.56|0.62
wall~me|0.27|0.31
wall~to|0.32|0.36
wall~want|0.32|0.36
want|0.12|
want a||-2.72
want a ghost|0.45|
want a soon|0.54|
want all would|0.15|
want bath||-0.13
want bath and||-0.15
want die|0.53|0.81
want it all|0.22|-0.23
want it to|0.44|
want many night|0.51|-0.14
want me|0.32|
want me am||-0.43
want me could|0.13|
want me do|0.42|
want me have|-0.12|
want me wake||-0.12
want me want||0.34
want me were||0.13
want me would|0.16|-0.10
want my||-0.24
want out|0.14|
want that|-1.54|-1.77
want the||-0.62
want the only|0.18|0.27
want the pain|0.16|
want the surgery|0.25|
want there is|0.31|
want this|-0.19|-2.23
want to|0.14|0.20
want to be|0.13|
want to cut|0.17|0.30
want to die|0.36|0.61
want to do||-0.38
want to end||0.34
want to get|-0.96|-0.40
want to jump|0.77|0.77
want to leave|0.25|-0.16
want to let||0.28
want to life||0.30
want to stay|0.39|0.11
want to wake|0.20|
want would|0.19|
want+way|0.13|
want+we|-0.62|-0.30
want+week|-0.58|-0.26
want+went|-0.53|-0.23
want+wheel|0.49|0.20
want+who||-0.20
want+work|-0.22|-0.63
want+years|-0.17|-0.55
want+you|-1.51|-0.76
wanting|0.17|0.25
wanting to|0.28|0.33
wanting to die|0.54|0.49
wanting~die|0.54|0.49
wanting~me|0.15|
want~a||0.11
want~accident|0.91|0.58
want~again|-0.19|
want~ago|-0.25|
want~an||-0.78
want~another||0.15
want~around||-0.20
want~as|-0.23|
want~at|-0.53|-0.18
want~bad|0.10|0.14
want~be|0.17|
want~been||-0.44
want~before|-0.33|
want~better|-0.23|-0.59
want~book|-0.10|
want~born|0.54|
want~but|-0.39|-0.11
want~call||-0.11
want~can|-1.90|-1.02
want~could|0.11|-0.23
want~cut|0.24|0.27
want~dead|0.54|1.17
want~death|-0.40|-0.12
want~die|0.63|0.76
want~door|0.72|0.17
want~down|0.15|
want~end|0.13|
want~everything||0.13
want~forever||-0.18
want~forgot|0.14|-0.10
want~get||-0.26
want~ghost|0.59|
want~give||-0.15
want~goes||-0.11
want~had|0.24|
want~heart|0.18|
want~height|0.23|-0.12
want~herself||-0.12
want~him|-0.39|-0.25
want~if||-0.52
want~in||-0.13
want~is|0.15|
want~job|-0.20|
want~jump|0.18|0.35
want~last||-0.19
want~leave||-0.15
want~let|-0.11|
want~life|0.36|0.31
want~meetings||-0.12
want~more|-1.54|-0.97
want~my||-0.14
want~new|-0.28|-0.11
want~next||-0.25
want~night|0.16|
want~no||-0.15
want~not|0.19|
want~now|-0.20|
want~of||-0.34
want~off|0.22|
want~old||-0.14
want~on|-0.17|-0.78
want~one|-0.48|-0.96
want~open||-0.12
want~pain|0.10|-0.12
want~part|0.80|
want~person|0.19|
want~pills|-0.14|-0.24
want~see|-0.12|-0.13
want~should||-0.10
want~so||0.17
want~summer||-0.11
want~surgery|0.17|
want~takes|0.37|
want~than||0.17
want~the|-0.27|
want~then|-0.71|-0.30
want~think|-0.39|-1.02
want~this||-0.23
want~train|-0.23|
want~two|-0.30|
want~up|-0.21|-0.55
want~waiting||-0.13
want~week|-0.37|-0.13
want~wheel|0.33|0.23
want~who||-0.34
want~with|-0.50|-0.15
want~work|-0.47|-0.23
want~would|0.23|
want~years||-0.18
was||-0.20
was a|-1.26|-0.76
was before|0.23|
was better|0.13|0.21
was dead|0.20|0.27
was in|-0.23|
was leave||-0.22
was my|-0.72|-0.30
was my last||-0.13
was not around|0.84|
was not for|0.14|0.14
was not here|1.12|
was on|-0.96|-0.59
was on the|-0.19|
was so|-0.97|-0.67
was suicide||-0.14
was suicide and||-0.14
was the|-0.71|-0.28
was think will|0.11|0.17
was want|-0.26|-0.64
waste||-0.32
was~a|-2.52|-1.63
was~after|-0.35|
was~ago|-0.64|-0.23
was~all||-0.88
was~am|-0.15|
was~and|-0.12|
was~around||-0.10
was~at|-1.56|-0.97
was~born|0.90|
was~cut|-0.53|-0.19
was~day|-0.48|-0.20
was~dead||0.13
was~death||-0.10
was~dog|0.11|
was~her||-0.31
was~here|0.15|
was~in|-0.32|-0.66
was~it|-0.58|-0.53
was~jump|0.20|0.22
was~kin|-0.87|-0.54
was~not|-0.10|
was~of|-1.02|-1.35
was~on|-1.48|-1.00
was~pills|0.11|0.18
was~sleep|-0.17|-0.11
was~so|-0.23|
was~telling||-0.11
was~that|-0.87|-0.46
was~the|-0.19|-0.12
was~think|-0.17|-0.66
was~this||-0.99
was~we|-0.26|-0.14
was~will|-0.23|
watched|-1.21|-0.79
watched a|-0.21|
watched the|-0.20|
watched the boats||-0.11
watched~boats||-0.11
water with|0.17|0.19
water+we|-0.27|
water+will||-0.12
water~all|0.16|
water~height||-0.15
water~me|0.17|0.19
water~we||-0.10
way future|0.21|
way home|0.13|
way out|0.59|0.55
way out except|0.74|0.43
way to|-0.16|-0.19
way+wheel|0.56|0.20
ways|0.12|
ways to|0.22|0.26
ways to die|0.54|0.50
ways~die|0.44|0.43
ways~me|0.33|0.40
way~and|0.16|0.21
way~except|0.56|0.14
way~have||0.14
way~kill|0.66|0.79
way~me|0.27|0.18
way~not||-0.23
way~one|0.13|
way~want||-0.23
we|-1.14|-0.78
we are|-1.21|-1.26
we had|-0.39|-0.15
we lost|0.20|0.23
we lost the|0.29|0.32
we read will||-0.15
we will|-0.39|-0.17
we+what|-0.69|-0.32
we+who|-0.21|
we+will|-0.30|-0.27
wedding|-0.60|-0.32
week and|0.11|
week me am||0.14
week~all|0.28|
week~do|0.12|0.18
week~up|0.56|0.63
week~wake|0.39|0.46
well|-1.52|-1.85
went|-0.14|-0.30
went down|0.15|
went~a|-0.37|-0.12
went~me|0.19|
went~range||-0.11
went~with||-0.23
were|-0.43|-0.61
were dead|0.20|0.26
were leave|0.72|
we~a|-1.28|-1.19
we~and|-1.01|-0.84
we~at|-0.52|-0.39
we~death||-0.11
we~end|-0.35|-0.21
we~in|-0.80|-0.46
we~it|-0.31|
we~on|-0.58|-0.34
we~soon|-0.16|
we~suicide||-0.13
we~the|-0.64|-0.47
we~to|-1.67|-1.30
we~will|-0.82|-0.77
what a|-3.01|-1.83
what happens||-0.17
what happens to|0.38|
what if|0.40|
what if me|0.78|0.11
what is||-0.46
what is the||-0.27
what she|-0.43|-0.20
what the|-0.15|-0.13
what to|-0.52|-0.15
what to do|-0.36|
what+will|-0.16|-0.34
what~a|-1.40|-0.54
what~anymore|0.85|
what~did||-0.40
what~do||-0.12
what~end||-0.18
what~feel|0.35|0.49
what~here||-0.19
what~if||-0.21
what~in|-0.12|-0.58
what~is|-0.27|-0.37
what~it|-0.22|
what~life|0.25|-0.26
what~me|0.11|
what~not||-0.47
what~point|0.32|-0.16
what~said|-1.00|-0.59
what~the||-0.12
what~was|-0.41|-0.92
wheel|0.38|0.24
wheel in|0.26|0.28
wheel in the|0.39|0.40
wheel into|0.80|1.16
wheel into a|0.57|0.83
wheel+will|0.32|0.15
wheel~a||0.23
wheel~and||0.14
wheel~end|0.38|0.16
wheel~height|0.17|0.15
wheel~home|0.47|0.11
wheel~me|0.48|0.18
wheel~on|0.10|
wheel~soon|0.10|0.12
wheel~the|0.20|0.13
wheel~way|0.79|0.23
wheel~with|0.39|0.43
when all|-0.18|-0.18
when me am||-0.10
when me was|-1.06|-0.71
when the kin|-0.28|-0.31
when this|0.17|0.23
when we|-0.37|-0.20
when~a|-1.28|-0.88
when~and|-0.26|
when~are|-0.18|-0.64
when~in|-0.10|
when~it|-0.19|-1.12
when~many|0.22|0.25
when~said|0.15|
when~sleep|0.21|0.26
when~song|0.19|0.18
when~the|-0.58|-0.24
when~think||-0.15
when~to|-0.44|-0.19
when~used||-0.12
when~want|-0.84|-0.43
when~was|-1.90|-1.32
where~and||-0.11
where~the|-0.17|
whether me||-0.15
whether~suicide||-0.15
which|-0.24|
which is|-1.64|-0.92
while|-0.26|
while+will|0.12|0.18
while~dishes|0.39|0.41
while~doing||0.10
who want||-0.29
who want to|-0.18|
who would|0.22|
who would come|0.89|-0.16
who+years|0.44|
who~come|0.48|-0.15
who~dead|0.39|-0.12
who~die||-0.11
who~me|0.23|0.16
who~the|-0.72|-0.20
who~to|-0.49|-0.98
why|0.13|-0.33
why~me||-0.77
will an alarm||-0.13
will be dead|0.95|1.07
will be leave|0.98|0.83
will be my|0.45|-0.12
will crashing|0.55|0.57
will death|0.35|-0.12
will death a|0.13|-0.13
will death and|0.20|
will die|0.14|0.21
will end||0.10
will end it||0.50
will end my|0.38|0.58
will end the||-0.12
will for||-0.56
will for it|0.26|
will how|-0.10|-0.22
will is|0.29|
will it||0.12
will jump|0.48|0.48
will kill|0.39|0.37
will kill me|0.12|0.12
will me|0.20|0.19
will me am|0.30|0.32
will not|0.20|0.25
will not be|0.27|0.48
will not do||0.18
will on||-0.44
will put|0.31|0.29
will soon|-0.16|-0.12
will sterben|0.35|0.36
will suicide|0.19|0.23
will suicide in||-0.14
will suicide prevention||-0.13
will take|-0.12|
will take all|0.47|0.47
will the|-1.68|-1.18
will to||0.13
will to die||0.13
will to do||-0.12
will to drive|0.79|0.69
will to end|0.51|0.63
will to jump|0.29|0.43
will to kill|0.22|0.22
will to life|0.41|
will to make|0.30|0.42
will to overdose|0.50|0.49
will to point|0.12|0.19
will to sleep||-0.12
will to take|0.22|0.26
will tot|0.33|0.35
will tot sein|0.33|0.35
will+will||0.10
will+work|-0.11|
will+worry||-0.33
will~after|0.33|0.14
will~alarm||-0.10
will~an||0.14
will~around||-0.14
will~at|-0.64|-0.18
will~be||0.16
will~before||0.15
will~birthday|0.40|0.71
will~blood|0.44|0.45
will~but|-1.31|-0.79
will~by|-0.16|-0.20
will~call|-0.14|-0.14
will~cut||-0.15
will~day|0.42|0.46
will~dead|0.69|0.99
will~death|-0.34|-0.10
will~die||0.24
will~drive|0.32|0.33
will~each|0.16|0.16
will~end|0.44|0.39
will~find|0.13|0.21
will~front|0.61|0.58
will~got|-0.43|-0.58
will~gun|0.21|0.26
will~hand|0.45|0.47
will~height|0.43|0.63
will~him|-0.33|-0.27
will~his|-0.52|-0.28
will~home|-0.17|
will~if|-0.16|-0.17
will~it|0.21|0.19
will~jump|0.17|0.27
will~kill|0.32|0.32
will~kills||-0.10
will~kin|-0.14|
will~leave|0.21|
will~life|0.56|0.41
will~lot|0.11|-0.13
will~make|0.14|0.24
will~man|-0.13|
will~many|-0.19|-0.29
will~me|0.32|0.38
will~much||-0.10
will~my|0.52|0.59
will~new|-0.19|
will~next|-0.63|-0.34
will~not|-0.12|
will~only|-0.11|-0.16
will~overdose|0.50|0.49
will~pills|0.13|0.19
will~point||0.11
will~prevention||-0.13
will~read||0.10
will~sein|0.33|0.35
will~sleep|-0.45|-0.52
will~soon|-0.11|
will~suicide|0.55|0.59
will~that|-0.31|
will~time|-0.24|
will~too||-0.38
will~train|0.22|0.23
will~wake|0.30|0.53
will~wall|0.21|0.26
will~water||-0.14
will~week|-0.19|
will~wheel|0.43|0.19
will~when|0.21|0.33
will~who||0.11
will~you|-0.19|
wish|0.25|
with all|-1.66|-1.09
with any|0.34|
with her|-1.04|-0.73
with life|0.60|-0.12
with me|0.16|
with me in|0.91|0.29
with my|-0.15|
with the gun|0.70|0.70
with this|-1.75|-1.06
without||-0.17
with~a|-1.84|-1.00
with~all|-0.50|-0.49
with~dead|0.16|
with~end||-0.16
with~free||-0.13
with~gun|0.22|0.20
with~hair|0.38|0.46
with~hammer|0.19|0.24
with~it||-0.35
with~laughed||-0.11
with~life|-0.30|
with~me||0.12
with~new|-0.13|
with~not|-0.14|
with~of||-1.48
with~rope|0.40|0.47
with~running||0.17
with~so||-0.47
with~think||-0.38
with~this||-0.47
with~wheel|0.25|0.35
with~when|0.12|0.15
with~will|-0.23|
woke||-0.13
woman|-0.54|-0.80
won|-0.93|-0.58
work|-0.30|-0.20
work was|0.13|0.17
world||-1.61
worry|-0.20|-0.70
worth|-0.20|-0.71
worthless||-0.17
would all|0.10|
would be|0.17|
would be a||-0.74
would be better|0.54|
would be dead|-0.18|
would be sad|0.39|
would be so|0.20|
would be the||0.11
would care|0.24|
would come|0.11|
would die for|-0.12|
would do|0.20|0.22
would do it|0.19|0.41
would end||0.23
would feel||0.16
would find|0.34|0.57
would find me|1.19|1.39
would get||-0.40
would get end|0.78|
would give|0.14|
would have||-0.11
would have a|0.23|0.11
would kill||0.38
would kill me|1.00|1.28
would kill to||-0.15
would know|0.49|0.15
would not||-0.99
would not be||-0.32
would not been|0.35|
would not come|0.30|-0.14
would not fight|0.82|-0.10
would not kill||-0.16
would not mind|0.53|
would not wake|0.74|-0.13
would notice|-0.16|
would take|0.26|
would want to||-1.02
would~a||-0.20
would~again||-0.18
would~an||-0.41
would~and|0.16|
would~anything|-0.12|
would~at||-0.52
would~been||-0.42
would~better|0.89|
would~born||-0.10
would~burden|0.13|
would~coffee||-0.12
would~cut|-0.35|-0.11
would~dead|0.13|0.13
would~death|0.27|
would~did|0.12|0.12
would~die|0.78|
would~do|-0.13|
would~easy|0.33|0.16
would~end||-0.82
would~fight|0.18|-0.12
would~find|0.18|
would~for||-1.69
would~had|-0.26|
would~have|-0.14|
would~here|0.35|
would~him|-0.29|-0.11
would~if|0.69|
would~in||-0.31
would~it|0.19|
would~jump|0.19|
would~kill|-0.19|
would~last||0.16
would~leave|-0.12|-0.35
would~me|0.65|
would~mind|0.26|
would~nice|0.12|
would~not|0.13|-0.35
would~of||-0.23
would~off|0.23|0.12
would~on||-0.70
would~out||-0.54
would~room|0.44|-0.13
would~sleep|0.75|-0.10
would~soon|0.57|0.17
would~than|0.19|0.45
would~that||-0.21
would~the|0.11|
would~thing|0.22|0.11
would~this|-0.67|-0.14
would~wake|0.80|0.12
would~want|-0.42|
would~was|0.29|
would~with|0.11|-0.86
wrist|0.42|0.44
wrists|0.96|1.07
write|-0.13|
writing||0.11
writing~letter|0.65|0.72
written the|-0.11|-0.15
written the letter|-0.13|-0.17
written~am|0.34|0.34
written~and|0.70|0.64
written~for|-0.20|-0.21
written~letter|0.26|0.32
written~me|0.18|0.22
wrote||0.13
wrote a letter|0.15|0.25
wrote~all|0.27|0.46
wrote~and|0.19|0.20
wrote~for||0.11
wrote~letter|0.19|0.28
wrote~old||-0.16
wrote~so|0.19|0.32
wrote~the|0.10|
wrote~to|-0.33|-0.14
year|-0.17|-0.33
year ago|-0.18|
year with||-0.11
years|-0.24|-0.75
years ago|-0.41|-0.17
years ago me|-0.14|-0.16
years me|0.17|
years since||-0.12
years~and|-0.56|-0.20
years~kill||-0.11
years~my|-0.18|
years~soon||-0.11
years~suicide||-0.13
years~the||-0.48
years~tried||-0.11
year~all|-0.21|
year~to|-0.52|-0.27
you|-1.31|-1.12
you would|-0.34|-0.81
your|-1.42|-0.87
yourself|-0.24|
you~and|-0.77|-0.34
you~be|-0.14|
you~is|-0.54|-0.28
you~me|-0.28|-0.46
you~not|-0.32|-0.32
you~the|-1.29|-0.82
you~this||0.13`,
}
