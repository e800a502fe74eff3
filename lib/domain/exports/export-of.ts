/** For whom an export is made, of which account, as it was when. */
export type ExportOf = {
	accountId: string;
	userId: string;
	name: string;
	email: string;
	locale: string;
	startedAt: Date;
};
