/** Sam designs software, runs when the knee allows it, and has a mother, a brother, a friend and a lemon tree. */
export const person = {
  name: 'Sam Rivera',
  phoneNumber: '+14155550100',
  password: 'eight weeks of sam',
  timeZone: 'America/New_York',
  callTime: '19:00',
}
