import { list } from './context.ts'

/** Each a list of words or short phrases, read letter by letter. */
export const signs = {
  tool: list(
    `pills, pill, tablets, tablet, meds, medication, medicine, painkillers, paracetamol, tylenol, insulin, oxycodone, morphine, sleeping pills, overdose, bottle, gun, pistol, rifle, shotgun, revolver, bullet, bullets, rope, noose, cord, belt, knife, knives, razor, razors, blade, blades, bleach, poison, weedkiller, pesticide, antifreeze, exhaust, engine, gas`,
  ),
  atHand: list(
    `next to me, beside me, in front of me, in my hand, in my hands, in my lap, on my lap, right here, here with me, with me, on the table, on the bed, on my bed, on my desk, on the desk, on the nightstand, on the floor, on the counter, around my neck, to my head, in my mouth, loaded, lined up, counted, counted out, tied, is ready, are ready, is open, within reach, running, to my wrist, on my wrist, got the, have the, bought, saved up, holding, i have enough, all out`,
  ),
  place: list(
    `on the bridge, on a bridge, on the ledge, on the roof, on the tracks, at the tracks, on the edge, over the edge, on the railing, over the railing, at the cliff, on the cliff, on the platform, on the overpass, on the windowsill, on the sill, on the parapet, to jump`,
  ),
  deed: list(
    `i took, i have taken, ive taken, i just took, just took, already took, took them, taken them, i swallowed, ive swallowed, just swallowed, i drank, ive drunk, downed, ive cut, have cut, i cut, its done, bleeding, turned the gas on, cant stop the blood`,
  ),
  much: list(
    `all, whole, every, everything, too many, handful, a lot, lot of, bottle, pack, packet, box, overdose, bleach, weedkiller, antifreeze, poison, wrists, wrist, too deep, the rest, gas, blood`,
  ),
  wish: list(
    `want, wanted, wanting, wanna, urge, urges, thinking about, thinking of, think about, think of, thought about, thoughts about, thoughts of, thoughts, fantasize, fantasise, planning, planned, plan, decided, imagine, imagining, picture, picturing, tempted, ready to, going to, gonna, need to, keep looking, been looking, researching, researched, googling, googled, tells me, telling me, voice, mean to, close to, courage, nerve, stopping me, stops me, fighting, scared of, afraid of`,
  ),
  dying: list(
    `die, dying, dead, death, end it, ending it, end things, ending things, end this, jump, jumping, jumped, hang, hanging, drown, gun, rifle, shotgun, rope, noose, pills, tablets, bridge, tracks, train, trains, traffic, oncoming, into a tree, into a wall, into the wall, off the, knife, blade, razor, alive, my own hand, overdose, suicide, bullet, pesticide, bleach, let go, life finish, stop myself, do to myself, do to me, myself off, myself out, meself out, out of this body`,
  ),
  time: list(
    `tonight, today, tomorrow, this weekend, monday, tuesday, wednesday, thursday, friday, saturday, sunday, midnight, this evening, this week, next week, by morning, after this call, hang up, right now, in an hour, on my birthday, at dawn, in the morning, a date, as soon as, the day after, this afternoon, how and when`,
  ),
  intent: list(
    `going to, gonna, i will, ill, decided, plan, planned, planning, ready to, about to, im doing it, do it, ive set, set a date, the plan, im killing, im ending, wont be here, ill be dead, my last, on my way`,
  ),
  farewell: list(
    `goodbye, last message, last time we, by the time you, tell my, tell mum, tell them i, letters for, letter for each, note for, left a note, wont be here, look after my, forgive me, sorry for everything, thank you for everything`,
  ),
} as const

export type Sign = keyof typeof signs
