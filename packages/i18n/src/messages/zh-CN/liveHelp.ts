import type { Translated } from '../../createTranslate.ts';
import type { liveHelp as english } from '../en/liveHelp.ts';

/** 直播间周边页面：会前设备检测与电话拨入方式。 */
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
        two: '听到提示音后输入密码，以 # 结束。',
        three: '即可收听会议；主持人可以允许您发言。',
      },
      manual: {
        one: '在服务时间内拨打以下任一号码。',
        two: '向话务员说明会议名称和您的姓名。',
        three: '请勿挂机，话务员核对报名信息后将为您接通。',
      },
    },
    where: '报名后，密码显示在活动页面。',
    numbers: '拨入号码',
    none: '当前没有可拨打的号码。',
  },
};
