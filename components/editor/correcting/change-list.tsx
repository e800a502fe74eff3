import type { ReactNode } from "react";
import { useWords } from "#components/ui/words.tsx";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import type { NamedRecipient } from "../recipients/recipient-names.ts";
import { RecipientToken } from "../recipients/recipient-token.tsx";
import { useNamedRecipients, useRecipientsOf } from "../recipients/use-recipient-names.ts";
import type { DescribedCorrection } from "./describe-correction.ts";

/** What changes: for everybody, then for each person. */
export function ChangeList({ described: { whole, people } }: { described: DescribedCorrection }) {
	const words = useWords("editor").correcting;
	const now = useNamedRecipients();
	const before = useRecipientsOf(useDeskFacts().correction?.base ?? null);
	const nameOf = (id: string) => now.find((one) => one.id === id) ?? before.find((one) => one.id === id);
	return (
		<ul className="flex flex-col divide-y divide-line">
			{whole.length > 0 ? <Part head={<h3 className="font-semibold">{words.whole}</h3>} lines={whole} /> : null}
			{people.map(({ id, lines }) => (
				<Part key={id} head={<Person named={nameOf(id)} />} lines={lines} />
			))}
		</ul>
	);
}

function Person({ named }: { named: NamedRecipient | undefined }) {
	if (!named) return null;
	return (
		<div className="flex min-w-0 items-center gap-2.5">
			<RecipientToken hue={named.hue} mark={named.mark} />
			<h3 className="min-w-0 truncate font-semibold" dir="auto">
				{named.name}
			</h3>
		</div>
	);
}

function Part({ head, lines }: { head: ReactNode; lines: readonly string[] }) {
	return (
		<li className="flex flex-col gap-1.5 py-3.5 first:pt-0">
			{head}
			<ul className="flex flex-col gap-1">
				{lines.map((line) => (
					<li key={line} className="text-pretty break-words" dir="auto">
						{line}
					</li>
				))}
			</ul>
		</li>
	);
}
