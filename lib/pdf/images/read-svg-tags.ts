/** A tag as it stands in an SVG, or the text between tags; entities in attributes are written out. */
type SvgPart =
	| { kind: "open"; name: string; attributes: Record<string, string> }
	| { kind: "close"; name: string }
	| { kind: "text"; text: string };

const NAME = "[A-Za-z_][\\w:.-]*";
const TOKEN = new RegExp(
	[
		"<!--[^]*?-->",
		"<!\\[CDATA\\[(?<cdata>[^]*?)\\]\\]>",
		"<\\?[^]*?\\?>",
		"<!DOCTYPE(?:[^<>[\\]\"']|\"[^\"]*\"|'[^']*')*(?:\\[(?<subset>[^\\]]*)\\]\\s*)?>",
		`</(?<close>${NAME})\\s*>`,
		`<(?<open>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(?<empty>/)?>`,
		"(?<text>[^<]+)",
	].join("|"),
	"y",
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "g");
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;
const KNOWN_ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * The tags of an SVG in their order. This is no XML parser: it reads what drawing programs write, so that their
 * shapes can be counted, and refuses everything it does not understand.
 *
 * @throws Error for that
 */
export function* readSvgTags(text: string): Iterable<SvgPart> {
	let entities: Record<string, string> = KNOWN_ENTITIES;
	TOKEN.lastIndex = 0;
	for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at = TOKEN.lastIndex) {
		TOKEN.lastIndex = at;
		const found = TOKEN.exec(text)?.groups;
		if (!found && TOKEN.lastIndex === 0) throw new Error("This is no SVG.");
		const { open, close, attributes = "", empty, cdata, subset } = found ?? {};
		if (subset !== undefined) entities = { ...KNOWN_ENTITIES, ...readEntities(subset) };
		if (open !== undefined) yield { kind: "open", name: open, attributes: readAttributes(attributes, entities) };
		if (close !== undefined || (open !== undefined && empty)) yield { kind: "close", name: close ?? open ?? "" };
		const words = cdata ?? found?.text;
		if (words !== undefined) yield { kind: "text", text: words };
	}
}

function readAttributes(text: string, entities: Record<string, string>): Record<string, string> {
	const found = [...text.matchAll(ATTRIBUTE)];
	return Object.fromEntries(found.map(([, name = "", a, b]) => [name, writeOut(a ?? b ?? "", entities)]));
}

function writeOut(value: string, entities: Record<string, string>): string {
	return value.replace(/&([^;&]*);?/g, (_, name: string) => {
		const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
		if (hex ?? decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
		const known = Object.hasOwn(entities, name) ? entities[name] : undefined;
		if (known === undefined) throw new Error("An entity is not known.");
		return known;
	});
}

/** Drawing programs shorten addresses by entities; whatever else may stand there could hide shapes from the count. */
function readEntities(subset: string): Record<string, string> {
	if (subset.replace(ENTITY, "").trim() !== "") throw new Error("This is no SVG of a drawing program.");
	return Object.fromEntries([...subset.matchAll(ENTITY)].map(([, name = "", a, b]) => [name, a ?? b ?? ""]));
}
