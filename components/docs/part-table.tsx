import { cx } from "#components/ui/cx.ts";
import { markNames } from "#lib/contract/reference/code-names.ts";
import type { DescribedPart } from "#lib/contract/reference/described-part.ts";

type Props = {
	title: string;
	parts: readonly DescribedPart[];
	/** Of the operation, for the addresses of its parts. */
	idPrefix: string;
	/** Shown on request. */
	isFolded?: boolean;
};

/** Of the rows, for which each class would be written a thousand times. */
const LIST_CLASS = cx(
	"[&_div:last-child]:border-b-0 [&_div]:grid [&_div]:gap-x-6 [&_div]:gap-y-0.5 [&_div]:border-line [&_div]:border-b",
	"[&_div]:px-4 [&_div]:py-2.5 sm:[&_div]:grid-cols-[14rem_minmax(0,1fr)] [&_dt]:min-w-0 [&_dd]:min-w-0",
	"[&_b]:wrap-anywhere [&_b]:font-medium [&_b]:font-mono [&_b]:text-xs [&_b]:leading-5",
	"[&_em]:ml-2 [&_em]:text-bad [&_em]:text-xs [&_em]:not-italic",
	"[&_i]:block [&_i]:text-ink-soft [&_i]:text-xs [&_i]:leading-5 [&_i]:not-italic",
	"[&_code]:wrap-anywhere [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1 [&_code]:py-0.5 [&_code]:text-[0.85em]",
	"[&_p]:wrap-anywhere [&_p]:mt-0.5 [&_p]:text-ink-soft [&_a]:text-seal [&_a]:underline",
	"sm:[&_dd+dd]:col-span-2 [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:rounded-control [&_summary]:py-1",
	"[&_summary]:font-medium [&_summary]:text-seal [&_dl]:mt-1 [&_dl]:rounded-card [&_dl]:border [&_dl]:border-line",
	"[&_dl]:bg-paper [&_div:target]:bg-seal-soft [&_div:target]:shadow-[inset_3px_0_var(--seal)]",
	"forced-colors:[&_div:target]:outline-2 forced-colors:[&_div:target]:-outline-offset-2",
);

/** Names, types and meanings; parts of parts are folded. */
export function PartTable({ title, parts, idPrefix, isFolded = false }: Props) {
	const list = <dl className={LIST_CLASS} dangerouslySetInnerHTML={{ __html: partsHtml(parts, idPrefix) }} />;
	const frame = "overflow-hidden rounded-card border border-line bg-surface";
	if (isFolded) {
		return (
			<details className={cx(frame, "open:[&>summary]:border-line open:[&>summary]:border-b")}>
				<summary className="cursor-pointer px-4 py-2.5 font-medium text-ink-soft hover:text-ink">{title}</summary>
				{list}
			</details>
		);
	}
	return (
		<section className={frame}>
			<h3 className="border-line border-b px-4 py-2.5 font-medium text-ink-soft">{title}</h3>
			{list}
		</section>
	);
}

const written = new WeakMap<readonly DescribedPart[], string>();

/**
 * The rows as HTML, rendered once per table: as React elements, the thousands of rows took a fifth of a second of
 * processor time per visitor.
 */
function partsHtml(parts: readonly DescribedPart[], prefix: string): string {
	const html = written.get(parts) ?? parts.map((part) => partHtml(part, `${prefix}.${part.name}`)).join("");
	written.set(parts, html);
	return html;
}

function partHtml({ name, isRequired, type, limits, text, values, parts }: DescribedPart, id: string): string {
	const kind = `${typeHtml(name, type)}${limits ? `, ${limits}` : ""}`;
	const term = `<b>${escaped(name)}</b>${isRequired ? "<em>required</em>" : ""}<i>${kind}</i>`;
	const listed = values.length > 0 ? `<p>${escaped(values.join(", "))}</p>` : "";
	return `<div id="${id}"><dt>${term}</dt><dd>${textHtml(text)}${listed}</dd>${innerHtml(name, parts, id)}</div>`;
}

function innerHtml(name: string, parts: readonly DescribedPart[], id: string): string {
	if (parts.length === 0) return "";
	const summary = `<summary>Parameters in ${escaped(name)}</summary>`;
	return `<dd><details>${summary}<dl>${partsHtml(parts, id)}</dl></details></dd>`;
}

function textHtml(text: string): string {
	return markNames(escaped(text), (name) => `<code>${name}</code>`);
}

/** Form fields and definitions of text tags are the same everywhere, and described once. */
function typeHtml(name: string, type: string): string {
	if (name === "textTagDefinitions") return 'list of <a href="/docs/api/text-tags#definitions">definitions</a>';
	const html = escaped(type);
	return html.replace(/form fields?$/, '<a href="/docs/api/form-fields">$&</a>');
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
	return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
