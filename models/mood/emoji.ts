const byValue: Record<string, string> = {
  '2.5': '😀😃😄😁😆🥳🤩😍🥰😘❤🧡💛💚💙💜🤎🖤🤍💖💕💗💓💞💘🎉🎊🏆🙌',
  '1.6': '😂🤣😊😇🙂😌😋😎🤗👍👏🙏✨🌞☀🌈🌸🌻🌟⭐💪🎂🎁😺😸😻☺💐🍀🎶🥂🏅',
  '0.4': '😉😏🤔🙃😛😜🤪👌✌🔥💯',
  '-0.8': '😐😑😶🙄😬🤷😕🙁☹😒🤨🥱😪😴💤',
  '-1.8': '😢😥😓😞😔😟😣😖😫😩😤😠🤒🤕🤢🤮🤧😰😨😳👎🥺💔😿',
  '-2.5': '😭😡🤬😱😵💀☠🖕',
}

const ascii: readonly [string, number][] = [
  [':)', 1.6],
  [':-)', 1.6],
  [';)', 1.2],
  [':d', 2],
  ['=)', 1.6],
  ['<3', 2.2],
  [':(', -1.8],
  [':-(', -1.8],
  [":'(", -2.4],
  ['=(', -1.8],
  [':/', -0.9],
  [':-/', -0.9],
  [':|', -0.6],
]

/** Emoji and the old signs for them. */
export const emojiWeights = new Map([
  ...Object.entries(byValue).flatMap(([value, list]) => [...list].map((sign) => [sign, Number(value)] as const)),
  ...ascii.map(([sign, value]) => [sign.replace("'", ''), value] as const),
])
