import { ArrowRight } from "lucide-react";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ChangedItem } from "./changed-items.ts";
import type { ChangedValue } from "./compared.ts";

type Props = { changes: { title: string; items: string[] }[]; changed: ChangedItem[] };

/** What was added, removed and changed since a version. */
export function ChangesSince({ changes, changed }: Props) {
	const { versions: words } = useWords("templates");
	return (
		<Section title={words.since}>
			<div className="flex flex-col gap-4 px-4 py-4 sm:px-5">
				{changes.length + changed.length === 0 ? <p className="text-ink-soft">{words.unchanged}</p> : null}
				{changes.map(({ title, items }) => (
					<div key={title}>
						<h3 className="text-ink-soft">{title}</h3>
						<ul className="flex flex-col gap-1">
							{items.map((item) => (
								<li key={item} className="wrap-anywhere">
									{item}
								</li>
							))}
						</ul>
					</div>
				))}
				{changed.length > 0 ? <Changed items={changed} /> : null}
			</div>
		</Section>
	);
}

function Changed({ items }: { items: ChangedItem[] }) {
	const { versions: words } = useWords("templates");
	return (
		<div>
			<h3 className="mb-1 text-ink-soft">{words.kinds.changed}</h3>
			<ul className="flex flex-col gap-3">
				{items.map(({ title, values }, index) => (
					<li key={index}>
						<p className="font-medium wrap-anywhere">{title}</p>
						<ul className="flex flex-col gap-1 border-line border-s-2 ps-3 empty:hidden">
							{values.map((value) => (
								<li key={value.name}>
									<Value value={value} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
		</div>
	);
}

function Value({ value: { name, before, after } }: { value: ChangedValue }) {
	const { values: words } = useWords("templates").versions;
	return (
		<>
			{name ? <p className="text-ink-soft wrap-anywhere">{name}</p> : null}
			{before === after ? null : (
				<p className="whitespace-pre-line wrap-anywhere">
					<del className="text-ink-soft">
						<bdi>{before || words.none}</bdi>
					</del>{" "}
					<ArrowRight size={14} aria-hidden="true" className="inline rtl:rotate-180" />{" "}
					<ins className="no-underline">
						<bdi>{after || words.none}</bdi>
					</ins>
				</p>
			)}
		</>
	);
}
