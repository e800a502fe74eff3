import { fieldTitle } from "#components/editor/panels/parts/field-title.ts";
import type { AnyThing } from "#lib/draft/collections.ts";
import { thingOf } from "#lib/draft/collections.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftCollection } from "#lib/draft/draft-step.ts";
import { firstPages } from "#lib/draft/fill-order.ts";
import type { LostWork } from "#lib/draft/merge-onto.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";

type LostReader = {
	words: Messages["editor"];
	types: Messages["field-settings"]["types"];
	/** Writes a moment in unix milliseconds. */
	clock: (at: number) => string;
};

/** What could not be kept for the same reason: the reason, and each thing by its name, once. */
type LostLine = { kind: LostWork["kind"]; text: string; names: readonly string[] };

/** What of one's own work could not be kept, in words; deletions of others first, since they can be put back. */
export function lostLines(lost: readonly LostWork[], draft: DraftState, reader: LostReader): LostLine[] {
	const line = (kind: LostWork["kind"], say: (count: number) => string): LostLine[] => {
		const names = new Map(
			lost.filter((one) => one.kind === kind).map((one) => [keyOf(one), nameOf(one, draft, reader)]),
		);
		return names.size === 0 ? [] : [{ kind, text: say(names.size), names: [...names.values()] }];
	};
	const { lost: said } = reader.words.panels.notices;
	return [
		...line("deleted", () => deletedText(lost, reader)),
		...line("overwritten", (count) => format(said.overwritten, { count })),
		...line("notDeleted", (count) => format(said.notDeleted, { count })),
	];
}

/** Several settings of the document are several things. */
const keyOf = (one: LostWork) => (one.in === "document" ? `document ${one.property}` : `${one.in} ${one.id}`);

/** Who deleted it and when, where that is known and was one person. */
function deletedText(lost: readonly LostWork[], { words, clock }: LostReader): string {
	const { lost: said } = words.panels.notices;
	const deleted = lost.flatMap((one) => (one.kind === "deleted" ? [one] : []));
	const [by = null] = new Set(deleted.map((one) => one.by));
	const last = Math.max(...deleted.map(({ at }) => at ?? 0));
	const isKnown = by !== null && last > 0 && deleted.every((one) => one.by === by);
	return isKnown ? format(said.deletedBy, { name: by, time: clock(last) }) : said.deleted;
}

function nameOf(one: LostWork, draft: DraftState, { words, types }: LostReader): string {
	const { lost: said } = words.panels.notices;
	if (one.in === "document") {
		const { property } = one;
		return property === "title" || property === "message" ? said[property] : said.setting;
	}
	const thing: AnyThing | null = one.kind === "deleted" ? one.thing : thingOf(draft, one.in, one.id ?? "");
	return NAMES[one.in](thing ?? {}, draft, { words, types }) || words.panels.notices.things[one.in];
}

type Name = (thing: AnyThing, draft: DraftState, words: Pick<LostReader, "words" | "types">) => string;

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

const NAMES: Record<DraftCollection, Name> = {
	files: ({ name }) => textOf(name),
	recipients: ({ name, email }) => textOf(name) || textOf(email),
	fields(thing, { files }, { words, types }) {
		if (Object.keys(thing).length === 0) return "";
		const field = thing as unknown as DraftField;
		const page = (firstPages(files).get(field.fileId) ?? 1) + field.page - 1;
		return format(words.correcting.people.field, { field: fieldTitle(field, types), page });
	},
};
