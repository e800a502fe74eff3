/** How a language writes JSON values. */
type ValueStyle = {
	indent: string;
	/** Stands inside the braces of an object on one line. */
	padding: string;
	/** After the last item of a value on several lines. */
	end: string;
	key: (name: string) => string;
	words: Record<"true" | "false" | "null", string>;
};

const JSON_WORDS = { true: "true", false: "false", null: "null" };

export const JSON_STYLE: ValueStyle = { indent: "  ", padding: "", end: "", key: JSON.stringify, words: JSON_WORDS };

export const JAVASCRIPT_STYLE: ValueStyle = { ...JSON_STYLE, padding: " ", end: ",", key: (name) => name };

export const PYTHON_STYLE: ValueStyle = {
	...JSON_STYLE,
	indent: "    ",
	end: ",",
	words: { true: "True", false: "False", null: "None" },
};

const LINE_LENGTH = 72;

/**
 * A value as code: on one line where there is room, else an item a line.
 *
 * @param margin what stands before the lines after the first
 */
export function writeValue(value: unknown, style: ValueStyle, margin = ""): string {
	if (typeof value !== "object" || value === null) {
		return style.words[String(value) as keyof ValueStyle["words"]] ?? JSON.stringify(value);
	}
	const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
	const write = (inner: string) =>
		Object.entries(value).map(([name, item]) => {
			const text = writeValue(item, style, inner);
			return Array.isArray(value) ? text : `${style.key(name)}: ${text}`;
		});
	const padding = Array.isArray(value) ? "" : style.padding;
	const line = `${open}${padding}${write(margin).join(", ")}${padding}${close}`;
	if (!line.includes("\n") && margin.length + line.length <= LINE_LENGTH) return line;
	const inner = margin + style.indent;
	return `${open}\n${inner}${write(inner).join(`,\n${inner}`)}${style.end}\n${margin}${close}`;
}
