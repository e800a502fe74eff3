import { Filled } from "#components/ui/filled.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import type { Message } from "#lib/i18n/message.ts";

type Props = {
	/** null: it is being made. */
	link: PhoneLink | null;
	words: { code: string; validUntil: Message<{ date: string }>; making: string };
	locale: string;
	/** The zone to write in while the reader's is not known. */
	timeZone?: string;
};

/** The code, black on white in the dark as well: cameras expect it so. Its room is kept while it is made. */
export function PhoneCode({ link, words, locale, timeZone }: Props) {
	const zone = timeZone === undefined ? {} : { fallbackZone: timeZone };
	return (
		<>
			<div className="paper-light grid aspect-square w-full max-w-56 place-items-center rounded-card border border-line bg-white text-ink-soft">
				{link ? (
					<svg
						viewBox={`0 0 ${link.code.size} ${link.code.size}`}
						role="img"
						aria-label={words.code}
						className="w-full"
					>
						<path d={link.code.path} fill="#000000" shapeRendering="crispEdges" />
					</svg>
				) : (
					<Spinner size={24} />
				)}
			</div>
			<p className="min-h-5 text-ink" aria-live="polite">
				{link ? (
					<Filled
						text={words.validUntil}
						values={{ date: <Moment at={link.validUntil} locale={locale} style="minute" {...zone} /> }}
					/>
				) : (
					words.making
				)}
			</p>
		</>
	);
}
