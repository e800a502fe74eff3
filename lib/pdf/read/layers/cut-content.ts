import { ContentScan } from "#lib/pdf/stamp/content-scan.ts";

/** What the resources of a content stream say of the names it uses. */
type ContentJudge = {
	/** Whether content marked with a property list of this name is shown. */
	isLayerShown: (property: string) => boolean;
	/** Whether an XObject of this name is shown. */
	isObjectShown: (name: string) => boolean;
};

/** Resources by kind and name, such as `XObject/Fm0`. */
type ResourceUses = { shown: Set<string>; hidden: Set<string> };

type CutContent = {
	/** null: it stays as it is. */
	content: Buffer | null;
	uses: ResourceUses;
	/** Marked-content identifiers of what was taken out. */
	hiddenIds: number[];
};

/** Thrown when hidden content cannot be taken out without moving what is shown. */
export class CutError extends Error {}

const PATH = new Set("m l c v y h re".split(" "));
const PAINTS_PATH = new Set("S s f F f* B B* b b* n".split(" "));
const PLACES_TEXT = new Set("BT ET Tm Td TD T*".split(" "));
const SHOWS_TEXT = new Set(["Tj", "TJ", "'", '"']);
/** Operators whose effect lasts beyond the hidden content they are in (ISO 32000-2 8.11.3.2). */
const KEPT = new Set(
	"q Q cm w J j M d ri i gs CS cs SC SCN sc scn G g RG rg K k BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T* d0 d1 W W* BX EX".split(
		" ",
	),
);
const OPERAND = /^(?:[+\-.\d]|true$|fals$|null$)/;
const TAGGED = /\/([^\s()<>[\]{}/%]*)\s*(?:\/([^\s()<>[\]{}/%]*)\s*)?/;
/** From this text rendering mode on, text becomes part of the clipping path (table 104). */
const CLIPS = 4;

type Mark = { isLayer: boolean; isHidden: boolean };
/** `start`: number of output parts when the state was saved inside hidden content; null elsewhere. */
type SavedState = { start: number | null; textMode: number };

/**
 * Takes hidden optional content and the marks of all optional content out of a content stream. What hidden content
 * does to the graphics state stays; what it paints goes.
 *
 * @throws CutError
 */
export function cutContent(content: Buffer, judge: ContentJudge): CutContent {
	return new Cutter(content, judge).cut();
}

class Cutter {
	readonly #content: Buffer;
	readonly #judge: ContentJudge;
	readonly #scan: ContentScan;
	readonly #uses: ResourceUses = { shown: new Set(), hidden: new Set() };
	readonly #hiddenIds: number[] = [];
	readonly #parts: Buffer[] = [];
	readonly #marks: Mark[] = [];
	readonly #states: SavedState[] = [];
	/** Where the operands of the present operator begin, and where what is not written yet does. */
	#from = 0;
	#unwritten = 0;
	#isChanged = false;
	#isText = false;
	#textMode = 0;
	/** Text was taken out behind which the next text would stand. */
	#isPlaceLost = false;
	/** Number of output parts where a path began inside hidden content. */
	#path: { start: number; isClip: boolean } | null = null;

	constructor(content: Buffer, judge: ContentJudge) {
		this.#content = content;
		this.#judge = judge;
		this.#scan = new ContentScan(content);
	}

	cut(): CutContent {
		for (let token = this.#scan.next(); token !== null; token = this.#scan.next()) {
			if (OPERAND.test(token)) continue;
			if (token === "BI") this.#inlineImage();
			else this.#operator(token);
			this.#from = this.#scan.position;
		}
		if (this.#isHidden) this.#drop(this.#content.length);
		this.#write(this.#content.length);
		return {
			content: this.#isChanged ? Buffer.concat(this.#parts) : null,
			uses: this.#uses,
			hiddenIds: this.#hiddenIds,
		};
	}

	get #isHidden(): boolean {
		return this.#marks.at(-1)?.isHidden ?? false;
	}

	get #operands(): string {
		return this.#content.toString("latin1", this.#from, this.#scan.tokenStart);
	}

	#operator(token: string): void {
		if (token === "BDC" || token === "BMC") this.#begin(token === "BDC");
		else if (token === "EMC") this.#end();
		else if (token === "Do") this.#object();
		else if (token === "sh") this.#use("Shading", nameIn(this.#operands), !this.#isHidden);
		else if (SHOWS_TEXT.has(token)) this.#text(token);
		else {
			this.#follow(token);
			if (this.#isHidden) this.#hide(token);
		}
	}

	/** Keeps track of what decides later on. */
	#follow(token: string): void {
		if (PLACES_TEXT.has(token)) this.#isPlaceLost = false;
		if (token === "BT" || token === "ET") this.#isText = token === "BT";
		else if (token === "Tr") this.#textMode = Number(this.#operands.trim().split(/\s+/).at(-1));
		else if (token === "q" && !this.#isHidden) this.#states.push({ start: null, textMode: this.#textMode });
		else if (token === "Q" && !this.#isHidden) this.#textMode = this.#states.pop()?.textMode ?? this.#textMode;
	}

	#hide(token: string): void {
		if (token === "q") this.#save();
		else if (token === "Q") this.#restore();
		else if (PATH.has(token)) this.#path ??= { start: this.#cutPoint(), isClip: false };
		else if (PAINTS_PATH.has(token)) this.#paintPath();
		else if (!KEPT.has(token)) this.#drop(this.#scan.position);
		else if (token.startsWith("W") && this.#path) this.#path.isClip = true;
	}

	#save(): void {
		this.#states.push({
			start: this.#isText ? null : this.#cutPoint(),
			textMode: this.#textMode,
		});
	}

	/** What is saved and restored within hidden content has no effect, and goes as a whole. */
	#restore(): void {
		const state = this.#states.pop();
		this.#textMode = state?.textMode ?? this.#textMode;
		if (!state || state.start === null || this.#isText) return;
		this.#path = null;
		this.#drop(this.#scan.position);
		this.#parts.length = state.start;
	}

	/** A path that clips stays without being painted; so does one that began before the hidden content. */
	#paintPath(): void {
		const path = this.#path;
		this.#path = null;
		this.#drop(this.#scan.position);
		if (path && !path.isClip) this.#parts.length = path.start;
		else this.#insert("n");
	}

	#begin(hasProperties: boolean): void {
		const [, tag = "", property] = TAGGED.exec(this.#operands) ?? [];
		const isLayer = hasProperties && plainName(tag) === "OC";
		const wasHidden = this.#isHidden;
		const isShown = !isLayer || property === undefined || wasHidden || this.#judge.isLayerShown(plainName(property));
		const isHidden = wasHidden || !isShown;
		if (property !== undefined && !isLayer) this.#note("Properties", property, !isHidden);
		const id = isHidden ? /\/MCID\s+(\d+)/.exec(this.#operands)?.[1] : undefined;
		if (id !== undefined) this.#hiddenIds.push(Number(id));
		if (isLayer || isHidden) this.#drop(this.#scan.position);
		this.#marks.push({ isLayer, isHidden });
	}

	#end(): void {
		const mark = this.#marks.pop();
		if (!mark?.isLayer && !mark?.isHidden) return;
		this.#drop(this.#scan.position);
		if (!mark.isHidden || this.#isHidden) return;
		// What follows is shown: nothing that began before may be dropped with it.
		this.#path = null;
		for (const state of this.#states) state.start = null;
	}

	#object(): void {
		const name = nameIn(this.#operands);
		this.#use("XObject", name, !this.#isHidden && this.#judge.isObjectShown(plainName(name)));
	}

	#use(kind: string, name: string, isShown: boolean): void {
		this.#note(kind, name, isShown);
		if (!isShown) this.#drop(this.#scan.position);
	}

	#note(kind: string, name: string, isShown: boolean): void {
		this.#uses[isShown ? "shown" : "hidden"].add(`${kind}/${plainName(name)}`);
	}

	/** Text moves the place of the text behind it, and how far only its font knows. */
	#text(token: string): void {
		const isNextLine = token === "'" || token === '"';
		if (isNextLine) this.#isPlaceLost = false;
		if (!this.#isHidden) {
			if (this.#isPlaceLost) throw new CutError("text stands behind hidden text");
			return;
		}
		if (this.#textMode >= CLIPS) throw new CutError("hidden text clips");
		const spacing = /^\s*(\S+)\s+([^\s(<]+)/.exec(this.#operands);
		this.#drop(this.#scan.position);
		this.#isPlaceLost = true;
		if (token === '"' && spacing) this.#insert(`${spacing[1]} Tw ${spacing[2]} Tc`);
		if (isNextLine) this.#insert("T*");
	}

	#inlineImage(): void {
		for (let token = this.#scan.next(); token !== null && token !== "ID"; ) token = this.#scan.next();
		this.#scan.skipInlineImage();
		if (this.#isHidden) this.#drop(this.#scan.position);
	}

	/** Number of output parts before the present operator. */
	#cutPoint(): number {
		this.#write(this.#from);
		return this.#parts.length;
	}

	#write(until: number): void {
		if (until > this.#unwritten) this.#parts.push(this.#content.subarray(this.#unwritten, until));
		this.#unwritten = Math.max(this.#unwritten, until);
	}

	/** Leaves out the present operator with its operands. */
	#drop(until: number): void {
		this.#write(this.#from);
		this.#unwritten = until;
		this.#isChanged = true;
	}

	#insert(operators: string): void {
		this.#parts.push(Buffer.from(`\n${operators}\n`, "latin1"));
	}
}

function nameIn(operands: string): string {
	return TAGGED.exec(operands)?.[1] ?? "";
}

/** A name without its escapes (7.3.5). */
function plainName(name: string): string {
	return name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
