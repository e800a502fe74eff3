import { leave } from "#lib/http/pages/leave-route.ts";

export const POST = leave;
