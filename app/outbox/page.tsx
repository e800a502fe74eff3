import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MailList } from "#components/outbox/mail-list.tsx";
import { hasOutbox, keptChannels } from "#lib/domain/delivery/outbox/has-outbox.ts";
import { listOutbox } from "#lib/domain/delivery/outbox/list-outbox.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { sendSampleAction } from "../(sender)/documents/actions.ts";
import { pageWords, RoomWords } from "../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).outbox.title };
}

/** What sends messages of a channel once it is set. */
const SETTINGS = { mail: "SMTP_URL", sms: "SMS_ACCOUNT_SID" } as const;

type Props = { searchParams: Promise<{ cursor?: string | string[] }> };

export default async function OutboxPage({ searchParams }: Props) {
	const { outbox: words } = await pageWords();
	const cursor = oneParam((await searchParams).cursor);
	const context = await requirePageUser();
	if (!hasOutbox(context.principal)) notFound();
	const kept = keptChannels();
	const { mails, nextCursor } = await listOutbox(context, { cursor });
	return (
		<RoomWords of={["documents", "outbox"]}>
			<h1 className="font-semibold text-display">{words.title}</h1>
			<p className="mt-1 mb-5 max-w-3xl text-pretty text-ink-soft">
				{kept.includes("mail") ? `${words.mailKept} ` : ""}
				{kept.includes("sms") ? `${words.smsKept} ` : ""}
				{format(words.linksWork, {
					settings: formatList(
						await pageLocale(),
						kept.map((one) => SETTINGS[one]),
					),
				})}
			</p>
			<MailList
				mails={mails.map((mail) => ({
					...mail,
					createdAt: mail.createdAt.toISOString(),
					nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
				}))}
				nextCursor={nextCursor}
				isFirstPage={!cursor}
				isSandbox={context.principal.isSandbox}
				sendSample={sendSampleAction}
			/>
		</RoomWords>
	);
}
