import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { IdentityMessages } from "#lib/i18n/identity/identity-messages.ts";
import type { CatalogueLocale } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";

type ButtonsProps = { mayApprove: boolean; words: IdentityMessages; isBusy: boolean };

/** Yes and no to a question that is open, each as near; within a form. */
export function AnswerButtons({ mayApprove, words, isBusy }: ButtonsProps) {
	const shared = { type: "submit", name: "answer", size: "lg", isBusy } as const;
	return (
		<>
			{mayApprove ? (
				<Button {...shared} value="Approve" variant="primary">
					{words.approve}
				</Button>
			) : null}
			<Button {...shared} value="Deny">
				{words.deny}
			</Button>
			<p className="min-w-48 flex-1 text-pretty text-ink-soft text-sm">{words.unsure}</p>
		</>
	);
}

type UntilProps = { request: IdentityRequestView; words: IdentityMessages; locale: CatalogueLocale };

/** Until when one can agree; nothing before the question has been mailed. */
export function AnswerUntil({ request, words, locale }: UntilProps) {
	if (request.isExpired) return <Notice tone="warn">{format(words.expired, { inviter: request.askedBy })}</Notice>;
	if (request.expiresAt === null) return null;
	return (
		<p className="text-ink-soft text-sm">
			{words.until} <Moment at={request.expiresAt} locale={locale} style="minute" />
		</p>
	);
}
