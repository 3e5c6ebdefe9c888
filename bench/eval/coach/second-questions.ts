import { questionsIn } from './question.ts'

/** Forty more, written before the answering was last changed, so that it is not fitted to them. */
export const secondQuestions = questionsIn(`
Where did I see houses marked with a red cross?|1665-6-17
When did Jane wake us about the great fire in the City?|1666-9-12
When did my wife find me embracing the girl?|1668-11-4
When did I first drink tea?|1660-10-5
Where did I see Hooke's book of the microscope?|1665-1-12
When did I kick the little basket I bought in Holland?|1660-10-23
When did I see the King heal the King's evil?|1667-4-20
When was my neighbour's house of office full and came into my cellar?|1660-10-30
When did I buy L'escholle des filles?|1668-2-18
When did my wife make marmalade with Mrs. Hunt?|1663-11-12
How much did I pay to be entered of the Coffee Club?|1660-1-19
When did I hear that the Queen of Portugal had died?|1666-4-7
When did I spoil my dinner with oil instead of vinegar?|1660-6-6
When did I see the King play tennis?|1664-1-7
When did I think the house was haunted?|1667-12-9
Where did I see a man who had been drowned the day before?|1661-12-14
When did the boy steal six shillings out of the closet?|1660-9-8
What did I take honey and nutmeg for?|1660-3-22
When did I stand alone among the bulls?|1667-9-19
How many times did I write about marmalade?|2|1663-11-12 1663-11-14
When did I last visit my daughter?
When did my son start school?
When did I sail to Jamaica?
How often did I drive the car?
What did I say about my radio?
When did I get my driving licence?
When did I climb a mountain?
When did I travel to Rome?
How often did I run a marathon?
When did I meet my divorce lawyer?
What did I write about my camera?
When did I have an operation on my knee?
When did I play tennis with the Queen?
What did I think of the podcast?
When did I join a gym?
How often did I swim in the pool?
When did I repair the washing machine?
When did my cat die?
When did a snake bite me?
When did I lose my job?
`)
