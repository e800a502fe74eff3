import { cx } from "#components/ui/cx.ts";
import type { DescribedPart } from "#lib/contract/reference/describe-operation.ts";

/** Names, types and meanings; parts of parts are set in. */
export function PartTable({ title, parts }: { title: string; parts: DescribedPart[] }) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<h3 className="border-line border-b px-4 py-2.5 font-medium text-ink-soft">{title}</h3>
			<dl>
				{parts.map((part) => (
					<Part key={part.name} part={part} depth={0} />
				))}
			</dl>
		</section>
	);
}

function Part({ part, depth }: { part: DescribedPart; depth: number }) {
	return (
		<>
			<div
				className={cx(
					"grid gap-x-6 gap-y-0.5 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[15rem_minmax(0,1fr)]",
					depth > 0 && "bg-paper pl-8",
				)}
			>
				<dt className="min-w-0">
					<span className="break-words font-medium font-mono text-xs leading-5">{part.name}</span>
					{part.isRequired ? <span className="ml-2 text-bad text-xs">required</span> : null}
					<span className="block text-ink-soft text-xs leading-5">{part.type}</span>
				</dt>
				<dd className="min-w-0">
					{part.text}
					{part.values.length > 0 ? (
						<span className="mt-0.5 block break-words text-ink-soft">{part.values.join(", ")}</span>
					) : null}
				</dd>
			</div>
			{part.parts.map((inner) => (
				<Part key={inner.name} part={inner} depth={depth + 1} />
			))}
		</>
	);
}
