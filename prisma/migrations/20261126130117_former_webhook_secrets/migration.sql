-- AlterTable
ALTER TABLE "WebhookEndpoint" ADD COLUMN     "oldSecrets" JSONB NOT NULL DEFAULT '[]';

-- What signs along goes on to do so.
UPDATE "WebhookEndpoint" SET "oldSecrets" = jsonb_build_array(jsonb_build_object(
  'sealed', translate(encode("oldSecret", 'base64'), E'\n', ''),
  'until', to_char("oldSecretUntil" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)) WHERE "oldSecret" IS NOT NULL AND "oldSecretUntil" > now();

-- AlterTable
ALTER TABLE "WebhookEndpoint" DROP COLUMN "oldSecret";
