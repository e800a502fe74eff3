import type { Random } from "#lib/pdf/detect/testing/random.ts";
import { tlv } from "../asn1/der.ts";

const CONSTRUCTED = 0x20;
const OCTET_STRING = 0x04;

type Element = { start: number; contentStart: number; end: number };

function elementAt(bytes: Uint8Array, start: number): Element {
	const short = bytes[start + 1] ?? 0;
	const digits = short > 0x80 ? short & 0x7f : 0;
	const long = [...bytes.subarray(start + 2, start + 2 + digits)].reduce((sum, digit) => sum * 256 + digit, 0);
	const contentStart = start + 2 + digits;
	return { start, contentStart, end: contentStart + (digits > 0 ? long : short) };
}

function childrenOf(bytes: Uint8Array, { contentStart, end }: Element): Element[] {
	const found: Element[] = [];
	for (let at = contentStart; at + 1 < end; at = found.at(-1)?.end ?? end) found.push(elementAt(bytes, at));
	return found;
}

function isNest(bytes: Uint8Array, { start, contentStart, end }: Element): boolean {
	const tag = bytes[start] ?? 0;
	// What OCSP and timestamps wrap is DER within an OCTET STRING.
	return (tag & CONSTRUCTED) !== 0 || (tag === OCTET_STRING && bytes[contentStart] === 0x30 && end - contentStart > 40);
}

/** Every element of well-formed DER, the outermost first. */
function elementsOf(bytes: Uint8Array, element = elementAt(bytes, 0)): Element[] {
	if (!isNest(bytes, element)) return [element];
	return [element, ...childrenOf(bytes, element).flatMap((child) => elementsOf(bytes, child))];
}

/** The same DER with other bytes in the place of an element; the lengths around it are right. */
function replaced(bytes: Uint8Array, place: Element, by: Uint8Array, within = elementAt(bytes, 0)): Uint8Array {
	if (within.start === place.start) return by;
	if (place.start < within.start || place.end > within.end) return bytes.subarray(within.start, within.end);
	return tlv(bytes[within.start] ?? 0, ...childrenOf(bytes, within).map((child) => replaced(bytes, place, by, child)));
}

/** Well-formed DER with one thing wrong: a byte, a tag, a length, a piece cut out, or an element doubled, gone or another. */
export function mutate(bytes: Uint8Array, { below, of }: Random): Uint8Array {
	const elements = elementsOf(bytes);
	const [at, place, other] = [below(bytes.length), of(elements), of(elements)];
	const set = (index: number, value: number) => Buffer.from(bytes).fill(value, index, index + 1);
	const mutations = [
		() => set(at, (bytes[at] ?? 0) ^ (1 << below(8))),
		() => set(at, below(256)),
		() => set(place.start, below(256)),
		() => set(place.start + 1, below(256)),
		() => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(4))]),
		() => replaced(bytes, place, bytes.subarray(other.start, other.end)),
		() => replaced(bytes, place, Buffer.concat(Array(2).fill(bytes.subarray(place.start, place.end)))),
		() => replaced(bytes, place, new Uint8Array()),
	];
	return of(mutations)();
}
