import { hearDocumentNews } from "#lib/db/document-news.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";

type DocumentWatch = {
	/** A document within reach has changed, been made or gone. */
	tell: (news: { documentId: string; isSandbox: boolean }) => void;
	/** Nothing more is told; called once, unless the watch was ended before. */
	lose: () => void;
};

/**
 * Watches the documents that a user reaches, so that a page can read anew what it shows. What is told is that there is
 * something to read, never what: whoever reads passes the gate again.
 *
 * @returns what ends the watch
 * @throws Error when the database does not tell of changes
 */
export const watchDocuments = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { tell, lose }: DocumentWatch): Promise<() => void> => {
		const { accountId, teamId, senderId, isSandbox } = documentScope(context);
		return hearDocumentNews({
			hear: (news) => {
				if (news.accountId !== accountId) return;
				if (teamId && news.teamId !== teamId) return;
				if (senderId && news.senderId !== senderId) return;
				if (isSandbox !== undefined && news.isSandbox !== isSandbox) return;
				tell({ documentId: news.documentId, isSandbox: news.isSandbox });
			},
			lose,
		});
	},
);
