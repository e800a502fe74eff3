-- What did not arrive is a row for each way, instead of one text whose beginning said which.
CREATE TABLE "DeliveryFailure" (
    "signerId" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "DeliveryFailure_pkey" PRIMARY KEY ("signerId","channel")
);

INSERT INTO "DeliveryFailure" ("signerId", "channel", "reason", "at")
SELECT "id",
    CASE WHEN "deliveryError" LIKE 'SMS: %' THEN 'sms' ELSE 'mail' END,
    regexp_replace(COALESCE("deliveryError", ''), '^SMS: ', ''),
    "updatedAt"
FROM "Signer" WHERE "deliveryStatus" = 'Failed';

ALTER TABLE "DeliveryFailure" ADD CONSTRAINT "DeliveryFailure_signerId_fkey" FOREIGN KEY ("signerId") REFERENCES "Signer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Signer" DROP COLUMN "deliveryError";
