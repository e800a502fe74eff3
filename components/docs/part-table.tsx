import { cx } from "#components/ui/cx.ts";
import type { DescribedPart } from "#lib/contract/reference/describe-operation.ts";

/** Names, types and meanings; parts of parts are set in. */
export function PartTable({ title, parts }: { title: string; parts: readonly DescribedPart[] }) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<h3 className="border-line border-b px-4 py-2.5 font-medium text-ink-soft">{title}</h3>
			<dl dangerouslySetInnerHTML={{ __html: partsHtml(parts) }} />
		</section>
	);
}

const written = new WeakMap<readonly DescribedPart[], string>();

/**
 * The rows as HTML, rendered once per table: as React elements, the thousands of rows took a fifth of a second of
 * processor time per visitor.
 */
function partsHtml(parts: readonly DescribedPart[]): string {
	const html = written.get(parts) ?? parts.map((part) => partHtml(part, 0)).join("");
	written.set(parts, html);
	return html;
}

function partHtml({ name, isRequired, type, text, values, parts }: DescribedPart, depth: number): string {
	const row = cx(
		"grid gap-x-6 gap-y-0.5 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[15rem_minmax(0,1fr)]",
		depth > 0 && "bg-paper pl-8",
	);
	const term = [
		span("break-words font-medium font-mono text-xs leading-5", name),
		isRequired ? span("ml-2 text-bad text-xs", "required") : "",
		span("block text-ink-soft text-xs leading-5", type),
	].join("");
	const listed = values.length > 0 ? span("mt-0.5 block break-words text-ink-soft", values.join(", ")) : "";
	const own = `<div class="${row}"><dt class="min-w-0">${term}</dt><dd class="min-w-0">${escaped(text)}${listed}</dd></div>`;
	return own + parts.map((inner) => partHtml(inner, depth + 1)).join("");
}

function span(className: string, text: string): string {
	return `<span class="${className}">${escaped(text)}</span>`;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
	return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
