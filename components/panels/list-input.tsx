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
};

/** Several short texts in one line, separated by commas. */
export function ListInput({ label, about, values, onGive, setting }: Props) {
	const [typed, setTyped] = useState<string | null>(null);
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
			note={typed !== null || values.length === 0 ? about : undefined}
		/>
	);
}
