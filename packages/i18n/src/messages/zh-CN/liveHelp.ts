import type { Translated } from '../../createTranslate.ts';
import type { liveHelp as english } from '../en/liveHelp.ts';

/** 会议室周边页面：会前设备检测与电话拨入方式。 */
export const liveHelp: Translated<typeof english> = {
  enter: {
    ways: '进入或返回',
    help: '遇到问题？检测您的设备',
  },
  music: '等候时播放音乐',
  settings: {
    title: '画面与声音',
    devices: '设备',
    background: '背景',
    voice: '变声',
  },
  tutorial: {
    title: '会议室使用指南',
    lead: '按您在会议中的角色，了解可以使用的功能。',
    role: '您的角色',
    is: {
      audience: '您可以观看和收听，也可以提问、发消息和举手，由主持人决定谁发言。',
      expert: '您在台上：开启摄像头和麦克风后，所有人都能看到和听到您。',
      broadcaster: '您主持会议：准备、开始和结束会议，并决定谁发言。',
      staff: '您协助主持人维护秩序，不会被看到或听到。',
    },
    try: '会议室控制栏（试用）',
    tryHint: '请试着点击，外观和操作与会议室中一致，此处不会开启任何设备。',
    lessons: {
      enter: {
        title: '进入会议室',
        text: '会议室在会议开始前半小时开放。入口处可选择并测试设备；部分会议需要输入邀请中的密码。',
      },
      stage: {
        title: '观看舞台',
        text: '舞台最多显示十二路画面。可一键全屏。主持人设定主屏后，所有人都会看到该画面放大显示。',
      },
      speak: {
        title: '出镜与发言',
        text: '控制栏上有麦克风、摄像头和屏幕共享。会议进行中，可在“设备”中更换设备、背景和声音。',
      },
      hand: {
        title: '举手',
        text: '举手后会进入主持人的队列。获准发言时您会立即收到提示，并由您自行开启麦克风。',
      },
      talk: {
        title: '查看参会人与聊天',
        text: '舞台旁的面板包括参会人、公共聊天、群组和私聊。手机上可从控制栏打开。',
      },
      questions: {
        title: '向嘉宾提问',
        text: '问题单独列出，您可以点“我也想知道”；也可匿名提问，主持人仍可看到姓名。',
      },
      documents: {
        title: '查看文档',
        text: '嘉宾分享的文档显示在面板中。正在演示的文档显示在舞台上，页码与主持人一致。',
      },
      reactions: {
        title: '无声回应',
        text: '一键鼓掌、大笑等。所有人都能看到次数，但看不到是谁。',
      },
      order: {
        title: '维护秩序',
        text: '参会人列表中每个人都有菜单：允许发言、静音、隐藏、改名或移出会议。举手的人按先后顺序显示在列表上方。',
      },
      course: {
        title: '主持会议',
        text: '“准备”“开始”“请观众离场”“结束会议”会在相应时刻出现在控制栏末端。您可以移交主持人身份，也可以收回。',
      },
      recording: {
        title: '录制',
        text: '录制时会告知所有人。每段最长 65 分钟，60 分钟时提醒，随后可立即开始下一段。',
      },
      network: {
        title: '网络不佳时',
        text: '顶部的标志显示您的网络状况，点击可查看数据和建议。连接中断后会自动恢复。',
      },
    },
  },
  menu: { label: '帮助', shortcuts: '键盘快捷键', tutorial: '会议室使用指南', check: '设备检测' },
  shortcuts: {
    title: '键盘快捷键',
    use: '在会议室中启用单键操作',
    note: '输入文字、打开菜单或对话框时不会生效。如使用语音输入，或读屏软件需要相同的按键，请关闭此功能。',
    does: {
      microphone: '开启或关闭麦克风',
      camera: '开启或关闭摄像头',
      hand: '举手或取消举手',
      panel: '在小屏幕上打开或关闭参会人与聊天',
      fullScreen: '全屏显示舞台或退出全屏',
      help: '显示快捷键',
    },
    on: {
      microphone: '麦克风已开启',
      camera: '摄像头已开启',
      hand: '已举手',
      fullScreen: '已进入全屏',
    },
    off: {
      microphone: '麦克风已关闭',
      camera: '摄像头已关闭',
      hand: '已取消举手',
      fullScreen: '已退出全屏',
    },
  },
  check: {
    title: '设备检测',
    lead: '只需一分钟，过程与正式会议相同。此处无人能看到或听到您，也不会保存任何内容。',
    results: '检测结果',
    again: '全部重新检测',
    kinds: {
      browser: '浏览器',
      camera: '摄像头',
      microphone: '麦克风',
      speaker: '扬声器',
      network: '网络',
    },
    states: {
      waiting: '尚未检测',
      running: '检测中',
      passed: '正常',
      unsure: '可用，但有限制',
      failed: '不可用',
    },
    returned: '经服务器传回的您的画面',
    found: {
      speak: '请说几句话，听到声音即为正常。',
      silent: '未检测到声音。请确认已选择正确的麦克风，且其自身的静音开关未打开，然后重试。',
      play: '请播放测试音并仔细听。',
      unheard: '请调高设备音量或更换扬声器，然后再次播放。',
      join: '进入频道用时 {{time}} 毫秒',
      roundTrip: '往返 {{time}} 毫秒',
      sent: '发送 {{rate}} kbit/s',
      received: '传回 {{rate}} kbit/s，丢包 {{lost}}%',
      and: '，',
      poor: '可以使用，但声音或画面可能偶有中断。请关闭其他占用网络的程序，或改用有线网络。',
      'no-media': '已连接服务器。没有摄像头或麦克风，无法测试声音和画面的往返传输。',
      'not-returned':
        '已连接服务器，但声音和画面未能传回，可能被防火墙拦截。请联系网络管理员开放媒体端口，或更换网络。',
      refused: '服务器暂时无法提供检测，请几分钟后再试。',
      unreached: '无法连接媒体服务器。请确认网络已连接，且允许 WebSocket 和 WebRTC，然后重试。',
    },
    heard: '您听到测试音了吗？',
    yes: '听到了',
    no: '没听到',
    good: '一切就绪，可以参会了。',
    bad: '部分项目未通过，请参照各项旁的说明处理。',
    busy: '已检测 {{done}} 项，共 {{count}} 项',
  },
  ways: {
    title: '电话参会',
    lead: '会议也可以通过电话收听，无需浏览器或应用，仅按普通通话计费。',
    choice: '拨入方式',
    automatic: '自行拨入',
    manual: '人工接入',
    stepsTitle: '拨入步骤',
    steps: {
      automatic: {
        one: '会议开始前半小时内或会议进行中，拨打您所在国家或地区的号码。',
        two: '听到提示音后输入参会码，以 # 结束。',
        three: '即可收听会议；主持人可以允许您发言。',
      },
      manual: {
        one: '在服务时间内拨打以下任一号码。',
        two: '向话务员说明会议名称和您的姓名。',
        three: '请勿挂机，话务员核对报名信息后将为您接通。',
      },
    },
    where: '报名后，参会码显示在活动页。',
    numbers: '拨入号码',
    none: '当前没有可拨打的号码。',
  },
};
