const everyMs = 4000

/** Two soft notes and a short buzz, again and again until it is stopped. Silent where the browser allows no sound yet. */
export function startRinging(): () => void {
  if (!navigator.userActivation?.hasBeenActive) return () => undefined
  const audio = new AudioContext()
  const ring = () => {
    note(audio, 587.33, 0)
    note(audio, 440, 0.5)
    navigator.vibrate?.(300)
  }
  ring()
  const timer = setInterval(ring, everyMs)
  return () => {
    clearInterval(timer)
    navigator.vibrate?.(0)
    void audio.close()
  }
}

function note(audio: AudioContext, hertz: number, afterSeconds: number) {
  const start = audio.currentTime + afterSeconds
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0, start)
  loudness.gain.linearRampToValueAtTime(0.09, start + 0.06)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 1.4)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 1.5)
}
