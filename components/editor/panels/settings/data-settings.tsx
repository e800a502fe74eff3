"use client";

import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Fold } from "#components/panels/fold.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDocument } from "./use-document.ts";

const MOST = 50;
/** What no object can have as a name of its own without losing it somewhere. */
const RESERVED = "__proto__";

/** What clients of the API read back with the document. */
export function DataSettings() {
	const words = useWords("editor").settings.data;
	const [{ metaData }, change] = useDocument();
	const pairs = Object.entries(metaData);
	const put = (index: number, pair: [string, string] | null, run?: string) => {
		const next = pairs.flatMap((one, at) => (at === index ? (pair ? [pair] : []) : [one]));
		change({ metaData: Object.fromEntries(next) }, run);
	};
	const add = () => {
		let name = words.newName;
		for (let number = 2; Object.hasOwn(metaData, name); number += 1) name = `${words.newName} ${number}`;
		change({ metaData: { ...metaData, [name]: "" } });
	};
	return (
		<Fold title={words.title} summary={pairs.length === 0 ? words.none : format(words.count, { count: pairs.length })}>
			{pairs.map(([name, value], index) => (
				<div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
					<NameInput
						name={name}
						isTaken={(next) => Object.hasOwn(metaData, next)}
						onName={(next) => put(index, [next, value], `data.${index}`)}
					/>
					<TextInput
						label={words.value}
						value={value}
						maxLength={500}
						onType={(next) => put(index, [name, next], `data.${index}`)}
					/>
					<button
						type="button"
						aria-label={format(words.remove, { name })}
						title={format(words.remove, { name })}
						onClick={() => put(index, null)}
						className="mt-5 grid size-9 place-items-center rounded-control text-ink-soft hover:bg-sunken max-md:size-11"
					>
						<X size={16} aria-hidden="true" />
					</button>
				</div>
			))}
			{pairs.length < MOST ? (
				<Button
					variant="ghost"
					size="sm"
					className="-ml-2 self-start max-md:min-h-11"
					icon={<Plus size={16} aria-hidden="true" />}
					onClick={add}
				>
					{words.add}
				</Button>
			) : null}
		</Fold>
	);
}

type NameProps = { name: string; isTaken: (name: string) => boolean; onName: (name: string) => void };

function NameInput({ name, isTaken, onName }: NameProps) {
	const words = useWords("editor").settings.data;
	const [isRefused, setIsRefused] = useState(false);
	return (
		<TextInput
			label={words.key}
			value={name}
			maxLength={50}
			isBad={isRefused}
			note={isRefused ? format(words.reserved, { name: RESERVED }) : undefined}
			onType={(next) => {
				setIsRefused(next === RESERVED);
				// Two of one name would be one.
				if (next !== RESERVED && !isTaken(next)) onName(next);
			}}
		/>
	);
}
