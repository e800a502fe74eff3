const HUES = 8;

/** In this order, so that the blue that resembles a selection comes last. */
const COLOURS = [6, 2, 5, 4, 3, 7, 8, 1];

/** What tells recipients apart, besides their initials; patterns (from 1) are drawn by desk.css. */
type RecipientLook = { colour: string; pattern: number };

/** The colour and the pattern of a recipient's place in their row (`DraftRecipient.hue`, 0-based); they begin anew after the last. */
export function recipientLook(hue: number): RecipientLook {
	const place = ((hue % HUES) + HUES) % HUES;
	return { colour: `var(--recipient-${COLOURS[place] ?? 1})`, pattern: place + 1 };
}
