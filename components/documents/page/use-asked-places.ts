import { useState } from "react";
import { toast } from "#components/ui/toast.tsx";
import { useAskedFor } from "#components/ui/use-asked-for.ts";
import { useWords } from "#components/ui/words.tsx";
import { ASKED_RECIPIENT } from "../actions/document-menu.tsx";
import type { DocumentDetailsData } from "../details.ts";
import { placesOf, type TakenPlace } from "../dialogs/new-person.ts";

/**
 * The places that somebody else can take, from when it is asked on or the address of the page says so: as they are then,
 * whatever happens meanwhile. None: nothing is asked.
 */
export function useAskedPlaces(details: DocumentDetailsData) {
	const { change: words, signers } = useWords("document");
	const [places, setPlaces] = useState<TakenPlace[]>([]);
	const ask = () => {
		const found = details.isOpen ? placesOf(details.signers, signers.step) : [];
		if (found.length === 0) toast(words.nobody, "bad");
		setPlaces(found);
	};
	useAskedFor((asked) => {
		if (asked === ASKED_RECIPIENT) ask();
	});
	return { places, ask, close: () => setPlaces([]) };
}
