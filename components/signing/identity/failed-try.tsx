import { format, formatAny } from "#lib/i18n/message.ts";
import type { PartProps } from "./part-props.ts";

/** Why the last try came to nothing, and how many there are left, if any. */
export function FailedTry({ page: { brand }, words, identity: { progress } }: PartProps) {
	const { failed, triesLeft } = progress;
	if (!failed) return null;
	const sender = { sender: brand.senderName };
	return (
		<div className="flex flex-col gap-3">
			<p>
				{formatAny(words.failed.reasons[failed.reason], sender)}{" "}
				{triesLeft > 0 ? format(words.failed.tries, { count: triesLeft }) : null}
			</p>
			{failed.note ? (
				<figure className="rounded-control bg-sunken px-4 py-3">
					<figcaption className="text-ink-soft text-sm">{format(words.failed.note, sender)}</figcaption>
					<blockquote className="whitespace-pre-wrap break-words" dir="auto">
						{failed.note}
					</blockquote>
				</figure>
			) : null}
		</div>
	);
}
