"use client";

import { Fold } from "#components/panels/fold.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { OneOfSettings } from "./settings-of.ts";

/** Fields that show the same value have one name in common. */
export function SyncProperties({ field, change }: OneOfSettings) {
	const words = useWords("fieldSettings").sync;
	return (
		<Fold title={words.title} summary={field.dataSyncTag ?? words.none}>
			<TextInput
				label={words.tag}
				setting="dataSyncTag"
				maxLength={255}
				value={field.dataSyncTag ?? ""}
				note={words.about}
				onType={(tag) => change({ dataSyncTag: tag === "" ? null : tag }, "sync")}
			/>
		</Fold>
	);
}
