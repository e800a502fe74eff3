import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { MailView } from "#components/outbox/mail-view.tsx";
import { viewOutboxMail } from "#lib/domain/delivery/outbox/view-outbox-mail.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { requirePageUser } from "#lib/http/pages/page-context.ts";
import { reauthPath } from "#lib/http/pages/reauth-path.ts";
import { pageWords, RoomWords } from "../../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).outbox.message.title };
}

type Props = { params: Promise<{ mailId: string }> };

export default async function OutboxMailPage({ params }: Props) {
	const { mailId } = await params;
	const context = await requirePageUser();
	const mail = await viewOutboxMail(context, { mailId }).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "NotFound") return notFound();
		if (error instanceof AppError && error.code === "ReauthRequired") redirect(reauthPath(`/outbox/${mailId}`));
		throw error;
	});
	const document = mail.document && !mail.document.deletedAt ? mail.document : null;
	return (
		<RoomWords of={["outbox"]}>
			<MailView
				mail={{
					id: mail.id,
					to: mail.to,
					subject: mail.subject,
					status: mail.status,
					error: mail.error,
					attempts: mail.attempts,
					createdAt: mail.createdAt.toISOString(),
					nextAttemptAt: mail.nextAttemptAt?.toISOString() ?? null,
					html: mail.html,
					text: mail.text,
					attachments: mail.attachments.map((one) => one.name),
					document: document ? { id: document.id, title: document.title } : null,
				}}
			/>
		</RoomWords>
	);
}
