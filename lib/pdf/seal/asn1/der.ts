/**
 * DER writing and tolerant BER reading (ITU-T X.690): just what CMS (RFC 5652), time-stamping
 * (RFC 3161), OCSP (RFC 6960) and CRL (RFC 5280) need. Writing by hand keeps signing below a
 * millisecond next to the key operation; certificates themselves are read by node:crypto.
 */

export const TAG = {
	boolean: 0x01,
	integer: 0x02,
	bitString: 0x03,
	octetString: 0x04,
	null: 0x05,
	oid: 0x06,
	enumerated: 0x0a,
	sequence: 0x30,
	set: 0x31,
	utcTime: 0x17,
	generalizedTime: 0x18,
} as const;

const CONSTRUCTED = 0x20;

function lengthBytes(length: number): Uint8Array {
	if (length < 0x80) return Uint8Array.of(length);
	const digits: number[] = [];
	for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
	return Uint8Array.of(0x80 | digits.length, ...digits);
}

/** One element: tag, definite length, the parts in order. */
export function tlv(tag: number, ...parts: Uint8Array[]): Uint8Array {
	const content = Buffer.concat(parts);
	return Buffer.concat([Uint8Array.of(tag), lengthBytes(content.length), content]);
}

/** SEQUENCE (X.690 8.9). */
export function sequence(...parts: Uint8Array[]): Uint8Array {
	return tlv(TAG.sequence, ...parts);
}

/** SET OF in DER order: elements ascending by their encoding (X.690 11.6). */
export function setOf(...parts: Uint8Array[]): Uint8Array {
	return tlv(TAG.set, ...parts.toSorted(Buffer.compare));
}

/** OCTET STRING (X.690 8.7). */
export function octetString(bytes: Uint8Array): Uint8Array {
	return tlv(TAG.octetString, bytes);
}

/** A non-negative INTEGER from big-endian bytes. */
export function integer(bytes: Uint8Array): Uint8Array {
	let start = 0;
	while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
	const trimmed = bytes.subarray(start);
	return (trimmed[0] ?? 0) >= 0x80
		? tlv(TAG.integer, Uint8Array.of(0), trimmed)
		: tlv(TAG.integer, trimmed.length === 0 ? Uint8Array.of(0) : trimmed);
}

/** OBJECT IDENTIFIER from its dotted form (X.690 8.19). */
export function oid(dotted: string): Uint8Array {
	const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
	const bytes: number[] = [];
	for (const arc of [first * 40 + second, ...rest]) {
		const digits = [arc % 128];
		for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) digits.unshift((left % 128) | 0x80);
		bytes.push(...digits);
	}
	return tlv(TAG.oid, Uint8Array.from(bytes));
}

export const NULL = Uint8Array.of(TAG.null, 0);
export const TRUE = Uint8Array.of(TAG.boolean, 1, 0xff);

/** Context-specific, constructed: `[n]` around (explicit) or instead of (implicit) a constructed type. */
export function context(number: number, ...parts: Uint8Array[]): Uint8Array {
	return tlv(0xa0 | number, ...parts);
}

export type DerNode = {
	tag: number;
	/** Tag, length and content as they stand in the input. */
	bytes: Uint8Array;
	content: Uint8Array;
};

const MAX_DEPTH = 32;

function readAt(bytes: Uint8Array, start: number, depth: number): DerNode {
	const tag = bytes[start];
	const firstLength = bytes[start + 1];
	if (tag === undefined || firstLength === undefined || depth > MAX_DEPTH)
		throw new Error("The ASN.1 data is cut off.");
	if ((tag & 0x1f) === 0x1f) throw new Error("The ASN.1 data has a tag that is not used here.");
	let at = start + 2;
	if (firstLength === 0x80) {
		// Indefinite length (BER): some signing products write it.
		const contentStart = at;
		while (bytes[at] !== 0 || bytes[at + 1] !== 0) at += readAt(bytes, at, depth + 1).bytes.length;
		return { tag, bytes: bytes.subarray(start, at + 2), content: bytes.subarray(contentStart, at) };
	}
	let length = firstLength;
	if (firstLength > 0x80) {
		const digits = firstLength & 0x7f;
		length = 0;
		for (let i = 0; i < digits; i++) length = length * 256 + (bytes[at + i] ?? 0);
		at += digits;
	}
	const end = at + length;
	if (end > bytes.length) throw new Error("The ASN.1 data is cut off.");
	return { tag, bytes: bytes.subarray(start, end), content: bytes.subarray(at, end) };
}

/** The first element of `bytes`; what follows it (padding) is left alone. Throws Error when it is cut off. */
export function readDer(bytes: Uint8Array): DerNode {
	return readAt(bytes, 0, 0);
}

const OTHER_STRUCTURE = "The ASN.1 data has another structure than expected.";

/** The elements inside a constructed one. */
export function children(node: DerNode): DerNode[] {
	if ((node.tag & CONSTRUCTED) === 0) throw new Error(OTHER_STRUCTURE);
	const found: DerNode[] = [];
	for (let at = 0; at < node.content.length; ) {
		const child = readAt(node.content, at, 0);
		found.push(child);
		at += child.bytes.length;
	}
	return found;
}

/** The nth element inside, or an Error that the structure is not what it should be. */
export function childAt(node: DerNode, index: number): DerNode {
	const child = children(node)[index];
	if (!child) throw new Error(OTHER_STRUCTURE);
	return child;
}

/** An element of a sequence: the tags it may have, any where none is named. */
type Field = { tags: readonly number[]; isOptional: boolean };
type Fields<S extends Record<string, Field>> = {
	[K in keyof S]: S[K]["isOptional"] extends true ? DerNode | undefined : DerNode;
};

export function required(...tags: number[]) {
	return { tags, isOptional: false as const };
}

export function optional(...tags: number[]) {
	return { tags, isOptional: true as const };
}

export const OCTETS = required(TAG.octetString, TAG.octetString | CONSTRUCTED);
export const TIME = required(TAG.utcTime, TAG.generalizedTime);

/**
 * The elements of a SEQUENCE, in the order of their definition. Throws Error when one is missing, another, or left over.
 *
 * @param tag that replaces the sequence's own
 */
export function fields<S extends Record<string, Field>>(
	node: DerNode,
	shape: S,
	tag: number = TAG.sequence,
): Fields<S> {
	if (node.tag !== tag) throw new Error(OTHER_STRUCTURE);
	const all = children(node);
	const found: Record<string, DerNode> = {};
	let at = 0;
	for (const [name, { tags, isOptional }] of Object.entries(shape)) {
		const next = all[at];
		if (next && (tags.length === 0 || tags.includes(next.tag))) {
			found[name] = next;
			at += 1;
		} else if (!isOptional) throw new Error(OTHER_STRUCTURE);
	}
	if (at < all.length) throw new Error(OTHER_STRUCTURE);
	return found as Fields<S>;
}

/** The one element inside. Throws Error when it has another tag or is not alone. */
export function onlyChild(node: DerNode, ...tags: number[]): DerNode {
	return fields(node, { child: required(...tags) }, node.tag).child;
}

/** What the algorithms read here have for parameters: none, those of RSASSA-PSS, the length of a SHAKE. */
const PARAMETERS = optional(TAG.null, TAG.sequence, TAG.integer);

/** The algorithm of an AlgorithmIdentifier (RFC 5280 4.1.1.2). */
export function readAlgorithm(node: DerNode): string {
	const { algorithm, parameters } = fields(node, { algorithm: required(TAG.oid), parameters: PARAMETERS });
	const isEmpty = parameters?.content.length === 0;
	if (parameters?.tag === TAG.null ? !isEmpty : parameters?.tag === TAG.integer && isEmpty)
		throw new Error(OTHER_STRUCTURE);
	return readOid(algorithm);
}

/** The first element inside with a tag, such as a context-specific optional one. */
export function childWithTag(node: DerNode, tag: number): DerNode | undefined {
	return children(node).find((child) => child.tag === tag);
}

/** The dotted form of an OBJECT IDENTIFIER, or an Error that it is none (X.690 8.19). */
export function readOid(node: DerNode): string {
	if (node.tag !== TAG.oid) throw new Error(OTHER_STRUCTURE);
	const arcs: number[] = [];
	let value = 0;
	let isStart = true;
	for (const byte of node.content) {
		// Each arc has its shortest form, so that no two encodings are equal.
		if (isStart && byte === 0x80) throw new Error(OTHER_STRUCTURE);
		isStart = byte < 0x80;
		value = value * 128 + (byte & 0x7f);
		if (byte < 0x80) {
			arcs.push(value);
			value = 0;
		}
	}
	const [first] = arcs;
	if (first === undefined || !isStart) throw new Error(OTHER_STRUCTURE);
	const root = Math.min(2, Math.floor(first / 40));
	return [root, first - root * 40, ...arcs.slice(1)].join(".");
}

/** Content of an OCTET STRING, also of one sent in pieces (BER). */
export function readOctets(node: DerNode, depth = 0): Uint8Array {
	if (!OCTETS.tags.includes(node.tag) || depth > MAX_DEPTH) throw new Error(OTHER_STRUCTURE);
	if (node.tag === TAG.octetString) return node.content;
	return Buffer.concat(children(node).map((piece) => readOctets(piece, depth + 1)));
}

/** The bytes of a BIT STRING of whole bytes, as signatures and keys are. */
export function readBits(node: DerNode): Uint8Array {
	if (node.tag !== TAG.bitString || node.content[0] !== 0) throw new Error(OTHER_STRUCTURE);
	return node.content.subarray(1);
}

/** UTCTime or GeneralizedTime, always UTC in DER; null when it is neither. */
export function readTime(node: DerNode): Date | null {
	const text = Buffer.from(node.content).toString("latin1");
	const match = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d+)?Z$/.exec(text);
	if (!match) return null;
	const [, yearText = "", month, day, hour, minute, second, fraction = ""] = match;
	const shortYear = Number(yearText);
	// RFC 5280 4.1.2.5.1: two-digit years below 50 are 20xx.
	const year = yearText.length === 4 ? shortYear : shortYear + (shortYear < 50 ? 2000 : 1900);
	const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
	return Number.isNaN(date.getTime()) ? null : date;
}
