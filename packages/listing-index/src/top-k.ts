/** Up to this amount a heap is faster than sorting. */
const MAX_HEAP = 500;

/** Returns the `amount` ids with the smallest keys, in order. Among equal keys the smaller id comes first. */
export function topK(keys: Float64Array, idAt: (at: number) => number, amount: number): number[] {
	const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || idAt(a) - idAt(b);
	const first = amount > MAX_HEAP ? allUpTo(keys, idAt, amount) : boundedHeap(keys, idAt, amount, compare);
	return first.sort(compare).slice(0, amount).map(idAt);
}

/**
 * Returns the first `amount` places, unordered. Many places of a large list may share the key at the limit;
 * of these only the ones with the smallest ids are taken.
 */
function allUpTo(keys: Float64Array, idAt: (at: number) => number, amount: number): number[] {
	const sorted = keys.toSorted();
	const last = sorted[Math.min(amount, keys.length) - 1] ?? 0;
	const idsAtBorder: number[] = [];
	for (let at = 0; at < keys.length; at += 1) if (keys[at] === last) idsAtBorder.push(idAt(at));
	const taken = amount - sorted.indexOf(last);
	const lastId = Int32Array.from(idsAtBorder).sort()[taken - 1] ?? Number.POSITIVE_INFINITY;
	const all: number[] = [];
	for (let at = 0; at < keys.length; at += 1) {
		const key = keys[at] ?? 0;
		if (key < last || (key === last && idAt(at) <= lastId)) all.push(at);
	}
	return all;
}

/**
 * Returns the first `amount` places, unordered. The last of them is on top of the heap, so a single
 * comparison rejects nearly every other place.
 */
function boundedHeap(
	keys: Float64Array,
	idAt: (at: number) => number,
	amount: number,
	compare: (a: number, b: number) => number,
): number[] {
	const heap: number[] = [];
	if (amount === 0) return heap;
	let worst = Number.POSITIVE_INFINITY;
	let worstId = Number.POSITIVE_INFINITY;
	for (let at = 0; at < keys.length; at += 1) {
		const key = keys[at] ?? 0;
		// The ids matter here, because in a search for one kind of product nearly all keys are equal.
		if (key > worst || (key === worst && idAt(at) > worstId)) continue;
		if (heap.length < amount) {
			heap.push(at);
			siftUp(heap, compare);
			if (heap.length < amount) continue;
		} else {
			heap[0] = at;
			siftDown(heap, compare);
		}
		const top = heap[0] ?? 0;
		worst = keys[top] ?? 0;
		worstId = idAt(top);
	}
	return heap;
}

type Compare = (a: number, b: number) => number;

function siftUp(heap: number[], compare: Compare): void {
	for (let node = heap.length - 1; node > 0; ) {
		const parent = (node - 1) >> 1;
		if (compare(heap[node] ?? 0, heap[parent] ?? 0) <= 0) return;
		swap(heap, node, parent);
		node = parent;
	}
}

function siftDown(heap: number[], compare: Compare): void {
	for (let node = 0; 2 * node + 1 < heap.length; ) {
		const left = 2 * node + 1;
		const isRight = left + 1 < heap.length && compare(heap[left + 1] ?? 0, heap[left] ?? 0) > 0;
		const child = isRight ? left + 1 : left;
		if (compare(heap[child] ?? 0, heap[node] ?? 0) <= 0) return;
		swap(heap, child, node);
		node = child;
	}
}

function swap(heap: number[], one: number, other: number): void {
	const item = heap[one] ?? 0;
	heap[one] = heap[other] ?? 0;
	heap[other] = item;
}
