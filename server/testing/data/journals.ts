import { journals } from './sets.ts'

/** Real journal answers as their sentences, or a handful of our own, saying so, where the data is not there. */
export function realJournals(): string[][] {
  const real = journals()
  if (!real) process.stdout.write('the real journals are not here: playing our own few instead\n')
  const texts = real?.map(({ text }) => text) ?? ours
  return texts.map(sentences).filter((told) => told.length > 0)
}

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentences(text: string): string[] {
  return [...splitter.segment(text.replace(/\s+/g, ' '))].map(({ segment }) => segment.trim()).filter(Boolean)
}

/** One evening each: ten make a long call, and each has sentences enough for a short one. */
const ours = [
  'My sister came over and we baked bread. It burned on one side. We ate it anyway and laughed. She told me about her new flat. It has a balcony that looks over the park. I am glad she lives closer now. We used to fight about everything. I would like to see her every week.',
  'Work was long. The new manager changed the plan again. Nobody asked what we thought of it. I said so in the meeting and went red. Two people thanked me afterwards. I felt tired and a little angry on the way home. The bus was late as well. Then I had soup and it was better.',
  'I went for a run along the river before breakfast. My knee did not hurt for the first time in weeks. There was fog on the water. A heron stood there as if it were made of wood. I passed the old mill and turned around. My neighbor waved from his window. I was back before the children woke up. The whole day was lighter for it.',
  'The doctor called with the results. Everything is fine. I sat on the stairs and cried a bit. Then I phoned my husband. He had been waiting in the car the whole time. We had pancakes for dinner. I had not noticed how afraid I was. Tonight I will sleep.',
  'We planted the beans today. The soil was still cold. My son dug holes far too deep and was proud of each one. Afterwards we had mud in our hair. I found the trowel that I lost last year. The neighbor gave us three tomato plants. I do not know where to put them. It was a good Sunday.',
  'I could not find my keys this morning. So I missed the train and the first half of the course. The teacher was kind about it. We drew hands for two hours. Mine look like forks. A woman beside me laughed and showed me how she does it. We had coffee afterwards. I think I will go again.',
  'My father turned seventy. All of us came, even my cousin from the coast. He made a speech and forgot the end of it. My mother held his hand under the table. The cake leaned to one side. I danced with my niece until she fell asleep on my shoulder. I want to remember that. Nobody talked about the house.',
  'The landlord wrote that the rent goes up. I read the letter three times. I made a list of what we could do without. It is a short list. My friend says that there is an office that helps with this. I will call them in the morning. I was short with everybody at dinner. I said sorry afterwards.',
  'Nothing much happened today. I answered letters until noon. It rained, so I read on the sofa with the cat. The book is about a lighthouse. I nearly called an old friend and then did not. I wonder why that is so hard. For dinner there were noodles. I went to bed early.',
  'I gave notice today. My voice shook and I did it anyway. My boss was quiet for a while. Then she said that she had seen it coming. I walked home the long way. In the shop I bought flowers for myself. I have no idea what comes next. It feels like the first day of a holiday.',
]
