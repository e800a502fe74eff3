"use client";

import { Fold } from "#components/panels/fold.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { useDefaults, useDefaultText } from "./settings-in-words.ts";
import { useDocument } from "./use-document.ts";

/** Where signers are led when they have finished. */
export function RedirectSettings() {
	const words = useWords("editor").settings.redirect;
	const [{ redirectUrl }, change] = useDocument();
	const byDefault = useDefaultText();
	const usual = byDefault(useDefaults()?.redirectUrl ?? words.none);
	const isBad = redirectUrl !== null && !isWebAddress(redirectUrl);
	return (
		<Fold title={words.title} summary={redirectUrl ?? usual}>
			<TextInput
				label={words.address}
				type="url"
				inputMode="url"
				dir="ltr"
				placeholder="https://example.com/thanks"
				maxLength={2_000}
				value={redirectUrl ?? ""}
				onType={(typed) => change({ redirectUrl: typed.trim() === "" ? null : typed.trim() }, "redirectUrl")}
				isBad={isBad}
				note={isBad ? words.bad : words.about}
			/>
		</Fold>
	);
}

function isWebAddress(text: string): boolean {
	return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
