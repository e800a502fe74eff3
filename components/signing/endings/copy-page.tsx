import { Download } from "lucide-react";
import { Filled } from "#components/ui/filled.tsx";
import { PostButton } from "#components/ui/forms/post-button.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import type { CopyPage as CopyPageData } from "#lib/contract/signing/copy-page.ts";
import { format } from "#lib/i18n/message.ts";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { MessageIcon } from "./message-icon.tsx";
import { MessagePage } from "./message-page.tsx";

type CopyPageProps = { page: Extract<CopyPageData, { state: "usable" | "expired" }>; token: string };

/** For somebody who only gets a copy: the sealed document to download, or that the link is over. */
export function CopyPage({ page, token }: CopyPageProps) {
	const { closed } = signingMessages(page.locale);
	const { senderName: sender, hidesTagLine } = page.brand;
	const isUsable = page.state === "usable";
	const until = <Moment at={page.until} locale={page.locale} style="day" fallbackZone={page.timeZone} />;
	return (
		<MessagePage
			brand={page.brand}
			icon={<MessageIcon name={isUsable ? "sealed" : "link"} />}
			title={isUsable ? closed.completedTitle : closed.linkExpiredTitle}
			line={format(closed.documentLine, { title: page.title, sender })}
			footer={hidesTagLine ? null : closed.footer}
		>
			{isUsable ? (
				<>
					<p>{closed.completedText}</p>
					<p className="text-ink-soft">
						<Filled text={closed.completedUntil} values={{ date: until }} />
					</p>
					<div>
						<PostButton
							action={`/copies/${token}/download`}
							variant="primary"
							size="lg"
							icon={<Download size={18} aria-hidden="true" />}
							className="max-sm:w-full"
						>
							{closed.downloadSealed}
						</PostButton>
					</div>
				</>
			) : (
				<p>{format(closed.completedOver, { sender })}</p>
			)}
		</MessagePage>
	);
}
