import { questionsIn } from './question.ts'

const answerable = `
Where did I bury my Parmazan cheese?|1666-9-14
When did my canary bird die?|1665-1-21
When did I first ride in my own coach?|1668-12-12
What did I give Mr. Reeve for the microscope?|1664-8-23
When did I see the great baboon from Guinea?|1661-9-3
When did the periwig-maker cut off my hair?|1663-11-13
Who left a silver watch at my house?|1665-4-27
When did I see a mummy?|1668-5-22
When did we visit the Jewish Synagogue?|1663-10-24
When did I first see people sliding with skates?|1662-12-11
Where did I see a hive of bees in glass?|1665-5-15
When did I hear them call a fat child Punch?|1669-5-10
When did we pay our maid Nell her wages?|1662-4-11
When was my house flooded with rain?|1663-10-14
Where did I see the mouth of a whale?|1660-5-30
What did I say about the worms in my sturgeon?|1662-7-6
When did my wife have a tooth drawn by La Roche?|1663-4-17
What happened when the monkey was loose?|1661-1-28
When did I drink chocolate to settle my stomach?|1661-5-4
When did my wife make tea?|1667-7-8
Who sent me canary birds?|1661-2-4
When did I see Romeo and Juliet?|1662-3-11
What did I think of Midsummer Night's Dream?|1662-10-9
When did I last see Twelfth Night?|1669-1-30
When did we have a cold turkey-pie at Mrs. Harper's?|1660-1-16
What happened to Montelion?|1660-11-20
When did I see the wrestling between the north and west countrymen?|1661-7-8
When did the comet appear again?|1665-1-6
When did my wife hurt her knees?|1661-3-27
When did a sleeping boy fall down in church?|1662-4-23
When were my stairs broken down?|1661-4-6
When did I see Major-general Harrison hanged?|1660-10-23
When did I learn the multiplication table?|1662-7-14
When did I buy Hobbs's Leviathan?|1668-9-13
When did I kiss a queen?|1669-3-5
When did I drink the juice of oranges?|1669-3-19
When did I see the woman with a beard?|1668-12-31
What did I hear about the fray between the two ambassadors?|1661-10-10
When did I cut off all my beard by candlelight?|1664-1-30
When did I hear that my uncle Robert is dead?|1661-7-16
When did I hear my uncle Fenner is dead?|1664-6-3
When did I get the parrot for Lady Batten?|1661-4-20
When did Mrs. Jemimah teach me to play cribbage?|1660-1-12
When did my Lady Batten lose one of her galoshes?|1665-11-25
When did a lady spit on me by mistake?|1661-2-7
When did I first see my wife wear black patches?|1660-9-9
When did I buy my wife a necklace of pearl?|1660-9-15 1666-5-8 1665-9-1 1666-5-10
When did I first see the Duke of York play Pelemele?|1661-4-12
What do I say about a wild elephant?|1666-8-27
Who drank out of a glass with a toad in it?|1666-9-29
When did I begin to write with spectacles?|1667-1-8 1667-1-3 1666-12-23
When did I play billiards with Captain Cocke?|1665-8-24
When did I first have presses made for my books?|1666-8-2 1666-8-20 1666-8-27
Where did I eat the best cheesecakes?|1667-8-21
When did I have a syllabub?|1669-5-11 1662-8-13
When did I compose "Gaze not on Swans"?|1662-2-21
When did I buy my wedding ring?|1660-9-13
What was the experiment with the blood of a dog?|1666-11-24
Who was hired to have the blood of a sheep let into his body?|1667-12-1
When did my wife go to a hothouse to bathe?|1665-3-3
When did I become Treasurer for Tangier?|1665-4-6 1665-3-30 1665-3-27
When did I first dine on a venison pasty that was palpable beef?|1660-1-16
When did I go to see a puppet play in Covent Garden?|1662-6-2 1662-10-18
When did I see a footrace in Hyde Park?|1660-8-20
When did I hear the nightingales on the way to Woolwich?|1664-5-2 1663-6-1
When did I see the dancing on the ropes and say it was very poor?|1663-9-17
Where did I buy a case of knives?|1666-11-23 1667-9-21
When did we get the coach and horses cost me so much?|1668-12-1 1668-12-10
When did I see Turner hanged?|1664-1-31
When did I see Knights Templar tombs?|1668-6-22
When was I thirty-six years old?|1669-3-5
When did the King of Sweden die?|1660-3-18 1660-3-13
When did I see Macbeth?|1664-11-15 1667-1-7 1667-10-26 1667-11-16 1668-8-22 1668-12-31 1667-1-17 1667-4-29
When did I give my cousin Roger sturgeon?|1663-7-26
What did I do on September 14, 1666?|1666-9-14
What did I write on December 12, 1668?|1668-12-12
What did I do on January 21, 1665?|1665-1-21
`

/** With how many entries speak of it. */
const counted = `
How often did I see Hamlet?|6|1661-9-3
How often did I mention a mummy?|1|1668-5-22
How many times did I play cribbage?|2|1660-1-12 1660-5-25
`

/** Nothing in the diary answers these. */
const unanswerable = `
When did I fly to New York?
What did I say about my laptop?
When did I last see my therapist?
How often did I go skiing?
When did I eat pizza?
What did I write about television?
When did I buy a bicycle?
When did I visit Stonehenge with Knipp?
When did I see a crocodile?
What did I say about yoga?
When did my dentist call?
How often did I eat potatoes with tomatoes?
When did I meet Shakespeare in person at a barbecue?
What did I say about Istanbul?
When did I see an ostrich?
When did I play football with Zachary?
How often did I take the train?
When did I ride a gondola?
What did I write about kangaroos?
When did I go to Tokyo?
`

export const questions = [...questionsIn(answerable), ...questionsIn(counted), ...questionsIn(unanswerable)]
