"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { chooseEnvironment } from "#lib/domain/users/preferences/choose-environment.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

export const chooseEnvironmentAction = defineAction(z.object({ isSandbox: z.boolean() }), async (context, input) => {
	await chooseEnvironment(context, input);
	revalidatePath("/", "layout");
});
