import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { findPendingDeletion } from "#lib/domain/content-deletion/view-deletion.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { pageWords } from "./page-words.tsx";

/** Says to Admins on every page that all documents are about to be deleted. */
export async function DeletionBanner({ user }: { user: UserContext }) {
	const pending = await findPendingDeletion(user);
	if (!pending) return null;
	const { data: words, locale } = await pageWords();
	const when = <Moment at={pending.dueAt.toISOString()} locale={locale} style="minute" />;
	return (
		<div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
			<Notice tone="bad">
				{pending.isRunning ? words.noticeRunning : <Filled text={words.notice} values={{ when }} />}{" "}
				<a href="/settings/data" className="font-medium text-seal underline underline-offset-4">
					{words.noticeLink}
				</a>
			</Notice>
		</div>
	);
}
