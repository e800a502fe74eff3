import { Download } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { formatDate, formatDateTime } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { messagesFor } from "#lib/i18n/signing/signing-messages.ts";
import { type ClosedPageData, closedWords, renewedBy } from "./closed-words.ts";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";
import { NewLinkButton } from "./new-link-button.tsx";
import { ReloadOnChange } from "./reload-on-change.tsx";

/** States that change by themselves: the page looks again. */
const PASSING = ["finalising", "seal-failed", "waiting", "signed"];

/** The page of every terminal and waiting state. */
export function ClosedPage({ page, token, timeZone }: { page: ClosedPageData; token: string; timeZone: string }) {
	const messages = messagesFor(page);
	const { closed } = messages;
	const { icon, title, text } = closedWords(page, messages, timeZone);
	const { senderName: sender, hidesTagLine } = page.brand;
	const channel = renewedBy(page);
	return (
		<MessagePage
			brand={page.brand}
			icon={<MessageIcon name={icon} />}
			title={title}
			line={fill(closed.documentLine, { title: page.title, sender })}
			footer={hidesTagLine ? null : closed.footer}
		>
			<p>{text}</p>
			<Details page={page} timeZone={timeZone} />
			{page.download ? (
				<p>
					<ButtonLink
						href={`/sign/${token}/download`}
						download
						variant={page.download === "sealed" ? "primary" : "secondary"}
						size="lg"
						icon={<Download size={18} aria-hidden="true" />}
						className="max-sm:w-full max-sm:whitespace-normal"
					>
						{page.download === "sealed" ? closed.downloadSealed : closed.downloadUnsealed}
					</ButtonLink>
				</p>
			) : null}
			{channel ? <NewLinkButton token={token} channel={channel} messages={messages} /> : null}
			{PASSING.includes(page.state) ? <ReloadOnChange token={token} state={page.state} /> : null}
		</MessagePage>
	);
}

function Details({ page, timeZone }: { page: ClosedPageData; timeZone: string }) {
	const { closed } = messagesFor(page);
	const reader = { locale: page.locale, timeZone };
	const isOver = page.state === "completed" && !page.download;
	const isOwnPart = page.state === "signed" && page.at;
	return (
		<>
			{page.reason ? (
				<p className="whitespace-pre-wrap break-words rounded-control bg-sunken px-4 py-3" dir="auto">
					{fill(closed.reason, { reason: page.reason })}
				</p>
			) : null}
			{isOwnPart && page.at ? (
				<p className="text-ink-soft">{fill(closed.signedAt, { date: formatDateTime(new Date(page.at), reader) })}</p>
			) : null}
			{page.download === "sealed" && page.downloadUntil ? (
				<p className="text-ink-soft">
					{fill(closed.completedUntil, { date: formatDate(new Date(page.downloadUntil), reader) })}
				</p>
			) : null}
			{isOver ? <p className="text-ink-soft">{fill(closed.completedOver, { sender: page.brand.senderName })}</p> : null}
		</>
	);
}
