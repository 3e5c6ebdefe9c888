import { words } from '#server/language/words.ts'
/** What recognisers and quick thumbs write short, by what was meant. */
export const apostrophes: Readonly<Record<string, string>> = {
  ...{ im: "I'm", ive: "I've", dont: "don't", didnt: "didn't", doesnt: "doesn't", isnt: "isn't", wasnt: "wasn't" },
  ...{ arent: "aren't", werent: "weren't", havent: "haven't", hasnt: "hasn't", hadnt: "hadn't", couldnt: "couldn't" },
  ...{ wouldnt: "wouldn't", shouldnt: "shouldn't", cant: "can't", wont: "won't", aint: "ain't", youre: "you're" },
  ...{
    thats: "that's",
    whats: "what's",
    whos: "who's",
    theres: "there's",
    hes: "he's",
    shes: "she's",
    oclock: "o'clock",
  },
  ...{ theyre: "they're", theyve: "they've", theyd: "they'd", weve: "we've", youve: "you've", heres: "here's" },
  ...{ tmrw: 'tomorrow', tmr: 'tomorrow', u: 'you', probs: 'probably', spose: 'suppose' },
}

/** Written with a capital wherever they stand. */
export const capitals =
  words(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february april june july august september october november december christmas easter halloween thanksgiving ramadan eid diwali
  english german french spanish italian japanese chinese polish turkish portuguese american british irish indian african
  london paris berlin america europe england ireland scotland wales germany france spain italy india china japan god zoom netflix facebook instagram
  youtube google amazon`)

/** A name of the person's own for somebody, where nothing stands before it: "mum called", but "my mum called". */
export const kinNames = words(
  'mum mom mummy mommy dad daddy grandma grandpa granny nana nan grandad granddad papa mama auntie',
)

/** First names that are no other word; common ones, written here. */
export const givenNames =
  words(`aaron abby abdul abigail adam adrian ahmed aisha alan albert alejandro alex alexander alexandra ali alice alicia
  alison amanda amelia amir amy ana andrea andrew andy angela angie anita anja ann anna anne annie anthony antonio anya arjun arthur ashley barbara ben
  benjamin bernard beth betty bella billy bianca bob bobby brandon brenda brian bruno caleb cameron carl carla carlos carmen carol caroline catherine cathy
  chloe chris christian christina christine christopher cindy claire clara claudia colin connor craig cynthia daisy damian dan dana daniel daniela danny
  darren dave david dean deano debbie deborah denise dennis derek diana diane diego donna dorothy doug dylan eddie edith edward eileen elaine eleanor elena
  eli elijah elizabeth ella ellen ellie emily emma eric erik erin ethan eva evan evelyn fatima felix fiona florence fran frances francesca francis frank
  gabriel gareth gary gemma george gerald gina giulia gloria gordon greg gregory gustavo hana hannah harold harriet harry hassan heather hector helen helena henry
  holly hugo ian ibrahim imani ines irene isaac isabel isabella isla ivan jackie jacob jade jake james jamie jan jane janet janice jason jayden jean
  jeff jenna jennifer jenny jeremy jerome jess jesse jessica jill jim jimmy joan joanna joe joel johan john johnny jonas jonathan jordan jorge jose joseph
  josh joshua joyce juan juanita judith judy julia julian julie justin kai karen karim kate katherine kathleen kathy katie kayla keith kelly ken kenji
  kenneth kevin kim kofi kyle lara larry laura lauren layla lea leah leila lena leo leon leonard lewis liam lily linda lisa liz lola lorraine louis louise luca
  lucas lucia lucy luis luka luke luna lydia maddie madison malik manuel marco marcus margaret maria mariam marie mario marion marta martha martin marvin mary mateo
  matt matteo matthew maya megan mehmet mei melissa mia michael michelle miguel mike mila mina miriam mohamed mohammed molly monica muhammad nadia nancy naomi
  natalie natasha nathan neil nia niamh nicholas nick nicola nicole nigel nina noah nora norma norman olga oliver olivia omar oscar otis owen pablo pamela patricia patrick
  paul paula pauline pedro peggy pete peter phil philip phoebe pierre priya rachel rafael raj rajesh ralph ramon ravi raymond rebecca rhys ricardo richard rita robert
  roberto robin roger rohan ronald rosa rosie ross roy ruben russell ruth ryan sally salma sam samantha samir samuel sandra santiago sara sarah scott sean
  sebastian sergio shannon sharon shaun sheila shirley simon sofia sonia sophia sophie stacey stella stephanie stephen steve steven stuart susan susanne sven sylvia
  tamara tanya tara tariq ted teresa terry theo theresa thomas tim timothy tina toby todd tom tommy tony tracy trevor tyler valentina valerie vanessa vera
  veronica vicky victor victoria vincent vivian walter wayne wendy wesley william willow yasmin yuki yusuf zach zara zoe`)

/** First names that are other words as well: names only where somebody is named so. */
export const wordNames =
  words(`amber april basil bill blossom crystal daisy dawn dean faith frank ginger grace hazel heather honor iris ivy jack jasmine
  joy june lily melody miles olive pearl penny poppy ray rich robin rose ruby sage sandy skye summer victor violet`)
