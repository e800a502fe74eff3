import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { IdentityMessages } from "#lib/i18n/identity/identity-messages.ts";
import { format } from "#lib/i18n/message.ts";

type Props = { request: IdentityRequestView; words: IdentityMessages["preview"] };

/** How a mail in the person's name looks to whoever gets it. A picture: nothing in it can be pressed. */
export function RecipientSees({ request: { name, email, accountName }, words }: Props) {
	return (
		<section>
			<h2 className="mb-2 text-ink-soft text-xs">{words.heading}</h2>
			<div className="rounded-card border border-line bg-surface p-4 sm:p-5">
				<div className="flex items-center gap-3 border-line border-b pb-4">
					<Avatar name={name} />
					<div className="min-w-0">
						<p className="break-words font-medium" dir="auto">
							{name}
						</p>
						<p className="break-words text-ink-soft">
							{words.replies} <Address text={email} />
						</p>
					</div>
				</div>
				<p className="mt-4 text-balance break-words font-semibold text-read">{format(words.asks, { name })}</p>
				<span
					aria-hidden="true"
					className="my-4 inline-flex min-h-9 items-center rounded-control bg-primary px-3.5 font-medium text-on-primary"
				>
					{words.open}
				</span>
				<p className="break-words text-ink-soft text-xs">{format(words.sentBy, { account: accountName, name })}</p>
			</div>
		</section>
	);
}
