import { questionsIn } from './question.ts'

/** Written when the answering was settled, to see that it is not fitted to the others. */
export const thirdQuestions = questionsIn(`
When did my hat fall into the water?|1661-5-10
When did I buy two pairs of spectacles of Turlington?|1667-10-28
When did I see my stock of pigeons in the yard?|1660-2-18
When did I play the violin alone in my cabin?|1660-4-20
When did the man come to set up my looking-glass?|1664-12-27
When did my sister Michell cut my hair?|1668-5-5
When did I want to steal a pretty dog?|1661-8-17
When did I counterfeit a letter from the thief to Sir W. Penn?|1661-9-7
Where did I eat the greatest quantity of strawberries?|1663-7-6
What did I give my crown to the poor's box for?|1662-10-30
When did my car break down?
How often did I play chess with my brother?
When did I sell my house in Spain?
When did I see a tiger at the zoo?
What did I say about my grandson?
When did I run for the bus?
When did I get my degree in medicine?
When did I call my landlord about the heating?
How many times did I water the plants?
When did I last charge my phone?
`)
