import { Download, Eye } from "lucide-react";
import { Filled } from "#components/ui/filled.tsx";
import { PostButton } from "#components/ui/forms/post-button.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { format } from "#lib/i18n/message.ts";
import type { MomentStyle } from "#lib/i18n/moment.ts";
import { messagesFor } from "#lib/i18n/signing/signing-messages.ts";
import { type ClosedPageData, closedWords, renewedBy } from "./closed-words.tsx";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";
import { NewLinkButton } from "./new-link-button.tsx";
import { ReloadOnChange } from "./reload-on-change.tsx";

/** States that change by themselves: the page looks again. */
const PASSING = ["finalising", "seal-failed", "waiting", "signed"];

type ClosedPageProps = {
	page: ClosedPageData;
	token: string;
	/** A new link was asked for without scripts. */
	isLinkSent: boolean;
};

/** The page of every terminal and waiting state. */
export function ClosedPage({ page, token, isLinkSent }: ClosedPageProps) {
	const messages = messagesFor(page);
	const { closed, errors } = messages;
	const { linkSent, sendLink } = closed;
	const date = page.at && <When at={page.at} page={page} style="minute" />;
	const { icon, title, text } = closedWords(page, messages, date);
	const { senderName: sender, hidesTagLine } = page.brand;
	const channel = renewedBy(page);
	return (
		<MessagePage
			brand={page.brand}
			icon={<MessageIcon name={icon} />}
			title={title}
			line={page.title === "" ? null : format(closed.documentLine, { title: page.title, sender })}
			footer={hidesTagLine ? null : closed.footer}
		>
			<p>{text}</p>
			<Details page={page} />
			{page.download ? (
				<div className="flex flex-wrap gap-3">
					<PostButton
						action={`/sign/${token}/download`}
						variant={page.download === "sealed" ? "primary" : "secondary"}
						size="lg"
						icon={<Download size={18} aria-hidden="true" />}
						className="max-sm:w-full max-sm:whitespace-normal"
					>
						{page.download === "sealed" ? closed.downloadSealed : closed.downloadUnsealed}
					</PostButton>
					<PostButton
						action={`/sign/${token}/view`}
						target="_blank"
						size="lg"
						icon={<Eye size={18} aria-hidden="true" />}
						className="max-sm:w-full"
					>
						{closed.view}
					</PostButton>
				</div>
			) : null}
			{channel ? (
				<NewLinkButton
					{...{ token, channel, isLinkSent }}
					locale={page.locale}
					messages={{ closed: { linkSent, sendLink }, errors: { busy: errors.busy, failed: errors.failed } }}
				/>
			) : null}
			{PASSING.includes(page.state) ? <ReloadOnChange token={token} state={page.state} /> : null}
		</MessagePage>
	);
}

type WhenProps = { at: string; page: ClosedPageData; style: MomentStyle };

function When({ at, page, style }: WhenProps) {
	return <Moment at={at} locale={page.locale} style={style} fallbackZone={page.timeZone} />;
}

function Details({ page }: { page: ClosedPageData }) {
	const { closed } = messagesFor(page);
	const isOver = page.state === "completed" && !page.download;
	const isOwnPart = page.state === "signed" && page.at;
	return (
		<>
			{page.reason ? (
				<p className="whitespace-pre-wrap break-words rounded-control bg-sunken px-4 py-3" dir="auto">
					{format(closed.reason, { reason: page.reason })}
				</p>
			) : null}
			{isOwnPart && page.at ? (
				<p className="text-ink-soft">
					<Filled text={closed.signedAt} values={{ date: <When at={page.at} page={page} style="minute" /> }} />
				</p>
			) : null}
			{page.download === "sealed" && page.downloadUntil ? (
				<p className="text-ink-soft">
					<Filled
						text={closed.completedUntil}
						values={{ date: <When at={page.downloadUntil} page={page} style="day" /> }}
					/>
				</p>
			) : null}
			{isOver ? (
				<p className="text-ink-soft">{format(closed.completedOver, { sender: page.brand.senderName })}</p>
			) : null}
		</>
	);
}
