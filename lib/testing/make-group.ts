import { createAccountGroup } from "#lib/domain/contact-groups/create-account-group.ts";
import { operatorContext } from "#lib/domain/context.ts";

/** A contact group of an account, a member for each name, with addresses such as mia@example.com. */
export async function makeGroup(accountId: string, names: string[], groupName = "Legal team"): Promise<string> {
	const contacts = names.map((name) => ({ name, email: `${name.split(" ")[0]?.toLowerCase()}@example.com` }));
	return (await createAccountGroup(operatorContext("test"), { accountId, groupName, contacts })).groupId;
}
