"use client";

import { useState } from "react";
import { listedIn } from "#components/ui/listed-in.ts";
import { TextInput } from "./text-input.tsx";

type Props = {
	label: string;
	about: string;
	values: readonly string[];
	onGive: (values: string[]) => void;
	setting?: string;
	/** Why one of them will not do; null: they all do. */
	problemOf?: (values: readonly string[]) => string | null;
};

/** Several short texts in one line, separated by commas. */
export function ListInput({ label, about, values, onGive, setting, problemOf }: Props) {
	const [typed, setTyped] = useState<string | null>(null);
	const problem = problemOf?.(values) ?? null;
	return (
		<TextInput
			label={label}
			setting={setting}
			// While it is typed, the comma at its end stays.
			value={typed ?? values.join(", ")}
			onType={(text) => {
				setTyped(text);
				onGive(listedIn(text));
			}}
			onBlur={() => setTyped(null)}
			isBad={problem !== null && typed === null}
			note={typed === null ? (problem ?? (values.length === 0 ? about : undefined)) : about}
		/>
	);
}
