import type { PreviewEndingWords } from "#components/signing/preview/preview-ending.tsx";
import type { PreviewedPerson, SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import { formatList } from "#lib/i18n/format.ts";
import { type CatalogueLocale, intlLocale } from "#lib/i18n/locales.ts";
import { workplaceMessages } from "#lib/i18n/workplace/workplace-messages.ts";

/** What would come of it, in the words of who looks at the preview. */
export function endingWords(
	{ person, together, next, common: { finishUrl } }: SigningPreview,
	reader: CatalogueLocale,
): PreviewEndingWords {
	const { preview, layout } = workplaceMessages(reader).desk;
	const { ended } = preview;
	const nameOf = ({ name, number }: PreviewedPerson) => name || fillPlaces(layout.recipient, { number }, reader);
	const name = nameOf(person);
	const [others, sentence] =
		together.length > 0 ? [together, ended.together] : next.length > 0 ? [next, ended.next] : [[], ended.last];
	const leads = finishUrl === null ? "" : ` ${fillPlaces(ended.leads, { url: finishUrl }, reader)}`;
	const then = fillPlaces(sentence, { names: formatList(reader, others.map(nameOf)) }, reader);
	return {
		locale: intlLocale(reader),
		finished: { title: fillPlaces(ended.finished, { name }, reader), text: `${then}${leads}` },
		declined: { title: fillPlaces(ended.declined, { name }, reader), text: ended.declinedText },
		nothing: ended.nothing,
		again: ended.again,
	};
}
