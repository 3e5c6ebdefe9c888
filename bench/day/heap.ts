/** A queue whose first is always the smallest by `order`; among equals, who came first. */
export class Heap<Item> {
  private readonly items: { item: Item; order: number; number: number }[] = []
  private count = 0

  get size() {
    return this.items.length
  }

  first(): Item | undefined {
    return this.items[0]?.item
  }

  add(item: Item, order: number) {
    this.items.push({ item, order, number: this.count++ })
    for (let at = this.items.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!this.comesBefore(at, parent)) return
      this.swap(at, parent)
      at = parent
    }
  }

  take(): Item | undefined {
    this.swap(0, this.items.length - 1)
    const taken = this.items.pop()
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const child = this.comesBefore(right, left) ? right : left
      if (!this.comesBefore(child, at)) return taken?.item
      this.swap(at, child)
      at = child
    }
  }

  private comesBefore(one: number, other: number): boolean {
    const [a, b] = [this.items[one], this.items[other]]
    if (!a || !b) return a !== undefined
    return a.order - b.order < 0 || (a.order === b.order && a.number < b.number)
  }

  private swap(one: number, other: number) {
    const [a, b] = [this.items[one], this.items[other]]
    if (!a || !b) return
    this.items[one] = b
    this.items[other] = a
  }
}
