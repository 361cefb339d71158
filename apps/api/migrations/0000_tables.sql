CREATE TABLE "credentials" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credentials_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "credentials_kind" CHECK ("credentials"."kind" in ('login', 'payment'))
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" bigint NOT NULL,
	"target_type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "follows_user_id_target_type_target_id_pk" PRIMARY KEY("user_id","target_type","target_id")
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"seed" text NOT NULL,
	"hmac" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"nickname" text,
	"fullname" text,
	"work_email" text,
	"company_name" text,
	"position" text,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"sc_title" text,
	"tc_title" text,
	"en_title" text,
	"sc_introduction" text,
	"en_introduction" text,
	"business_card_url" text,
	"follow_industries_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"follow_ticker_region_ids" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"user_agent" text,
	"ip" text,
	CONSTRAINT "sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_capabilities" (
	"user_id" bigint NOT NULL,
	"capability" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_capabilities_user_id_capability_pk" PRIMARY KEY("user_id","capability")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"default_locale" text,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"anonymized_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_experiences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_experiences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"working_from" text NOT NULL,
	"working_until" text,
	"highlights" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"appointment_type" text NOT NULL,
	"name" text,
	"company" text,
	"meeting_id" bigint,
	"slot_id" bigint,
	"contact_type" text NOT NULL,
	"contact" text NOT NULL,
	"consult" text,
	"source_type" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_state_known" CHECK (state in ('sent', 'contacted', 'arranged', 'done', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "article_attachments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint NOT NULL,
	"file_url" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_views" (
	"article_id" bigint NOT NULL,
	"day" text NOT NULL,
	"viewer_key" text NOT NULL,
	CONSTRAINT "article_views_article_id_day_viewer_key_pk" PRIMARY KEY("article_id","day","viewer_key")
);
--> statement-breakpoint
CREATE TABLE "article_works" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_works_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"is_free" boolean NOT NULL,
	"limited_free_until" timestamp with time zone,
	"only_vip" boolean DEFAULT false NOT NULL,
	"vip_level" integer,
	"current_price_cents" integer,
	"original_price_cents" integer,
	"ppv_allowed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "article_works_price" CHECK ("article_works"."current_price_cents" > 0),
	CONSTRAINT "article_works_vip" CHECK (not "article_works"."only_vip" or "article_works"."vip_level" is not null),
	CONSTRAINT "article_works_access" CHECK ("article_works"."is_free" or "article_works"."only_vip" or "article_works"."current_price_cents" is not null)
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"work_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"lang" text NOT NULL,
	"author_id" bigint NOT NULL,
	"industry_id" bigint,
	"market_id" bigint,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"document" jsonb NOT NULL,
	"free_html" text NOT NULL,
	"full_html" text NOT NULL,
	"free_text" text NOT NULL,
	"key_data" jsonb NOT NULL,
	"risks" jsonb NOT NULL,
	"opportunities" jsonb NOT NULL,
	"repost_title" text,
	"repost_url" text,
	"cover_url" text,
	"word_count" integer NOT NULL,
	"read_time" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "articles_lang" CHECK ("articles"."lang" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "audience_trials" (
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audience_trials_subject_type_subject_id_organization_id_user_id_pk" PRIMARY KEY("subject_type","subject_id","organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"visitors" boolean NOT NULL,
	"organization_type_ids" bigint[] NOT NULL,
	"user_ids" bigint[] NOT NULL,
	"trial_quota" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "audiences_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id"),
	CONSTRAINT "audiences_trial_quota" CHECK ("audiences"."trial_quota" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ppv_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ppv_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"pack_id" integer NOT NULL,
	"order_id" bigint,
	"quota" integer NOT NULL,
	"balance" integer NOT NULL,
	"uptime_days" integer NOT NULL,
	"available_at" timestamp with time zone NOT NULL,
	"article" boolean NOT NULL,
	"live" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "ppv_cards_owner_type" CHECK (owner_type in ('User', 'Organization')),
	CONSTRAINT "ppv_cards_balance" CHECK (balance between 0 and quota)
);
--> statement-breakpoint
CREATE TABLE "ppv_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ppv_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"product_key" text NOT NULL,
	"order_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" bigint NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_document_version_pk" PRIMARY KEY("user_id","document","version")
);
--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"customer_service_url" text NOT NULL,
	"position" integer NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dial_in_passcodes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dial_in_passcodes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"passcode" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"capacity" integer,
	"moved_at" timestamp with time zone,
	CONSTRAINT "event_slots_times" CHECK (starts_at < ends_at),
	CONSTRAINT "event_slots_capacity" CHECK (capacity > 0)
);
--> statement-breakpoint
CREATE TABLE "meeting_dial_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meeting_dial_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" bigint NOT NULL,
	"country_id" bigint NOT NULL,
	"phone_number" text NOT NULL,
	"passcode" text,
	"language" text NOT NULL,
	"available_from" text,
	"available_until" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "meeting_dial_ins_hours" CHECK ((available_from is null) = (available_until is null))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"meeting_way" text NOT NULL,
	"online_type" text NOT NULL,
	"online_address" text,
	"sc_offline_address" text,
	"tc_offline_address" text,
	"en_offline_address" text,
	"region_id" bigint,
	"hide_con_call" boolean DEFAULT false NOT NULL,
	"extra_link" text,
	"password" text,
	"capacity" integer,
	"current_price_cents" bigint,
	"original_price_cents" bigint,
	"limited_free_until" timestamp with time zone,
	"only_vip" boolean DEFAULT false NOT NULL,
	"vip_level" integer,
	"ppv_allowed" boolean DEFAULT false NOT NULL,
	"trial_allowed" boolean DEFAULT false NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"certified_only" boolean DEFAULT false NOT NULL,
	"host_id" bigint,
	"rtmp_region" text,
	"rtmp_type" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"moved_at" timestamp with time zone,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "meetings_times" CHECK (starts_at < ends_at),
	CONSTRAINT "meetings_way" CHECK (meeting_way in ('online', 'offline')),
	CONSTRAINT "meetings_mode" CHECK (online_type in ('offline', 'default_online', 'rtmp', 'other_online') and (online_type = 'offline') = (meeting_way = 'offline')),
	CONSTRAINT "meetings_capacity" CHECK (capacity > 0),
	CONSTRAINT "meetings_price" CHECK (current_price_cents > 0),
	CONSTRAINT "meetings_vip" CHECK (not only_vip or vip_level is not null),
	CONSTRAINT "meetings_rtmp_region" CHECK (rtmp_region in ('cn', 'ap', 'na', 'eu')),
	CONSTRAINT "meetings_rtmp_type" CHECK (rtmp_type in ('live', 'recording')),
	CONSTRAINT "meetings_rtmp" CHECK ((online_type = 'rtmp') = (rtmp_region is not null) and (rtmp_region is null) = (rtmp_type is null))
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"meeting_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"slot_id" bigint,
	"state" text NOT NULL,
	"reason" text,
	"held_until" timestamp with time zone,
	"booked_starts_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "registrations_state" CHECK (state in ('pending', 'prepending', 'registered', 'checkedin', 'noshow', 'rejected', 'canceled')),
	CONSTRAINT "registrations_hold" CHECK (held_until is null or state = 'prepending')
);
--> statement-breakpoint
CREATE TABLE "event_co_organizers" (
	"event_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_co_organizers_event_id_organization_id_pk" PRIMARY KEY("event_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "event_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"phone_number" text,
	"email" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"file_url" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"url" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_notes" (
	"event_id" bigint NOT NULL,
	"work_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_notes_event_id_work_id_pk" PRIMARY KEY("event_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "event_speakers" (
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_speakers_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "investor_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "investor_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_type_id" bigint NOT NULL,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"sc_summary" text,
	"tc_summary" text,
	"en_summary" text,
	"sc_introduction" text,
	"tc_introduction" text,
	"en_introduction" text,
	"organizer_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"timezone" text NOT NULL,
	"meeting_way" text NOT NULL,
	"language" text NOT NULL,
	"industry_id" bigint,
	"market_id" bigint,
	"one_to_one" boolean DEFAULT false NOT NULL,
	"rejection_reason" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"playback_url" text,
	"published_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "investor_events_times" CHECK ("investor_events"."starts_at" < "investor_events"."ends_at"),
	CONSTRAINT "investor_events_way" CHECK ("investor_events"."meeting_way" in ('online', 'offline')),
	CONSTRAINT "investor_events_language" CHECK ("investor_events"."language" in ('zh', 'en'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint,
	"width" integer,
	"height" integer,
	"declared_bytes" bigint,
	"uploader_id" bigint,
	"state" text NOT NULL,
	"token_hash" text,
	"upload_until" timestamp with time zone,
	"subject_type" text,
	"subject_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_key" UNIQUE("key"),
	CONSTRAINT "files_token" UNIQUE("token_hash"),
	CONSTRAINT "files_state" CHECK ("files"."state" in ('waiting', 'receiving', 'stored')),
	CONSTRAINT "files_stored" CHECK ("files"."state" <> 'stored' or "files"."bytes" is not null),
	CONSTRAINT "files_size" CHECK (("files"."width" is null) = ("files"."height" is null) and ("files"."width" is null or ("files"."width" > 0 and "files"."height" > 0)))
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_type" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"unit" text NOT NULL,
	"purpose" text NOT NULL,
	"balance" bigint,
	"entry_count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_owner_type" CHECK (owner_type in ('User', 'Organization', 'System')),
	CONSTRAINT "ledger_accounts_unit" CHECK (unit in ('COIN', 'GIFT')),
	CONSTRAINT "ledger_accounts_running" CHECK ((balance is null) = (owner_type = 'System')),
	CONSTRAINT "ledger_accounts_never_below_zero" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	"account_seq" bigint,
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref_type" text NOT NULL,
	"ref_id" text NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"reverses_id" bigint,
	"memo" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_reversed_once" UNIQUE("reverses_id")
);
--> statement-breakpoint
CREATE TABLE "right_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "right_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"event_id" bigint,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_captions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_captions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"speaker" text NOT NULL,
	"body" text NOT NULL,
	"lang" text NOT NULL,
	"second" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_conversation_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"room" text NOT NULL,
	"member_id" bigint NOT NULL,
	"sender_name" text NOT NULL,
	"body" text NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_conversation_reads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_conversation_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"room" text NOT NULL,
	"until" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"user_id" bigint,
	"title" text,
	"phone_number" text NOT NULL,
	"caller" text,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"is_incoming" boolean DEFAULT false NOT NULL,
	"ends_with_right" boolean DEFAULT false NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"scheduled_at" timestamp with time zone,
	"is_backup" boolean DEFAULT false NOT NULL,
	"mute" boolean DEFAULT false NOT NULL,
	"hide" boolean DEFAULT false NOT NULL,
	"connected_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "live_calls_role" CHECK (role in ('connector', 'expert', 'audience')),
	CONSTRAINT "live_calls_state" CHECK (state in ('notcall', 'calling', 'ringing', 'connected', 'busy', 'no_answer', 'hanged_up', 'failed')),
	CONSTRAINT "live_calls_owner" CHECK (user_id is not null or not (is_incoming or ends_with_right)),
	CONSTRAINT "live_calls_hidden" CHECK (mute or not hide or state <> 'connected')
);
--> statement-breakpoint
CREATE TABLE "live_preview_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_preview_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"uploaded_by" bigint NOT NULL,
	"file_name" text NOT NULL,
	"file_url" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"shown_key" text,
	"pages" integer,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "live_preview_files_state" CHECK (state in ('waiting', 'converting', 'finished', 'failed')),
	CONSTRAINT "live_preview_files_failure" CHECK ((state = 'failed') = (failure is not null)),
	CONSTRAINT "live_preview_files_shown" CHECK ((state = 'finished') = (shown_key is not null))
);
--> statement-breakpoint
CREATE TABLE "live_question_votes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_question_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"body" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"author_name" text NOT NULL,
	"state" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_second" integer,
	"answered_by" bigint,
	"answerer_name" text,
	"answer" text,
	"client_id" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_questions_state" CHECK (state in ('waiting', 'live', 'answered', 'dismissed')),
	CONSTRAINT "live_questions_answer" CHECK ((answer is null) = (answered_by is null))
);
--> statement-breakpoint
CREATE TABLE "live_recording_tracks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_recording_tracks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recording_id" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"from_ms" integer NOT NULL,
	"to_ms" integer,
	CONSTRAINT "live_recording_tracks_kind" CHECK (kind in ('audio', 'video'))
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_recordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"state" text NOT NULL,
	"started_by" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stops_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"warned_at" timestamp with time zone,
	"seconds" integer,
	"failure" text,
	"media_key" text,
	"hls_key" text,
	CONSTRAINT "live_recordings_state" CHECK (state in ('running', 'stopped', 'composing', 'finished', 'failed')),
	CONSTRAINT "live_recordings_end" CHECK ((state = 'running') = (stopped_at is null)),
	CONSTRAINT "live_recordings_failure" CHECK (case when state = 'failed' then failure is not null
        when state = 'running' then failure is null
        else failure is null or failure = 'disk_full' end)
);
--> statement-breakpoint
CREATE TABLE "live_scores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_scores_value" CHECK (value between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "live_attendance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_attendance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"seconds" integer,
	CONSTRAINT "live_attendance_end" CHECK ((left_at is null) = (seconds is null))
);
--> statement-breakpoint
CREATE TABLE "live_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"event_role" text NOT NULL,
	"role" text NOT NULL,
	"super_moderator" boolean DEFAULT false NOT NULL,
	"co_host" boolean DEFAULT false NOT NULL,
	"mute" boolean NOT NULL,
	"hide" boolean DEFAULT false NOT NULL,
	"volume" integer NOT NULL,
	"allow_view_list" boolean DEFAULT false NOT NULL,
	"allow_view_message" boolean DEFAULT false NOT NULL,
	"allow_view_count" boolean DEFAULT false NOT NULL,
	"allow_manage_mute" boolean DEFAULT false NOT NULL,
	"hands_up_at" timestamp with time zone,
	"given_name" text,
	"role_before" text,
	"share_screen_uid" bigint,
	"is_trial" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"trial_ended_at" timestamp with time zone,
	"is_voice_changed" boolean DEFAULT false NOT NULL,
	"entitled_at" timestamp with time zone,
	"access_ended_at" timestamp with time zone,
	"tokens_from" timestamp with time zone,
	"session_id" bigint,
	"removed_at" timestamp with time zone,
	"removed_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_members_role" CHECK (role in ('broadcaster', 'expert', 'audience', 'staff')),
	CONSTRAINT "live_members_volume" CHECK (volume between 0 and 100),
	CONSTRAINT "live_members_hand" CHECK (hands_up_at is null or (role = 'audience' and mute)),
	CONSTRAINT "live_members_staff" CHECK (role <> 'staff' or mute)
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"sender_name" text NOT NULL,
	"sender_role" text NOT NULL,
	"body" text NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"meeting_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"allow_public_channel" boolean DEFAULT true NOT NULL,
	"announcement" text,
	"spotlight_uid" bigint,
	"asr_state" text DEFAULT 'none' NOT NULL,
	"recording_since" timestamp with time zone,
	"background_url" text,
	"layout" text DEFAULT 'grid' NOT NULL,
	"compliance_played_at" timestamp with time zone,
	"shown_preview_id" bigint,
	"shown_page" integer,
	"converter_state" text,
	"demo" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_sessions_layout" CHECK (layout in ('grid', 'speaker', 'presentation')),
	CONSTRAINT "live_sessions_converter" CHECK (converter_state in ('connecting', 'running', 'failed')),
	CONSTRAINT "live_sessions_shown" CHECK ((shown_preview_id is null) = (shown_page is null)),
	CONSTRAINT "live_sessions_asr" CHECK (asr_state in ('none', 'running', 'finished', 'failed')),
	CONSTRAINT "live_sessions_state" CHECK (state in ('unprepare', 'preparing', 'streaming', 'pre_stopped', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "notice_mutes" (
	"user_id" bigint NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "notice_mutes_user_id_group_pk" PRIMARY KEY("user_id","group")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_type" text NOT NULL,
	"product_id" bigint NOT NULL,
	"product_key" text NOT NULL,
	"single" boolean NOT NULL,
	"state" text NOT NULL,
	"sc_title" text,
	"tc_title" text,
	"en_title" text,
	"price_cents" bigint NOT NULL,
	"paid_with" text,
	"payer_type" text,
	"payer_id" bigint,
	"card_id" bigint,
	"gift_cents" bigint DEFAULT 0 NOT NULL,
	"coin_cents" bigint DEFAULT 0 NOT NULL,
	"transaction_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"failure" text,
	"attempt_key" text,
	"refund_reason" text,
	CONSTRAINT "orders_state" CHECK (state in ('created', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
	CONSTRAINT "orders_price" CHECK (price_cents > 0),
	CONSTRAINT "orders_parts" CHECK (gift_cents >= 0 and coin_cents >= 0),
	CONSTRAINT "orders_paid" CHECK (state not in ('paid', 'refunding', 'refunded') or (paid_at is not null and payer_id is not null and (paid_with = 'ppv' and card_id is not null or paid_with = 'balance' and gift_cents + coin_cents = price_cents)))
);
--> statement-breakpoint
CREATE TABLE "organization_users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organization_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"state" text NOT NULL,
	"real_name" text,
	"lead" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "organization_users_state" CHECK ("organization_users"."state" in ('pending', 'passed', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organizations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organization_type_id" bigint NOT NULL,
	"sc_name" text,
	"tc_name" text,
	"en_name" text,
	"sc_introduction" text,
	"en_introduction" text,
	"website" text,
	"logo_url" text,
	"industry_id" bigint,
	"country_id" bigint,
	"state_id" bigint,
	"city_id" bigint,
	"stock_code" text,
	"contact" text,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entitlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"product_key" text NOT NULL,
	"source" text NOT NULL,
	"order_id" bigint NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reactions_subject_type_subject_id_user_id_pk" PRIMARY KEY("subject_type","subject_id","user_id"),
	CONSTRAINT "reactions_reaction" CHECK ("reactions"."reaction" in ('like', 'dislike')),
	CONSTRAINT "reactions_reasons" CHECK ("reactions"."reaction" = 'like' or jsonb_array_length("reactions"."reasons") > 0)
);
--> statement-breakpoint
CREATE TABLE "order_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" bigint NOT NULL,
	"seen_cents" bigint,
	"notified_starts_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"state" text NOT NULL,
	"title" text NOT NULL,
	"revision" jsonb NOT NULL,
	"submitted_by" bigint NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('draft', 'pending', 'passed', 'rejected')),
	CONSTRAINT "reviews_reason" CHECK ("reviews"."state" <> 'rejected' or "reviews"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"passage" integer DEFAULT 0 NOT NULL,
	"at_ms" integer,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"kind" text NOT NULL,
	"audience_type" text NOT NULL,
	"audience_id" bigint NOT NULL,
	"sc_title" text,
	"tc_title" text,
	"en_title" text,
	"sc_text" text,
	"tc_text" text,
	"en_text" text,
	"terms" "tsvector" NOT NULL,
	"author_text" text NOT NULL,
	"industry_id" bigint,
	"market_id" bigint,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_documents_subject_type_subject_id_passage_pk" PRIMARY KEY("subject_type","subject_id","passage"),
	CONSTRAINT "search_documents_document" CHECK ("search_documents"."passage" > 0 or not "search_documents"."is_restricted")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" bigint NOT NULL,
	"term" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_user_id_term_pk" PRIMARY KEY("user_id","term")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"subject_type" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"indexed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"hour" timestamp with time zone NOT NULL,
	"term" text NOT NULL,
	"written" text NOT NULL,
	"locale" text NOT NULL,
	"searcher" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_uses_hour_term_searcher_pk" PRIMARY KEY("hour","term","searcher")
);
--> statement-breakpoint
CREATE TABLE "topups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"gift_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"reference" text NOT NULL,
	"slip_url" text NOT NULL,
	"bank_reference" text,
	"bank_reference_key" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	CONSTRAINT "topups_reference" UNIQUE("reference"),
	CONSTRAINT "topups_bank_reference" UNIQUE("bank_reference_key"),
	CONSTRAINT "topups_state_known" CHECK (state in ('pending', 'confirmed', 'rejected')),
	CONSTRAINT "topups_amount" CHECK (cents > 0 and gift_cents >= 0),
	CONSTRAINT "topups_confirmed" CHECK (state <> 'confirmed' or bank_reference_key is not null),
	CONSTRAINT "topups_bank_reference_key" CHECK ((bank_reference is null) = (bank_reference_key is null))
);
--> statement-breakpoint
CREATE TABLE "vip_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vip_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"days" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"order_id" bigint,
	"staff_id" bigint,
	"note" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "vip_grants_days" CHECK (days between 1 and 366),
	CONSTRAINT "vip_grants_level" CHECK (level between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"viewer_key" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_viewer_key_route_key_pk" PRIMARY KEY("viewer_key","route","key")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "event_deliveries" (
	"event_id" bigint NOT NULL,
	"subscriber" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_deliveries_event_id_subscriber_pk" PRIMARY KEY("event_id","subscriber")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_capabilities" ADD CONSTRAINT "user_capabilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_attachments" ADD CONSTRAINT "article_attachments_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_views" ADD CONSTRAINT "article_views_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_work_id_article_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."article_works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ppv_uses" ADD CONSTRAINT "ppv_uses_card_id_ppv_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."ppv_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dial_in_passcodes" ADD CONSTRAINT "dial_in_passcodes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dial_in_passcodes" ADD CONSTRAINT "dial_in_passcodes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_slots" ADD CONSTRAINT "event_slots_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_dial_ins" ADD CONSTRAINT "meeting_dial_ins_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_slot_id_event_slots_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."event_slots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_co_organizers" ADD CONSTRAINT "event_co_organizers_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_co_organizers" ADD CONSTRAINT "event_co_organizers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_contacts" ADD CONSTRAINT "event_contacts_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_files" ADD CONSTRAINT "event_files_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_links" ADD CONSTRAINT "event_links_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notes" ADD CONSTRAINT "event_notes_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_notes" ADD CONSTRAINT "event_notes_work_id_article_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."article_works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_investor_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."investor_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_events" ADD CONSTRAINT "investor_events_organizer_id_organizations_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploader_id_users_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_captions" ADD CONSTRAINT "live_captions_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_conversation_messages" ADD CONSTRAINT "live_conversation_messages_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_conversation_messages" ADD CONSTRAINT "live_conversation_messages_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_conversation_reads" ADD CONSTRAINT "live_conversation_reads_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_calls" ADD CONSTRAINT "live_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_preview_files" ADD CONSTRAINT "live_preview_files_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_preview_files" ADD CONSTRAINT "live_preview_files_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_votes" ADD CONSTRAINT "live_question_votes_question_id_live_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."live_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_question_votes" ADD CONSTRAINT "live_question_votes_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_questions" ADD CONSTRAINT "live_questions_answered_by_live_members_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recording_tracks" ADD CONSTRAINT "live_recording_tracks_recording_id_live_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."live_recordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_started_by_live_members_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_scores" ADD CONSTRAINT "live_scores_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_scores" ADD CONSTRAINT "live_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_attendance" ADD CONSTRAINT "live_attendance_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_members" ADD CONSTRAINT "live_members_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_live_id_live_sessions_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_member_id_live_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."live_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_users" ADD CONSTRAINT "organization_users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_users" ADD CONSTRAINT "organization_users_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_deliveries" ADD CONSTRAINT "event_deliveries_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follows_target" ON "follows" USING btree ("target_type","target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_active" ON "identities" USING btree ("provider","subject") WHERE "identities"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_target" ON "one_time_codes" USING btree ("purpose","target");--> statement-breakpoint
CREATE INDEX "one_time_codes_expires" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_experiences_user" ON "work_experiences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appointments_user" ON "appointments" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "appointments_state" ON "appointments" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "article_attachments_article" ON "article_attachments" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_views_day" ON "article_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_work_lang" ON "articles" USING btree ("work_id","lang");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at","id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "articles_industry" ON "articles" USING btree ("lang","industry_id","published_at");--> statement-breakpoint
CREATE INDEX "articles_author" ON "articles" USING btree ("author_id","published_at");--> statement-breakpoint
CREATE INDEX "audience_trials_user" ON "audience_trials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ppv_cards_owner" ON "ppv_cards" USING btree ("owner_type","owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ppv_cards_order" ON "ppv_cards" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ppv_uses_open" ON "ppv_uses" USING btree ("user_id","product_key") WHERE returned_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ppv_uses_order" ON "ppv_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ppv_uses_card" ON "ppv_uses" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "comments_subject" ON "comments" USING btree ("subject_type","subject_id","id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dial_in_passcodes_once" ON "dial_in_passcodes" USING btree ("meeting_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dial_in_passcodes_passcode" ON "dial_in_passcodes" USING btree ("passcode");--> statement-breakpoint
CREATE INDEX "event_slots_meeting" ON "event_slots" USING btree ("meeting_id","starts_at");--> statement-breakpoint
CREATE INDEX "meeting_dial_ins_meeting" ON "meeting_dial_ins" USING btree ("meeting_id","position");--> statement-breakpoint
CREATE INDEX "meetings_event" ON "meetings" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "meetings_starts" ON "meetings" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_once" ON "registrations" USING btree ("meeting_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_slot" ON "registrations" USING btree ("event_id","user_id") WHERE slot_id is not null and state not in ('rejected', 'canceled');--> statement-breakpoint
CREATE INDEX "registrations_user" ON "registrations" USING btree ("user_id","state_at");--> statement-breakpoint
CREATE INDEX "registrations_meeting" ON "registrations" USING btree ("meeting_id","state");--> statement-breakpoint
CREATE INDEX "registrations_slot" ON "registrations" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "event_contacts_event" ON "event_contacts" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_files_event" ON "event_files" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "event_links_event" ON "event_links" USING btree ("event_id","position");--> statement-breakpoint
CREATE INDEX "investor_events_starts" ON "investor_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "investor_events_ends" ON "investor_events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "files_upload_until" ON "files" USING btree ("upload_until");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner_type","owner_id","unit","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_sequence" ON "ledger_entries" USING btree ("account_id","account_seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" USING btree ("kind","ref_type","ref_id","step");--> statement-breakpoint
CREATE INDEX "right_changes_turn" ON "right_changes" USING btree ("failures","id");--> statement-breakpoint
CREATE INDEX "live_captions_live" ON "live_captions" USING btree ("live_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_conversation_messages_once" ON "live_conversation_messages" USING btree ("member_id","client_id");--> statement-breakpoint
CREATE INDEX "live_conversation_messages_room" ON "live_conversation_messages" USING btree ("live_id","room","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_conversation_reads_once" ON "live_conversation_reads" USING btree ("member_id","room");--> statement-breakpoint
CREATE INDEX "live_calls_live" ON "live_calls" USING btree ("live_id","id");--> statement-breakpoint
CREATE INDEX "live_calls_due" ON "live_calls" USING btree ("scheduled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_calls_connector" ON "live_calls" USING btree ("live_id") WHERE role = 'connector' and removed_at is null;--> statement-breakpoint
CREATE INDEX "live_preview_files_live" ON "live_preview_files" USING btree ("live_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_question_votes_once" ON "live_question_votes" USING btree ("question_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_questions_once" ON "live_questions" USING btree ("member_id","client_id");--> statement-breakpoint
CREATE INDEX "live_questions_live" ON "live_questions" USING btree ("live_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_questions_shown" ON "live_questions" USING btree ("live_id") WHERE state = 'live';--> statement-breakpoint
CREATE INDEX "live_recording_tracks_part" ON "live_recording_tracks" USING btree ("recording_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_recording_tracks_path" ON "live_recording_tracks" USING btree ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "live_recordings_part" ON "live_recordings" USING btree ("live_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "live_recordings_running" ON "live_recordings" USING btree ("live_id") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "live_scores_once" ON "live_scores" USING btree ("live_id","user_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "live_attendance_open" ON "live_attendance" USING btree ("member_id") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "live_attendance_member" ON "live_attendance" USING btree ("member_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_members_once" ON "live_members" USING btree ("live_id","user_id");--> statement-breakpoint
CREATE INDEX "live_members_user" ON "live_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_members_role" ON "live_members" USING btree ("live_id","role");--> statement-breakpoint
CREATE INDEX "live_members_hands" ON "live_members" USING btree ("live_id","hands_up_at");--> statement-breakpoint
CREATE UNIQUE INDEX "live_members_screen" ON "live_members" USING btree ("live_id") WHERE share_screen_uid is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_members_host" ON "live_members" USING btree ("live_id") WHERE role = 'broadcaster' and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_messages_once" ON "live_messages" USING btree ("member_id","client_id");--> statement-breakpoint
CREATE INDEX "live_messages_live" ON "live_messages" USING btree ("live_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_meeting" ON "live_sessions" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_channel" ON "live_sessions" USING btree ("channel");--> statement-breakpoint
CREATE INDEX "live_sessions_state" ON "live_sessions" USING btree ("state");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("user_id","product_key") WHERE single and state in ('created', 'paid', 'refunding');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_attempt" ON "orders" USING btree ("user_id","attempt_key") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_goods" ON "orders" USING btree ("product_type","product_id");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE state = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "organization_users_active" ON "organization_users" USING btree ("organization_id","user_id") WHERE "organization_users"."dismissed_at" is null and "organization_users"."state" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "organization_users_lead" ON "organization_users" USING btree ("organization_id") WHERE "organization_users"."lead" and "organization_users"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "organization_users_user" ON "organization_users" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_open" ON "entitlements" USING btree ("user_id","product_key") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "entitlements_order" ON "entitlements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_reminders_once" ON "order_reminders" USING btree ("user_id","resource_type","resource_id");--> statement-breakpoint
CREATE INDEX "order_reminders_checked" ON "order_reminders" USING btree ("checked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_pending" ON "reviews" USING btree ("subject_type","subject_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_newest" ON "search_documents" USING btree ("published_at") WHERE passage = 0;--> statement-breakpoint
CREATE INDEX "topups_user" ON "topups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "topups_state" ON "topups" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "vip_grants_user" ON "vip_grants" USING btree ("user_id","granted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_grants_order" ON "vip_grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "rate_limits_window" ON "rate_limits" USING btree ("window_ends_at");
--> statement-breakpoint
-- 30-ledger.sql
-- An entry moves the running balance of its account, so that the two cannot disagree.
create function ledger_entry_apply() returns trigger language plpgsql as $$
begin
  update ledger_accounts
    set balance = balance + new.amount, entry_count = entry_count + 1
    where id = new.account_id and balance is not null
    returning balance, entry_count into new.balance_after, new.account_seq;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_entry_apply before insert on ledger_entries
  for each row execute function ledger_entry_apply();
--> statement-breakpoint
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function ledger_append_only();
--> statement-breakpoint
-- Balances start at 0 and change by an entry's trigger only (depth 2), never by a statement.
create function ledger_account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.entry_count <> 0 then
      raise exception 'a ledger account starts at 0' using errcode = '23514';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or pg_trigger_depth() < 2
    or (old.id, old.owner_type, old.owner_id, old.unit, old.purpose)
      is distinct from (new.id, new.owner_type, new.owner_id, new.unit, new.purpose) then
    raise exception 'a ledger account changes by its entries only' using errcode = '23514';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_account_guard before insert or update or delete on ledger_accounts
  for each row execute function ledger_account_guard();
--> statement-breakpoint
-- At commit: every transaction has entries, and they sum to 0 in each unit.
create function ledger_transaction_balanced() returns trigger language plpgsql as $$
declare
  checked bigint;
begin
  if tg_table_name = 'ledger_transactions' then
    checked := new.id;
  else
    checked := new.transaction_id;
  end if;
  if not exists (select from ledger_entries where transaction_id = checked) then
    raise exception 'ledger transaction % has no entries', checked using errcode = '23514';
  end if;
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = checked group by a.unit having sum(e.amount) <> 0
  ) then
    raise exception 'ledger transaction % is not balanced', checked using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transaction_balanced after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balanced();
--> statement-breakpoint
create constraint trigger ledger_entry_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_transaction_balanced();
--> statement-breakpoint
-- 40-calendar.sql
-- Calendars accept a change of an entry only if its sequence has risen. A trigger counts, so that every
-- change of a row counts. Each row counts itself: nothing is locked that was not locked before.
create function calendar_change_count() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
--> statement-breakpoint
create trigger calendar_change_count before update on investor_events
  for each row when (
    (old.canceled_at, old.sc_name, old.tc_name, old.en_name)
    is distinct from (new.canceled_at, new.sc_name, new.tc_name, new.en_name))
  execute function calendar_change_count();
--> statement-breakpoint
create trigger calendar_change_count before update on meetings
  for each row when (
    (old.starts_at, old.ends_at, old.canceled_at, old.online_address, old.extra_link, old.password,
      old.sc_offline_address, old.tc_offline_address, old.en_offline_address)
    is distinct from
    (new.starts_at, new.ends_at, new.canceled_at, new.online_address, new.extra_link, new.password,
      new.sc_offline_address, new.tc_offline_address, new.en_offline_address))
  execute function calendar_change_count();
--> statement-breakpoint
create trigger calendar_change_count before update on registrations
  for each row when ((old.state, old.slot_id) is distinct from (new.state, new.slot_id))
  execute function calendar_change_count();
--> statement-breakpoint
-- The meeting counts for its slots: one may be left for another, and the sum must not fall.
create function calendar_slot_change() returns trigger language plpgsql as $$
begin
  update meetings set calendar_sequence = calendar_sequence + 1 where id = new.meeting_id;
  return null;
end $$;
--> statement-breakpoint
create trigger calendar_slot_change after update on event_slots
  for each row when ((old.starts_at, old.ends_at) is distinct from (new.starts_at, new.ends_at))
  execute function calendar_slot_change();
--> statement-breakpoint
-- Payers of a moved meeting or slot may cancel for days from the move (decisions PAY-78); those of
-- another slot may not. A change that names no instant gets the database's, so that no way of moving
-- forgets it.
create function start_moved() returns trigger language plpgsql as $$
begin
  new.moved_at := now();
  return new;
end $$;
--> statement-breakpoint
create trigger start_moved before update on meetings
  for each row when (
    old.starts_at is distinct from new.starts_at and old.moved_at is not distinct from new.moved_at)
  execute function start_moved();
--> statement-breakpoint
create trigger start_moved before update on event_slots
  for each row when (
    old.starts_at is distinct from new.starts_at and old.moved_at is not distinct from new.moved_at)
  execute function start_moved();
--> statement-breakpoint
-- 50-rights.sql
-- A right can end when any row it depends on changes (decisions, "Rights that end"). Triggers record
-- the change, so that neither a call nor a manual statement can miss it.
create function right_change_of_user() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) values (old.user_id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update or delete on user_capabilities
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on organization_users
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on vip_grants
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on event_speakers
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on event_speakers
  for each row when (
    (old.event_id, old.user_id) is distinct from (new.event_id, new.user_id))
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on registrations
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on registrations
  for each row when (old.state is distinct from new.state)
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after delete on orders
  for each row execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change_by_update after update on orders
  for each row when (old.state is distinct from new.state and old.state = 'paid')
  execute function right_change_of_user();
--> statement-breakpoint
create trigger right_change after update or delete on audience_trials
  for each row execute function right_change_of_user();
--> statement-breakpoint
create function right_change_of_closed_user() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) values (old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on users
  for each row when (old.withdrawn_at is distinct from new.withdrawn_at)
  execute function right_change_of_closed_user();
--> statement-breakpoint
create function right_change_of_event() returns trigger language plpgsql as $$
begin
  insert into right_changes (event_id) values (old.event_id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on meetings
  for each row when (
    (old.host_id, old.certified_only, old.canceled_at, old.current_price_cents, old.only_vip,
      old.vip_level, old.limited_free_until)
    is distinct from
    (new.host_id, new.certified_only, new.canceled_at, new.current_price_cents, new.only_vip,
      new.vip_level, new.limited_free_until))
  execute function right_change_of_event();
--> statement-breakpoint
create trigger right_change after delete on event_co_organizers
  for each row execute function right_change_of_event();
--> statement-breakpoint
create trigger right_change_by_update after update on event_co_organizers
  for each row when (
    (old.event_id, old.organization_id) is distinct from (new.event_id, new.organization_id))
  execute function right_change_of_event();
--> statement-breakpoint
create function right_change_of_own_event() returns trigger language plpgsql as $$
begin
  insert into right_changes (event_id) values (new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on investor_events
  for each row when (
    (old.withdrawn_at, old.canceled_at, old.published_at, old.organizer_id)
    is distinct from (new.withdrawn_at, new.canceled_at, new.published_at, new.organizer_id))
  execute function right_change_of_own_event();
--> statement-breakpoint
create function right_change_of_audience() returns trigger language plpgsql as $$
begin
  if new.subject_type = 'Event' then
    insert into right_changes (event_id) values (new.subject_id);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after insert or update on audiences
  for each row execute function right_change_of_audience();
--> statement-breakpoint
create function right_change_of_organization() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id)
    select user_id from organization_users where organization_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on organizations
  for each row when (
    (old.withdrawn_at, old.organization_type_id)
    is distinct from (new.withdrawn_at, new.organization_type_id))
  execute function right_change_of_organization();
--> statement-breakpoint
create function right_change_of_card() returns trigger language plpgsql as $$
begin
  insert into right_changes (user_id) select user_id from orders where card_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger right_change after update on ppv_cards
  for each row when (old.revoked_at is distinct from new.revoked_at)
  execute function right_change_of_card();