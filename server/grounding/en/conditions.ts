import { words } from '#server/language/words.ts'

/** Names of conditions. Whoever has one may name it; nobody else finds it in them. */
export const conditions = words(`depression depressed depressive anxiety panic burnout burn-out burnt-out adhd ocd ptsd
  bipolar autism autistic asperger addict addiction addicted alcoholic alcoholism narcissist narcissistic narcissism psychosis
  psychotic psychopath sociopath schizophrenia schizophrenic disorder diagnose diagnosis syndrome trauma traumatic
  traumatized traumatised insomnia anorexia anorexic bulimia bulimic dementia alzheimer hypochondriac codependent
  dissociation dissociating mania manic neurosis neurotic dyslexia dyslexic phobia migraine hypertension diabetes`)

/** Amounts of medicine. */
export const doses = words('mg milligram mcg microgram ml dose dosage tablet pill capsule drop')

export const medicines =
  words(`medication medicine antidepressant painkiller sedative tranquilizer aspirin paracetamol tylenol
  ibuprofen xanax valium prozac zoloft lexapro melatonin lithium morphine insulin ritalin adderall cortisone antibiotic
  ketamine cannabis codeine tramadol`)

/** How names of medicines end. */
export const medicineEndings = [
  ...['azepam', 'azolam', 'oxetine', 'traline', 'alopram', 'pril', 'sartan', 'olol', 'statin', 'pezil', 'purinol'],
  ...['profen', 'cillin', 'triptan', 'azodone', 'tiapine', 'zapine', 'peridone', 'zolam', 'codone', 'morphone'],
]

export const cures = words('cure prescribe')
