import type { PreviewEndingWords } from "#components/signing/preview/preview-ending.tsx";
import type { PreviewedPerson, SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { formatList } from "#lib/i18n/format.ts";
import { type CatalogueLocale, intlLocale } from "#lib/i18n/locales.ts";
import { format, formatAny } from "#lib/i18n/message.ts";

/** What would come of it, in the words of who looks at the preview. */
export function endingWords(
	{ person, together, next, common: { finishUrl } }: SigningPreview,
	reader: CatalogueLocale,
): PreviewEndingWords {
	const { preview, layout } = workplaceMessages(reader).editor;
	const { ended } = preview;
	const nameOf = ({ name, number }: PreviewedPerson) => name || format(layout.recipient, { number });
	const name = nameOf(person);
	const [others, sentence] =
		together.length > 0 ? [together, ended.together] : next.length > 0 ? [next, ended.next] : [[], ended.last];
	const leads = finishUrl === null ? "" : ` ${format(ended.leads, { url: finishUrl })}`;
	const then = formatAny(sentence, { names: formatList(reader, others.map(nameOf)) });
	return {
		locale: intlLocale(reader),
		finished: { title: format(ended.finished, { name }), text: `${then}${leads}` },
		declined: { title: format(ended.declined, { name }), text: ended.declinedText },
		nothing: ended.nothing,
		again: ended.again,
	};
}
